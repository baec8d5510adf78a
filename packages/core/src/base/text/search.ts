/**
 * Whether every word of a term occurs in a text. Case, width and the number of spaces do not count, and
 * neither does the order of the words; an empty term occurs everywhere.
 */
export function containsTerm(text: string, term: string): boolean {
  const folded = fold(text)
  return fold(term)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** Thai vowels that can be written in two ways become one of them. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
