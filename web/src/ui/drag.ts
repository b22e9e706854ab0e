import type { Origin } from '../state/stage.svelte'

export interface DragOptions {
  enabled: boolean
  drop: (at: Origin) => void
}

const START_PX = 8
const PLAY_PX = 60

/**
 * Lets a card be dragged up out of the hand: dropped high enough, it is played; else it goes back. A press
 * without a drag stays an ordinary click.
 */
export function drag(node: HTMLElement, options: DragOptions) {
  let from: { x: number; y: number; id: number } | null = null
  let dragging = false

  function down(event: PointerEvent) {
    if (!options.enabled || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    // On the window: a quick hand has left the card before the first move is heard.
    for (const [type, heard] of heardOnWindow) window.addEventListener(type, heard)
  }

  function move(event: PointerEvent) {
    if (from === null || event.pointerId !== from.id) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    if (!dragging && Math.hypot(x, y) > START_PX) {
      dragging = true
      node.style.zIndex = '5'
      node.style.transition = 'none'
    }
    if (dragging) node.style.transform = `translate(${x}px, ${y}px)`
  }

  function up(event: PointerEvent) {
    if (from === null || event.pointerId !== from.id) return
    const rise = from.y - event.clientY
    const rect = node.getBoundingClientRect()
    const played = dragging && event.type === 'pointerup' && rise > PLAY_PX && options.enabled
    if (dragging) window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    release()
    node.style.zIndex = node.style.transition = node.style.transform = ''
    if (played) options.drop({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })
  }

  function release() {
    from = null
    dragging = false
    for (const [type, heard] of heardOnWindow) window.removeEventListener(type, heard)
  }

  function swallow(event: Event) {
    event.stopPropagation()
    event.preventDefault()
  }

  const heardOnWindow = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const

  node.addEventListener('pointerdown', down)
  return {
    update(next: DragOptions) {
      options = next
    },
    destroy() {
      node.removeEventListener('pointerdown', down)
      release()
    },
  }
}
