import { find, isVisible } from '../../visit/find.ts'
import { describeQuery, type Query } from '../../visit/query.ts'

/** The point in the window that a pointer presses. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Finds the parts of the page that a test uses, and prepares them for real input. */
export const heldParts = {
  count: (query: Query): number => all(query).length,
  texts: (query: Query): string[] => all(query).map(({ textContent }) => textContent),
  isVisible: (query: Query): boolean => {
    const [found] = all(query)
    return found !== undefined && isVisible(found)
  },
  attribute: (query: Query, name: string): string | null => one(query).getAttribute(name),
  value: (query: Query): string => {
    const element = one(query)
    return 'value' in element ? String(element.value) : ''
  },

  /** The middle of the part, or of the close button of a toast that covers it. */
  pressPoint: (query: Query): Point & { readonly isToast: boolean } => {
    const element = usable(query)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const point = middleOf(element)
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)))) {
      return { ...point, isToast: false }
    }
    const closing = hit?.closest('[role="status"]')?.querySelector('button')
    if (closing) return { ...middleOf(closing), isToast: true }
    throw new Error(
      `${describeQuery(query)} lies under ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}`,
    )
  },
  focus: (query: Query): void => one(query).focus(),
  fill: (query: Query, text: string): void => {
    const element = usable(query)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
      throw new Error(`${describeQuery(query)} is not a field`)
    }
    element.focus()
    element.select()
    // As an input method does: the browser itself changes the field.
    if (text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, text)
    if (element.value === '' && text !== '')
      throw new Error(`${describeQuery(query)} takes no text`)
  },
  select: (query: Query, value: string): void => {
    const element = usable(query)
    if (!(element instanceof HTMLSelectElement))
      throw new Error(`${describeQuery(query)} has no options`)
    element.value = value
    for (const type of ['input', 'change']) {
      element.dispatchEvent(new Event(type, { bubbles: true }))
    }
  },
}

function all(query: Query): HTMLElement[] {
  return find(document.documentElement, query)
}

function one(query: Query): HTMLElement {
  const [found, ...others] = all(query)
  if (!found) throw new Error(`${describeQuery(query)} is not on the screen`)
  if (others.length > 0)
    throw new Error(`${describeQuery(query)} means ${others.length + 1} things`)
  return found
}

function usable(query: Query): HTMLElement {
  const element = one(query)
  if (!isVisible(element)) throw new Error(`${describeQuery(query)} cannot be seen`)
  if (element.matches(':disabled')) throw new Error(`${describeQuery(query)} is disabled`)
  return element
}

function middleOf(element: Element): Point {
  const { height, left, top, width } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

function labelsOf(element: HTMLElement): readonly HTMLElement[] {
  return element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
}
