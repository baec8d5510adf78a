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
  'open',
  'readonly',
]

/** What is told apart for itself: a page beside a panel and the panel change independently. */
const own =
  'header, nav, main, aside, footer, dialog, [data-flow], [role="status"], [role="alert"], [aria-live]'

export interface DrawnFacts {
  /** The flows that are drawn, as `flow.screen`. */
  readonly screens: readonly string[]
  /** The ids of the messages that are shown. */
  readonly messages: readonly string[]
  /** A text for each region of the document, the topmost last. */
  readonly regions: readonly string[]
}

/**
 * What distinguishes the looks of a page, region by region: its messages, its parts and their conditions. Figures,
 * names and the length of lists do not.
 */
export function drawnFacts(root: HTMLElement, words: ShownWords): DrawnFacts {
  const screens = new Set<string>()
  const messages = new Set<string>()
  const regions: Set<string>[] = []

  const visitRegion = (element: Element) => {
    const facts = new Set<string>()
    regions.push(facts)
    visit(element, facts)
  }
  const visit = (element: Element, facts: Set<string>) => {
    if (element instanceof HTMLElement && element.dataset.flow !== undefined) {
      const screen = `${element.dataset.flow}.${element.dataset.screen ?? ''}`
      screens.add(screen)
      facts.add(screen)
    }
    facts.add(`${element.localName} ${element.getAttribute('class') ?? ''}`)
    for (const name of telling) {
      const value = element.getAttribute(name)
      if (value !== null && value !== 'false') facts.add(`${element.localName} ${name}=${value}`)
    }
    for (const name of spoken) note(element.getAttribute(name), facts)
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) note(child.textContent, facts)
      else if (child instanceof Element) {
        if (child.matches(own)) visitRegion(child)
        else visit(child, facts)
      }
    }
  }
  const note = (text: string | null, facts: Set<string>) => {
    const [id] = words.idsOf(text ?? '')
    if (id === undefined) return
    messages.add(id)
    facts.add(id)
  }

  visitRegion(root)
  return {
    screens: [...screens].toSorted(),
    messages: [...messages].toSorted(),
    regions: regions.map((facts) => [...facts].toSorted().join('\n')),
  }
}
