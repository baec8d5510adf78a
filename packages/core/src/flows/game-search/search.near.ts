/**
 * The least edit distance between the wanted text and any part of a text, or null when it exceeds what is allowed.
 * Wrong, missing, extra and swapped neighbouring letters count as one each.
 */
export function near(text: string, wanted: string, allowed: number): number | null {
  // The table of edit distances is filled column by column; a match may begin and end anywhere in the text.
  const rows = wanted.length
  let beforeLast = new Uint8Array(rows + 1)
  let last = Uint8Array.from({ length: rows + 1 }, (_, row) => row)
  let next = new Uint8Array(rows + 1)
  let best = rows
  for (let column = 0; column < text.length; column += 1) {
    for (let row = 1; row <= rows; row += 1) {
      const isSame = text[column] === wanted[row - 1]
      const distance = Math.min(
        at(last, row - 1) + (isSame ? 0 : 1),
        at(last, row) + 1,
        at(next, row - 1) + 1,
      )
      const isSwapped =
        row > 1 &&
        column > 0 &&
        text[column] === wanted[row - 2] &&
        text[column - 1] === wanted[row - 1]
      next[row] = isSwapped ? Math.min(distance, at(beforeLast, row - 2) + 1) : distance
    }
    best = Math.min(best, at(next, rows))
    ;[beforeLast, last, next] = [last, next, beforeLast]
  }
  return best <= allowed ? best : null
}

const at = (distances: Uint8Array, row: number) => distances[row] ?? 0
