import type { ShownWords } from './shown.words.ts'

/** The attributes whose texts come from messages. */
const spoken = new Set(['aria-label', 'alt', 'placeholder', 'title'])

/** The attributes that change how an element looks or what can be done with it. */
const telling = new Set([
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
])

/** The elements that are told apart for themselves, because they change independently of each other. */
const regionNames = new Set([
  ...['header', 'nav', 'main', 'aside', 'footer', 'dialog', 'section', 'article', 'form', 'search'],
  ...['ul', 'ol', 'dl', 'table', 'fieldset'],
])
const regionRoles = new Set(['status', 'alert'])

export interface DrawnFacts {
  /** The flows that are drawn, as `flow.screen`. */
  readonly screens: readonly string[]
  /** The ids of the messages that are shown. */
  readonly messages: readonly string[]
  /** A text for each region of the document, the topmost last. */
  readonly regions: readonly string[]
}

/** Returns a function that reads what is drawn. It reads the document again only after a change. */
export function createFactsReader(words: ShownWords): (root: HTMLElement) => DrawnFacts {
  const readers = new WeakMap<HTMLElement, () => DrawnFacts>()
  return (root) => {
    const read = readers.get(root) ?? factsReaderOf(root, words)
    readers.set(root, read)
    return read()
  }
}

function factsReaderOf(root: HTMLElement, words: ShownWords): () => DrawnFacts {
  let facts: DrawnFacts | null = null
  const forget = () => {
    facts = null
  }
  const changes = new MutationObserver(forget)
  changes.observe(root, { attributes: true, characterData: true, childList: true, subtree: true })
  return () => {
    if (changes.takeRecords().length > 0) forget()
    facts ??= drawnFacts(root, words)
    return facts
  }
}

/**
 * What distinguishes the looks of a page, region by region: its messages, its parts and their conditions. Figures,
 * names and the length of lists do not.
 */
function drawnFacts(root: HTMLElement, words: ShownWords): DrawnFacts {
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
    const { attributes, localName } = element
    for (const { name, value } of attributes) {
      if (name === 'class') facts.add(`${localName} ${value}`)
      else if (spoken.has(name)) note(value, facts)
      else if (telling.has(name) && value !== 'false') facts.add(`${localName} ${name}=${value}`)
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) note(child.textContent, facts)
      else if (child instanceof Element) {
        if (isRegion(child)) visitRegion(child)
        else visit(child, facts)
      }
    }
  }
  const note = (text: string | null, facts: Set<string>) => {
    const source = words.sourceOf(text ?? '')
    if (source === null) return
    facts.add(source.name)
    for (const id of source.ids) messages.add(id)
  }

  visitRegion(root)
  return {
    screens: [...screens].toSorted(),
    messages: [...messages].toSorted(),
    regions: regions.map((facts) => [...facts].toSorted().join('\n')),
  }
}

function isRegion(element: Element): boolean {
  return (
    regionNames.has(element.localName) ||
    element.hasAttribute('data-flow') ||
    element.hasAttribute('aria-live') ||
    regionRoles.has(element.getAttribute('role') ?? '')
  )
}
