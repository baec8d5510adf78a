/** What the build has left in a page that it rendered. */
export interface RenderedMark {
  /** The address for which it was rendered. */
  readonly address: string
  readonly isMember: boolean
  /** The names of the screens that are on it. */
  readonly screens: readonly string[]
  /** The visible part of the configuration for which it was rendered. */
  readonly site: unknown
}

/** The id of the element that holds the mark, as JSON. */
export const renderedMarkId = 'rendered'

/** Reads the mark of a page that was rendered when the site was built; null for the empty page. */
export function readRenderedMark(page: Document = document): RenderedMark | null {
  const text = page.getElementById(renderedMarkId)?.textContent
  return text ? JSON.parse(text) : null
}

interface TypedText {
  readonly name: string
  readonly value: string
}

/**
 * Remembers what somebody has typed into the fields of a rendered page, and where the focus is: nothing on the page
 * has listened yet.
 * @returns the function that puts both into the fields of the same names, as if they were typed now
 */
export function keepEarlyInput(place: HTMLElement): () => void {
  const typed = fieldsIn(place).flatMap(({ name, value }): TypedText[] =>
    name && value ? [{ name, value }] : [],
  )
  const { activeElement } = place.ownerDocument
  const focused = activeElement instanceof HTMLInputElement ? activeElement : null
  return () => {
    const named = (name: string) => fieldsIn(place).find((field) => field.name === name)
    for (const { name, value } of typed) {
      const field = named(name)
      if (field) typeInto(field, value)
    }
    if (!focused?.name || focused.isConnected) return
    const field = named(focused.name)
    field?.focus({ preventScroll: true })
    if (focused.selectionStart !== null) {
      field?.setSelectionRange(focused.selectionStart, focused.selectionEnd)
    }
  }
}

function fieldsIn(place: HTMLElement): HTMLInputElement[] {
  return [...place.querySelectorAll('input')]
}

/** React compares a field's text with the one it knows, and reports a change only where they differ. */
function typeInto(field: HTMLInputElement, text: string): void {
  field.value = ''
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  native?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
