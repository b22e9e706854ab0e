/** The page's own small router: home, a table, the rules of a game or of a table, how to help with the texts, or nothing known. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'rules'; of: 'game' | 'table'; id: string }
  | { page: 'translations' }
  | { page: 'nowhere' }

type Make = (id: string) => Route

const PATHS: [RegExp, Make][] = [
  [/^\/table\/([^/]+)\/?$/, (table) => ({ page: 'table', table })],
  [/^\/table\/([^/]+)\/rules\/?$/, (id) => ({ page: 'rules', of: 'table', id })],
  [/^\/rules\/([^/]+)\/?$/, (id) => ({ page: 'rules', of: 'game', id })],
]

export function match(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' }
  if (/^\/translations\/?$/.test(path)) return { page: 'translations' }
  for (const [pattern, make] of PATHS) {
    const found = pattern.exec(path)
    if (found?.[1] === undefined) continue
    try {
      return make(decodeURIComponent(found[1]))
    } catch {
      break
    }
  }
  return { page: 'nowhere' }
}

let current: Route = $state.raw(match(location.pathname))

window.addEventListener('popstate', () => (current = match(location.pathname)))

export function route(): Route {
  return current
}

export function go(path: string): void {
  history.pushState(null, '', path)
  current = match(path)
  window.scrollTo(0, 0)
}

/** Follows a link without loading the page anew, unless the reader asked for another window. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname)
}
