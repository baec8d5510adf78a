import type { Address } from '../../kernel/routing/address.ts'

/** How many characters a search needs [GAME-19]. */
export const leastSearchLength = 3

/** How long the visitor must stop typing before games are suggested. */
export const suggestionDelayMs = 250

/** The greatest length of a term; no game's name is longer. */
const mostSearchLength = 60

/** All characters except Latin and Thai letters, marks and digits and a few signs; ฿ is not among those [OPEN-48]. */
const refused = /[^A-Za-z0-9\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\s!'-]/g

/** The part of the typed text that a search box keeps [GAME-17]. */
export function searchText(typed: string): string {
  return typed.normalize('NFC').replace(refused, '').slice(0, mostSearchLength)
}

/** The term that an address searches for; null on other pages. */
export function termOf({
  parameters,
  route,
}: Pick<Address, 'parameters' | 'route'>): string | null {
  return route === 'search' ? searchText(parameters.id ?? '') : null
}

/** The term of a search: trimmed, with single spaces between words. */
export function searchTerm(text: string): string {
  return searchText(text).trim().replace(/\s+/g, ' ')
}

/** Whether a text is long enough for a search [GAME-19]. */
export function isLongEnough(text: string): boolean {
  return searchTerm(text).length >= leastSearchLength
}

/** The text in a search box, and the keys that were pressed to type it. */
export interface TypedSearch {
  readonly text: string
  /** The text with the characters that the box dropped: on the other keyboard layout they may be letters. */
  readonly raw: string
}

export const nothingTyped: TypedSearch = { text: '', raw: '' }

/** Applies a change of the box's text, which may be an edit in its middle, to the pressed keys too. */
export function afterTyping(last: TypedSearch, value: string): TypedSearch {
  const text = searchText(value)
  const start = sharedLength(last.text, value)
  const end = sharedLength(reversed(last.text.slice(start)), reversed(value.slice(start)))
  const typed = value.slice(start, value.length - end).normalize('NFC')
  const before = last.raw.slice(0, positionIn(last.raw, start))
  const after = last.raw.slice(positionIn(last.raw, last.text.length - end))
  const raw = value === '' ? '' : `${before}${typed}${after}`
  return { text, raw: searchText(raw) === text ? raw.slice(0, 2 * mostSearchLength) : text }
}

/** The text of the box for a term in the address; the pressed keys are kept if they led to this term. */
export function typedTextFor({ raw, text }: TypedSearch, term: string | null): TypedSearch {
  if (term === null) return { raw, text }
  return { text: term, raw: searchTerm(text) === searchTerm(term) ? raw : term }
}

/** The position in `raw` after this many kept characters and the dropped ones that follow them. */
function positionIn(raw: string, kept: number): number {
  let left = kept
  const place = [...raw].findIndex((character) => searchText(character) !== '' && left-- === 0)
  return place === -1 ? raw.length : place
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string) => [...text].reverse().join('')
