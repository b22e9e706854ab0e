/** The page's own small router: home, a table, how to help with the texts, or nothing known. */

export type Route = { page: 'home' } | { page: 'table'; table: string } | { page: 'translations' } | { page: 'nowhere' }

export function match(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' }
  if (/^\/translations\/?$/.test(path)) return { page: 'translations' }
  const found = /^\/table\/([^/]+)\/?$/.exec(path)
  if (found?.[1] === undefined) return { page: 'nowhere' }
  try {
    return { page: 'table', table: decodeURIComponent(found[1]) }
  } catch {
    return { page: 'nowhere' }
  }
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
