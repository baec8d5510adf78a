import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import { isMatch, type Matcher, normal, type Query, type QueryStep } from './query.ts'

/** The elements that a query matches now, in the order of the document. */
export function find(root: HTMLElement, query: Query): HTMLElement[] {
  return query.reduce<HTMLElement[]>((found, step) => follow(root, found, step), [root])
}

function follow(root: HTMLElement, found: HTMLElement[], step: QueryStep): HTMLElement[] {
  switch (step.by) {
    case 'role':
      return within(found, (one) => byRole(one, step))
    case 'text':
      return within(found, (one) => byText(one, step.matcher))
    case 'label':
      return within(found, (one) => queryAllByLabelText(one, (text) => isMatch(text, step.matcher)))
    case 'selector':
      return within(found, (one) => bySelector(one, step.selector))
    case 'has':
      return found.filter((one) => find(one, step.query).length > 0)
    case 'hasText':
      return found.filter((one) => isMatch(one.textContent, step.matcher))
    case 'visible':
      return found.filter(isVisible)
    case 'nth':
      return found.slice(step.index).slice(0, 1)
    case 'or':
      return inOrder([...found, ...find(root, step.query)])
    case 'and': {
      const others = new Set(find(root, step.query))
      return found.filter((one) => others.has(one))
    }
  }
}

function within(
  scopes: readonly HTMLElement[],
  search: (scope: HTMLElement) => HTMLElement[],
): HTMLElement[] {
  return scopes.length === 1 ? scopes.flatMap(search) : inOrder(scopes.flatMap(search))
}

function inOrder(elements: readonly HTMLElement[]): HTMLElement[] {
  return [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

function byRole(
  scope: HTMLElement,
  { name, role, states }: Extract<QueryStep, { by: 'role' }>,
): HTMLElement[] {
  const options = name ? { name: (text: string) => isMatch(text, name) } : {}
  // The costly check whether an element is accessible runs below, on the few elements that are left.
  return queryAllByRole(scope, role, { hidden: true, ...states, ...options }).filter(isHeard)
}

/** The deepest elements whose text matches. */
function byText(scope: HTMLElement, matcher: Matcher): HTMLElement[] {
  const inside = [...scope.children].flatMap((child) =>
    child instanceof HTMLElement && canHold(child, matcher) ? byText(child, matcher) : [],
  )
  if (inside.length > 0) return inside
  return isMatch(scope.textContent, matcher) ? [scope] : []
}

/** A partial text also stands in every ancestor of its element; for a pattern that is not certain. */
function canHold(element: HTMLElement, matcher: Matcher): boolean {
  if (element.matches('script, style, template')) return false
  if ('pattern' in matcher) return true
  return normal(element.textContent).toLowerCase().includes(matcher.text.toLowerCase())
}

/** Finds elements by a selector of Playwright: CSS that may end with `:visible`. */
function bySelector(scope: HTMLElement, selector: string): HTMLElement[] {
  const [css = selector, ...rest] = selector.split(/:visible$/)
  const found = [...scope.querySelectorAll<HTMLElement>(css)]
  return rest.length > 0 ? found.filter(isVisible) : found
}

const neverShown = '[hidden], dialog:not([open]), template, script, style'

/** Whether an element is visible, as far as the document and its style sheets say. */
export function isVisible(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest(neverShown)) return false
  if (!isStyledVisible(element)) return false
  const closed = element.closest('details:not([open])')
  return !closed || closed === element || element.closest('summary')?.parentElement === closed
}

/** An element without a box of its own is visible if its content is. */
function isStyledVisible(element: Element): boolean {
  if (element.checkVisibility({ visibilityProperty: true })) return true
  const isWithoutBox = getComputedStyle(element).display === 'contents'
  return isWithoutBox && [...element.children].some(isStyledVisible)
}

function isHeard(element: HTMLElement): boolean {
  return isVisible(element) && !element.closest('[aria-hidden="true"]')
}
