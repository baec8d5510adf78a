import type { Address } from '../../kernel/routing/address.ts'

/** How many characters a search needs [GAME-19]. */
export const leastSearchLength = 3

/** How long nothing more is typed before games are suggested. */
export const suggestionDelayMs = 250

/** How long a term may be; no name of a game is longer. */
const mostSearchLength = 60

/** Thai consonants, vowels, marks and digits, but no signs such as ฿ [OPEN-48]. */
const refused = /[^A-Za-z0-9\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\s!'-]/g

/** What stays of what is typed into a search box [GAME-17]. */
export function searchText(typed: string): string {
  return typed.normalize('NFC').replace(refused, '').slice(0, mostSearchLength)
}

/** What an address searches for; null on other pages. */
export function termOf({
  parameters,
  route,
}: Pick<Address, 'parameters' | 'route'>): string | null {
  return route === 'search' ? searchText(parameters.id ?? '') : null
}

/** What is searched for: without spaces around it, and one between words. */
export function searchTerm(text: string): string {
  return searchText(text).trim().replace(/\s+/g, ' ')
}

/** Whether there is enough to search for [GAME-19]. */
export function isLongEnough(text: string): boolean {
  return searchTerm(text).length >= leastSearchLength
}

/** What stands in a search box, and the keys that were pressed for it. */
export interface TypedSearch {
  readonly text: string
  /** The same with the characters that the box dropped: on another keyboard they may have been letters. */
  readonly raw: string
}

export const nothingTyped: TypedSearch = { text: '', raw: '' }

/** What is typed once the box holds another text: the same change is made to the keys that were pressed. */
export function afterTyping(last: TypedSearch, value: string): TypedSearch {
  const text = searchText(value)
  const start = sharedLength(last.text, value)
  const end = sharedLength(reversed(last.text.slice(start)), reversed(value.slice(start)))
  const typed = value.slice(start, value.length - end).normalize('NFC')
  const before = last.raw.slice(0, placeIn(last.raw, start))
  const after = last.raw.slice(placeIn(last.raw, last.text.length - end))
  const raw = value === '' ? '' : `${before}${typed}${after}`
  return { text, raw: searchText(raw) === text ? raw.slice(0, 2 * mostSearchLength) : text }
}

/** The place behind as many kept characters, and behind the dropped ones that follow them. */
function placeIn(raw: string, kept: number): number {
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
