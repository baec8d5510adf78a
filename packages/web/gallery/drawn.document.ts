import { carried } from './look.ts'

const modals: HTMLDialogElement[] = []

/** Remembers from now on which dialogs are opened modally, and in which order. */
export function watchModals(): void {
  const { close, showModal } = HTMLDialogElement.prototype
  const forget = (dialog: HTMLDialogElement) => {
    const at = modals.indexOf(dialog)
    if (at >= 0) modals.splice(at, 1)
  }
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      forget(this)
      modals.push(this)
      showModal.call(this)
    },
    close(this: HTMLDialogElement, value?: string) {
      forget(this)
      close.call(this, value)
    },
  })
}

/**
 * The HTML of what is drawn, with what HTML alone does not carry: the values of fields, which dialogs are
 * modal, and where the focus is.
 */
export function drawnHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('a copy of an element is an element')
  const originals = root.querySelectorAll('*')
  for (const [at, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[at]
    if (original) carry(original, element)
  }
  return copy.innerHTML
}

function carry(from: Element, to: Element): void {
  if (from === document.activeElement) to.setAttribute(carried.focus, '')
  if (from instanceof HTMLInputElement) {
    to.setAttribute('value', from.value)
    to.toggleAttribute('checked', from.checked)
  }
  if (from instanceof HTMLTextAreaElement) to.textContent = from.value
  if (from instanceof HTMLOptionElement) to.toggleAttribute('selected', from.selected)
  if (from instanceof HTMLDialogElement && from.open) {
    const place = modals.filter((dialog) => dialog.isConnected).indexOf(from)
    if (place >= 0) to.setAttribute(carried.modal, String(place))
  }
}
