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
  }

  function move(event: PointerEvent) {
    if (from === null || event.pointerId !== from.id) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    if (!dragging && Math.hypot(x, y) > START_PX) {
      dragging = true
      node.setPointerCapture(from.id)
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
    from = null
    dragging = false
    node.style.zIndex = node.style.transition = node.style.transform = ''
    if (played) options.drop({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })
  }

  function swallow(event: Event) {
    event.stopPropagation()
    event.preventDefault()
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  return {
    update(next: DragOptions) {
      options = next
    },
    destroy() {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
    },
  }
}
