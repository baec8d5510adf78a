import { fireEvent } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { find, isVisible } from '../visit/find.ts'
import type { ScreenDriver } from '../visit/queried.part.ts'
import { describeQuery, type Query } from '../visit/query.ts'
import type { DrawnTab } from './drawn.tab.tsx'

/** Finds and uses the elements that React drew into a tab. */
export function createDrawnDriver({ change, element: root, settled }: DrawnTab): ScreenDriver {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

  const all = (query: Query) => find(root, query)
  const one = (query: Query) => {
    const [found, ...others] = all(query)
    if (!found) throw new Error(`${describeQuery(query)} is not on the screen`)
    if (others.length > 0)
      throw new Error(`${describeQuery(query)} means ${others.length + 1} things`)
    return found
  }
  /** An element that a member can press: visible, not under a dialog, not disabled. */
  const usable = (query: Query) => {
    const element = one(query)
    if (!isVisible(element)) throw new Error(`${describeQuery(query)} cannot be seen`)
    const modal = [...root.querySelectorAll('dialog[open]')].at(-1)
    const isUnder = modal && !modal.contains(element) && !element.contains(modal)
    if (isUnder) throw new Error(`${describeQuery(query)} lies under "${modal.textContent}"`)
    if (element.closest('[inert]')) throw new Error(`${describeQuery(query)} is inert`)
    if (element.matches(':disabled')) throw new Error(`${describeQuery(query)} is disabled`)
    return element
  }
  const field = (query: Query) => {
    const element = usable(query)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (element.readOnly) throw new Error(`${describeQuery(query)} is read-only`)
      return element
    }
    throw new Error(`${describeQuery(query)} is not a field`)
  }

  return {
    count: async (query) => all(query).length,
    texts: async (query) => all(query).map(({ textContent }) => textContent),
    isVisible: async (query) => {
      const [found] = all(query)
      return found !== undefined && isVisible(found)
    },
    attribute: async (query, name) => one(query).getAttribute(name),
    value: async (query) => {
      const element = one(query)
      return 'value' in element ? String(element.value) : ''
    },
    click: async (query) => {
      const element = usable(query)
      await change(() => user.click(element))
    },
    fill: async (query, text) => {
      const element = field(query)
      await change(() => {
        element.focus()
        fireEvent.input(element, { target: { value: text } })
      })
    },
    press: async (query, key) => {
      const element = one(query)
      await change(async () => {
        element.focus()
        await user.keyboard(key.length > 1 ? `{${key}}` : key)
        if (key === 'Escape') cancelDialog(root)
      })
    },
    focus: async (query) => {
      const element = one(query)
      await change(() => element.focus())
    },
    select: async (query, value) => {
      const element = usable(query)
      await change(() => user.selectOptions(element, value))
    },
    waitUntil: async (what, isSo) => {
      await settled()
      if (!(await isSo())) throw new Error(`not true: ${what}; on the screen: ${screenNames(root)}`)
    },
  }
}

/** Does what a browser does with Escape: sends a cancel event to the top dialog. */
function cancelDialog(root: HTMLElement): void {
  const dialog = [...root.querySelectorAll('dialog[open]')].at(-1)
  if (!(dialog instanceof HTMLDialogElement)) return
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** The flows on the screen, for error messages. */
function screenNames(root: HTMLElement): string {
  return [...root.querySelectorAll<HTMLElement>('[data-flow]')]
    .map(({ dataset }) => `${dataset.flow} is ${dataset.screen}`)
    .join(', ')
}
