import type { KeptAnswer } from './kept-answers.ts'

/** What the build has left in a page that it rendered. */
export interface RenderedMark {
  /** The address for which it was rendered. */
  readonly address: string
  readonly isMember: boolean
  /** The names of the screens that are on it. */
  readonly screens: readonly string[]
  /** The visible part of the configuration for which it was rendered. */
  readonly site: Readonly<Record<string, unknown>>
  /** What services had answered when it was rendered, for what it shows of that. */
  readonly answers: readonly KeptAnswer[]
}

/** The id of the element that holds the mark, as JSON. */
export const renderedMarkId = 'rendered'

/** Reads the mark of a page that was rendered when the site was built; null for the empty page. */
export function readRenderedMark(page: Document = document): RenderedMark | null {
  const text = page.getElementById(renderedMarkId)?.textContent
  return text ? JSON.parse(text) : null
}

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Remembers what somebody has typed or chosen on a rendered page, and where the focus is, before the page is replaced.
 * @returns the function that restores both in the corresponding elements of the new page, as if it happened now
 */
export function keepEarlyInput(place: HTMLElement): () => void {
  const filled = fieldsIn(place).flatMap((field) =>
    field.value === '' ? [] : [{ key: keyIn(place, field), value: field.value }],
  )
  const { activeElement } = place.ownerDocument
  const isInside = activeElement instanceof HTMLElement && place.contains(activeElement)
  const focusedKey = isInside ? keyIn(place, activeElement) : null
  const selection = selectionOf(activeElement)
  return () => {
    const successors = new Map(
      [...place.querySelectorAll<HTMLElement>(focusable)].map((one) => [keyIn(place, one), one]),
    )
    for (const { key, value } of filled) {
      const field = successors.get(key)
      if (isField(field)) enter(field, value)
    }
    const focused = focusedKey === null ? undefined : successors.get(focusedKey)
    focused?.focus({ preventScroll: true })
    select(focused, selection)
  }
}

/**
 * Remembers what is typed or chosen while a page is taken over: React neither hears of it before it has taken over a
 * field, nor keeps it when it draws that field again.
 * @returns the function that enters it into the same fields, as if it happened now
 */
export function watchEarlyInput(place: HTMLElement): () => void {
  const entered = new Map<Field, string>()
  for (const field of fieldsIn(place)) {
    if (field.value !== '') entered.set(field, field.value)
  }
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLElement && isField(target) && target.matches(fields)) {
      entered.set(target, target.value)
    }
  }
  place.addEventListener('input', listen, { capture: true })
  return () => {
    place.removeEventListener('input', listen, { capture: true })
    for (const [field, value] of entered) {
      const selection = selectionOf(field)
      enter(field, value)
      if (field === place.ownerDocument.activeElement) select(field, selection)
    }
  }
}

/**
 * Takes over from `rendered.start`, which has marked the button that was pressed last, if nothing was typed since.
 * @returns the function that presses the same button of the page that answers
 */
export function takeEarlyPress(place: HTMLElement): () => void {
  place.dataset.rendered = ''
  const pressed = place.querySelector<HTMLElement>('button[data-pressed]')
  if (pressed === null) return () => {}
  pressed.removeAttribute('data-pressed')
  const key = keyIn(place, pressed)
  return () => {
    const buttons = [...place.querySelectorAll('button')]
    buttons.find((button) => keyIn(place, button) === key)?.click()
  }
}

const fields = 'input:not([type="checkbox"], [type="radio"]), select'
const focusable = `${fields}, a[href], button`

function fieldsIn(place: HTMLElement): Field[] {
  return [...place.querySelectorAll<Field>(fields)]
}

function isField(element: HTMLElement | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

/** What an element and its successor have in common, and their place among others that have the same. */
function keyIn(place: HTMLElement, element: HTMLElement): string {
  const nameOf = (one: HTMLElement) => {
    const names = ['name', 'aria-label', 'href'].map((name) => one.getAttribute(name))
    return [one.localName, ...names, isField(one) ? '' : one.textContent].join('\n')
  }
  const same = [...place.querySelectorAll<HTMLElement>(element.localName)].filter(
    (one) => nameOf(one) === nameOf(element),
  )
  return `${nameOf(element)}\n${same.indexOf(element)}`
}

type Selection = readonly [start: number, end: number | null] | null

function selectionOf(element: Element | null): Selection {
  const isText = element instanceof HTMLInputElement && element.selectionStart !== null
  return isText ? [element.selectionStart ?? 0, element.selectionEnd] : null
}

function select(element: Element | undefined, selection: Selection): void {
  if (selection === null || selectionOf(element ?? null) === null) return
  if (element instanceof HTMLInputElement) element.setSelectionRange(...selection)
}

/** React compares a field's text with the one it knows, and reports a change only where they differ. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  field.value = ''
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  native?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
