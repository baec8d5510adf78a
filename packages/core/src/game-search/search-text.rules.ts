/** How many characters a search needs [GAME-19]. */
export const leastSearchLength = 3

/** How long a term may be; no name of a game is longer. */
const mostSearchLength = 60

/** Thai consonants, vowels, marks and digits, but no signs such as ฿ [OPEN-48]. */
const refused = /[^A-Za-z0-9\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\s!'-]/g

/** What stays of what is typed into a search box [GAME-17]. */
export function searchText(typed: string): string {
  return typed.normalize('NFC').replace(refused, '').slice(0, mostSearchLength)
}

/** What is searched for: without spaces around it, and one between words. */
export function searchTerm(text: string): string {
  return searchText(text).trim().replace(/\s+/g, ' ')
}

/** Whether there is enough to search for [GAME-19]. */
export function isLongEnough(text: string): boolean {
  return searchTerm(text).length >= leastSearchLength
}
