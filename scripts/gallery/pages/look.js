// The page of a look. Its brand stands before the style sheet is applied; the rest follows its document.

/** @typedef {import('../look.page.ts').LookData} LookData */

/** @type {LookData} */
const { pictureFonts, themes } = window.looks

/** In the gallery, where a look must not take the focus. */
const isFramed = parent !== window

/** @param {string | null} name */
function showBrand(name) {
  const theme = themes[name ?? '']
  const { dataset, style } = document.documentElement
  dataset.mode = theme?.mode ?? 'dark'
  style.setProperty('--surface', theme?.surface ?? '')
  style.setProperty('--brand', theme?.brand ?? '')
  style.setProperty('--accent', theme?.accent ?? '')
}

/** Gives a look what HTML alone does not carry: fonts in drawn pictures, modal dialogs and the focus. */
function completeLook() {
  // An SVG that is shown as a picture may not load fonts.
  for (const image of document.querySelectorAll('img[src^="data:image/svg+xml,"]')) {
    const source = image.getAttribute('src') ?? ''
    image.setAttribute('src', source.replace('%3Cpath', `${pictureFonts}%3Cpath`))
  }
  const modals = [...document.querySelectorAll('dialog[data-look-modal]')]
  modals.sort((one, other) => placeOf(one) - placeOf(other))
  for (const modal of modals) {
    if (!(modal instanceof HTMLDialogElement)) continue
    modal.removeAttribute('open')
    modal.inert = isFramed
    modal.showModal()
    modal.inert = false
  }
  if (isFramed) return
  focused()?.blur()
  const focus = document.querySelector('[data-look-focus]')
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
}

/** @param {Element} modal */
function placeOf(modal) {
  return Number(modal.getAttribute('data-look-modal'))
}

function focused() {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement : null
}

/**
 * Replaces the look by that of another page of the same language: its style sheet and what checks it stay loaded.
 * @param {string} page the HTML of that page
 */
function takeLook(page) {
  const { body, title } = new DOMParser().parseFromString(page, 'text/html')
  document.title = title
  document.body.replaceWith(body)
  scrollTo(0, 0)
  completeLook()
}

window.showBrand = showBrand
window.takeLook = takeLook
showBrand(new URLSearchParams(location.search).get('brand'))
document.addEventListener('click', (event) => event.preventDefault())

if (isFramed) {
  // The gallery shows the look in a frame, which is as wide as a window without a scrollbar.
  document.documentElement.style.scrollbarWidth = 'none'
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // The look keeps its dialog; the gallery closes its own.
    event.preventDefault()
    parent.postMessage('escape', '*')
  })
}
