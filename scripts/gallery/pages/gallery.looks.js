// The looks that the gallery shows: pages of the site in frames as wide as a window, scaled down to fit.

/** @typedef {import('./window.d.ts').ShownLook} Shown */

/** How long a card stays in view before its look is loaded, in milliseconds: whoever scrolls on waits for none. */
const restingTime = 200

/** Frames are loaded where they are seen, and leave with their cards: hundreds of pages would fill the memory. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(resting.get(target))
      if (!isIntersecting) target.querySelector('iframe')?.remove()
      else
        resting.set(
          target,
          window.setTimeout(() => enliven(target), restingTime),
        )
    }
  },
  { rootMargin: '200px' },
)

/** @type {WeakMap<Element, number>} */
const resting = new WeakMap()

/** What each box on the page shows. @type {WeakMap<Element, Shown>} */
const shownIn = new WeakMap()

/** @param {Element} box */
function enliven(box) {
  const shown = shownIn.get(box)
  if (!shown || !box.isConnected || box.querySelector('iframe')) return
  // A card is opened, its look is not used there.
  box.append(frame(shown, { inert: true }))
}

/** A look that is as wide as its box, without use of its own. @param {Shown} shown @param {number} wide */
function preview(shown, wide) {
  const box = scaled(shown, wide / shown.width)
  if (shown.small) box.append(window.elements.picture(shown.small, ''))
  shownIn.set(box, shown)
  seen.observe(box)
  return box
}

/** A look to scroll in and to select texts of. @param {Shown} shown @param {number} wide @param {number} high */
function liveLook(shown, wide, high) {
  const live = frame(shown, { loading: 'lazy' })
  // Focus stays on the gallery while the look takes it for itself.
  live.setAttribute('inert', '')
  live.addEventListener('load', () => live.removeAttribute('inert'))
  const box = scaled(shown, Math.min(1, wide / shown.width, high / shown.height))
  box.append(live)
  return box
}

/** @param {Shown} shown @param {number} scale */
function scaled({ height, width: wide }, scale) {
  const box = window.elements.element('div', { class: 'look' })
  box.style.setProperty('--scale', String(scale))
  box.style.setProperty('--width', `${wide}px`)
  box.style.setProperty('--height', `${height}px`)
  return box
}

/** @param {Shown} shown @param {Record<string, string | boolean>} attributes */
function frame(shown, attributes) {
  // The keyboard passes over a frame: it would have to pass every link in it. The link beside it opens the look.
  return window.elements.element('iframe', {
    src: addressOf(shown),
    title: shownName(shown),
    tabindex: '-1',
    ...attributes,
  })
}

/** @param {Pick<Shown, 'page' | 'brand'>} shown */
function addressOf({ brand, page: file }) {
  return `${file}?brand=${brand}`
}

/** @param {Shown} shown */
function shownName({ brand, language: words, width: wide }) {
  return `${wide} px, ${words}, ${brand}`
}

window.lookFrames = { addressOf, liveLook, preview, shownName }
