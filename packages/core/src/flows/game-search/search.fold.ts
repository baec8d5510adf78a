/**
 * Normalises a text for comparison: without case, accents, spaces and signs, and without the Thai marks that people
 * often omit or misplace: tone marks, the mark of a silent letter and the repetition sign.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0e46-\u0e4c]/g, '')
    .replace(/[^a-z0-9\u0e01-\u0e4d\u0e50-\u0e59]+/g, '')
}

/** The words of a term, folded; Thai needs no spaces between them. */
export function foldedWords(term: string): readonly string[] {
  return term
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '')
}
