/** Marks the page while it is being used by keyboard: styles then show where the focus is. */
export function watchKeyboard(root: HTMLElement = document.documentElement): void {
  window.addEventListener('keydown', () => (root.dataset.keyboard = ''), { capture: true })
  window.addEventListener('pointerdown', () => delete root.dataset.keyboard, { capture: true })
}
