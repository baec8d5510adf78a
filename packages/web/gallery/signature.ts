import type { ShownWords } from './shown.words.ts'

/** The attributes whose texts come from messages. */
const spoken = ['aria-label', 'alt', 'placeholder', 'title']

/** The attributes that change how an element looks or what can be done with it. */
const telling = [
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'inert',
  'open',
  'readonly',
]

export interface DocumentFacts {
  readonly screens: readonly string[]
  readonly messages: readonly string[]
  readonly signature: string
}

/**
 * What distinguishes the looks of a page: its flows, messages, parts and their conditions. Figures, names and
 * the length of lists do not.
 */
export function documentFacts(root: HTMLElement, words: ShownWords): DocumentFacts {
  const screens = new Set<string>()
  const messages = new Set<string>()
  const parts = new Set<string>()
  const note = (text: string) => {
    const [id] = words.idsOf(text)
    if (id !== undefined) messages.add(id)
  }
  const walk = (element: Element) => {
    if (element instanceof HTMLElement && element.dataset.flow !== undefined) {
      screens.add(`${element.dataset.flow}.${element.dataset.screen ?? ''}`)
    }
    parts.add(`${element.localName} ${element.getAttribute('class') ?? ''}`)
    for (const name of telling) {
      const value = element.getAttribute(name)
      if (value !== null && value !== 'false') parts.add(`${element.localName} ${name}=${value}`)
    }
    for (const name of spoken) note(element.getAttribute(name) ?? '')
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) note(child.textContent ?? '')
      else if (child instanceof Element) walk(child)
    }
  }
  walk(root)
  const sorted = (all: ReadonlySet<string>) => [...all].toSorted()
  return {
    screens: sorted(screens),
    messages: sorted(messages),
    signature: JSON.stringify([sorted(screens), sorted(messages), sorted(parts)]),
  }
}
