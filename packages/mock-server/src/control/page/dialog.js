import { part } from './element.js'

/**
 * A dialog of the page: its buttons with `data-close` close it, and so does a press beside it.
 * @param {string} id
 */
export function dialogOf(id) {
  const dialog = part(id, HTMLDialogElement)
  dialog.addEventListener('click', ({ target }) => {
    const closes =
      target === dialog || (target instanceof Element && target.closest('[data-close]') !== null)
    if (closes) dialog.close()
  })
  return {
    open: () => {
      for (const words of dialog.querySelectorAll('[data-said], [data-failed]')) {
        words.replaceChildren()
      }
      dialog.showModal()
    },
    close: () => dialog.close(),
  }
}
