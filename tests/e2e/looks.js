// What is wrong with the look of the page now, as sentences. Read by looks.py; runs in the page.
async () => {
  // Two frames for what follows the window's size, then all motion at its end.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (const motion of document.getAnimations()) motion.finish()

  const faults = []
  const root = document.documentElement
  const over = root.scrollWidth - window.innerWidth
  if (over > 0) faults.push(`the page is ${over} px too wide`)
  const dialog = document.querySelector('dialog[open]')
  const scope = dialog ?? document.body
  const atTable = dialog === null && document.querySelector('[data-testid=table]') !== null

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colours = new Map()
  const rgba = (colour) => {
    if (!colours.has(colour)) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
      colours.set(colour, { r, g, b, a: a / 255 })
    }
    return colours.get(colour)
  }
  const blend = (top, under) => {
    const mix = (t, u) => t * top.a + u * (1 - top.a)
    return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 }
  }
  const light = ({ r, g, b }) => {
    const part = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  }
  const contrast = (a, b) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x)
    return (high + 0.05) / (low + 0.05)
  }

  /** The colours that may lie behind an element: one, or both ends of the table's gradient. */
  const grounds = (element) => {
    const layers = []
    for (let at = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      const colour = rgba(style.backgroundColor)
      if (colour.a > 0) layers.push(colour)
      if (colour.a === 1) return [layers.reduceRight((under, top) => blend(top, under))]
      if (style.backgroundImage.includes('gradient')) {
        const ends = ['--table', '--table-deep'].map((name) => rgba(getComputedStyle(at).getPropertyValue(name)))
        return ends.map((end) => layers.reduceRight((under, top) => blend(top, under), end))
      }
    }
    return [rgba(getComputedStyle(document.body).backgroundColor)]
  }

  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ')

  for (const element of scope.querySelectorAll('button, a[href], input, summary')) {
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || !element.checkVisibility()) continue
    if (box.left < -1 || box.right > window.innerWidth + 1) faults.push(`"${words(element)}" reaches over the side`)
    if (atTable && box.bottom > window.innerHeight + 1) faults.push(`"${words(element)}" reaches below the window`)
    const isCard = element.dataset.face !== undefined
    const x = isCard ? box.left + 14 : box.left + box.width / 2
    const y = isCard ? box.top + 18 : box.top + box.height / 2
    if (y < 0 || y > window.innerHeight) continue
    const hit = document.elementFromPoint(x, y)
    const meant = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element))
    // What scrolls inside a panel may be out of sight for now.
    const scrolled = element.closest('[data-testid=log], [data-testid=house-keys], [data-testid=result], dialog, aside')
    const clip = scrolled?.getBoundingClientRect()
    const away = clip !== undefined && (y < clip.top || y > clip.bottom)
    if (!meant && !away) faults.push(`"${words(element)}" is covered by <${hit?.tagName} class="${hit?.className}">`)
  }

  /** How wide the words of an element are, with its padding; scrollWidth rounds a cut of half a pixel away. */
  const needed = (element) => {
    const before = element.style.textOverflow
    element.style.textOverflow = 'clip'
    const range = document.createRange()
    range.selectNodeContents(element)
    const wide = range.getBoundingClientRect().width
    element.style.textOverflow = before
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    return wide + parseFloat(paddingLeft) + parseFloat(paddingRight) - 0.5
  }

  for (const element of scope.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    if (style.overflowX === 'visible' || !seen(element) || element.clientWidth < 2) continue
    if (style.textOverflow === 'ellipsis' && needed(element) > element.clientWidth) {
      faults.push(`"${words(element)}" is cut off`)
    }
  }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (node.data.trim() === '' || !seen(element) || element.closest('.sr-only, :disabled, [aria-disabled=true]')) continue
    if (element.offsetWidth < 2) continue
    const style = getComputedStyle(element)
    let opacity = 1
    for (let at = element; at !== null; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const ink = rgba(style.color)
    for (const ground of grounds(element)) {
      const found = contrast(blend({ ...ink, a: ink.a * opacity }, ground), ground)
      const least = large ? 3 : 4.5
      if (found < least) faults.push(`"${node.data.trim()}" has a contrast of ${found.toFixed(2)}, not ${least}`)
    }
  }
  return [...new Set(faults)]
}
