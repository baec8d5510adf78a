/**
 * How many mistakes the most similar part of a text has against what is wanted, or null when they are
 * more than allowed: letters that are wrong, missing or too many, and neighbours that changed places.
 */
export function near(text: string, wanted: string, allowed: number): number | null {
  // Column by column of the table of edit distances; a match may begin and end anywhere in the text.
  let beforeLast: number[] = []
  let last = Array.from({ length: wanted.length + 1 }, (_, row) => row)
  let best = last[wanted.length] ?? wanted.length
  for (let column = 0; column < text.length; column += 1) {
    const next = [0]
    for (let row = 1; row <= wanted.length; row += 1) {
      const isSame = text[column] === wanted[row - 1]
      const isSwapped =
        column > 0 && text[column] === wanted[row - 2] && text[column - 1] === wanted[row - 1]
      next[row] = Math.min(
        at(last, row - 1) + (isSame ? 0 : 1),
        at(last, row) + 1,
        at(next, row - 1) + 1,
        isSwapped && row > 1 ? at(beforeLast, row - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    best = Math.min(best, at(next, wanted.length))
    beforeLast = last
    last = next
  }
  return best <= allowed ? best : null
}

const at = (distances: readonly number[], row: number) => distances[row] ?? Number.POSITIVE_INFINITY
