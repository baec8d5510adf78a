import type { CodeChange } from './code.change.ts'
import { isTrailingComma, type Token, tokensOf } from './code.tokens.ts'
import { isInside, type Part, partsNamed, syntaxErrors } from './named.parts.ts'

/** Thrown if a change no longer fits the file that it names. */
export class StaleChange extends Error {
  constructor({ id, file }: CodeChange, why: string) {
    super(`stale change '${id}': ${why} ${file}; bring it up to date`)
    this.name = 'StaleChange'
  }
}

/**
 * Makes a change in the code of a file.
 * @throws StaleChange unless the code to replace occurs exactly once in the place that the change names
 */
export function plantInto(code: string, change: CodeChange): string {
  const { file, inside, replacement } = change
  const parts = inside === undefined ? null : partsNamed(file, code, inside)
  if (parts?.length === 0) throw new StaleChange(change, `there is no '${inside}' in`)
  const found = occurrences(code, change.code).filter(
    (one) => parts === null || parts.some((part) => isInside(one, part)),
  )
  const [place] = found
  if (!place || found.length > 1) {
    const where = inside === undefined ? 'in' : `in '${inside}' of`
    throw new StaleChange(change, `its code occurs ${found.length} times, not once, ${where}`)
  }
  const planted = code.slice(0, place.start) + replacement + code.slice(place.end)
  const [problem] = syntaxErrors(file, planted)
  if (problem !== undefined) throw new StaleChange(change, `its replacement (${problem}) breaks`)
  return planted
}

/** The places of some code, ignoring white space, quotes and trailing commas. */
function occurrences(code: string, wanted: string): readonly Part[] {
  const all = tokensOf(code)
  const tokens = all.filter((_token, index) => !isTrailingComma(all, index))
  const pieces = tokensOf(wanted)
  const searched = pieces.filter((_token, index) => !isTrailingComma(pieces, index))
  const endsWithComma = searched.at(-1)?.text === ','
  const texts = (endsWithComma ? searched.slice(0, -1) : searched).map(({ text }) => text)
  if (texts.length === 0) return []
  return tokens.flatMap((first, index) => {
    if (!texts.every((text, offset) => tokens[index + offset]?.text === text)) return []
    const last = tokens[index + texts.length - 1] ?? first
    const place = { start: first.start, end: last.end }
    return endsWithComma ? withComma(place, all) : [place]
  })
}

/** The place with the comma after it. The last item of a list may have no comma. */
function withComma(place: Part, all: readonly Token[]): readonly Part[] {
  const next = all.find(({ start }) => start >= place.end)
  if (next?.text === ',') return [{ start: place.start, end: next.end }]
  return [')', ']', '}'].includes(next?.text ?? '') ? [place] : []
}
