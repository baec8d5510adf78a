/** At most three names that a mistyped one may mean, all equally near. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const wanted = typed.toLowerCase()
  const distances = names.map((name) => distanceOf(wanted, name.toLowerCase()))
  const least = Math.min(...distances)
  if (least > Math.max(2, Math.floor(wanted.length / 3))) return []
  return names.filter((_, index) => distances[index] === least).slice(0, 3)
}

/** `did you mean arm or armed?`, or nothing when no name is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names)
  if (meant.length === 0) return ''
  const last = meant.at(-1)
  const rest = meant.slice(0, -1)
  return `did you mean ${rest.length > 0 ? `${rest.join(', ')} or ` : ''}${last}?`
}

/** How many letters differ; zero if one name is a part of the other. */
function distanceOf(wanted: string, name: string): number {
  return wanted !== '' && name.includes(wanted) ? 0 : editDistance(wanted, name)
}

/** The Levenshtein distance: letters to insert, delete or substitute. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const exchanged = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      const takenOut = (above[column + 1] ?? 0) + 1
      const putIn = (current[column] ?? 0) + 1
      current.push(Math.min(exchanged, takenOut, putIn))
    }
    above = current
  }
  return above.at(-1) ?? 0
}
