/**
 * Whether every word of a term occurs in a text, in any order, whatever the case, the width and the number of spaces.
 * An empty term occurs in every text.
 */
export function containsTerm(text: string, term: string): boolean {
  const folded = fold(text)
  return fold(term)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** Normalises a text for comparison; Thai vowels that can be written in two ways become the same. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
