const query = window.matchMedia('(prefers-color-scheme: dark)')
let dark = $state(query.matches)

/** Whether the device itself asks for dark pages at the moment. */
export function darkNow(): boolean {
  return dark
}

export function watchDark(): () => void {
  const changed = () => (dark = query.matches)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
