/** The ids in a test title, and what is wrong with them. */
export interface TitleIds {
  readonly ids: readonly string[]
  readonly problems: readonly string[]
}

const bracket = /\s*\[([^[\]]*)\]/g
const beginsWithId = /^\s*[A-Z]{2,}-\d/
const single = /^([A-Z]+)-(\d+)$/
const range = /^([A-Z]+)-(\d+)\s*[…–-]\s*(?:([A-Z]+)-)?(\d+)$/

/**
 * The requirement ids in a test title. They stand in brackets, separated by commas; ranges are expanded.
 * @example idsOfTitle('refuses it [DEP-20…22, OPEN-82]').ids // DEP-20, DEP-21, DEP-22, OPEN-82
 */
export function idsOfTitle(title: string): TitleIds {
  const ids: string[] = []
  const problems: string[] = []
  for (const [, content = ''] of title.matchAll(bracket)) {
    if (!beginsWithId.test(content)) continue
    const read = readIds(content)
    ids.push(...read.ids)
    problems.push(...read.problems)
  }
  return { ids, problems }
}

/** The title without its ids. */
export function withoutIds(title: string): string {
  return title
    .replace(bracket, (mark, content: string) => (beginsWithId.test(content) ? '' : mark))
    .trim()
}

/** Reads a list of ids and ranges such as `DEP-01, DEP-20…24, SITE-15…SITE-30`. */
export function readIds(list: string): TitleIds {
  const ids: string[] = []
  const problems: string[] = []
  for (const item of list.split(',').map((part) => part.trim())) {
    const expanded = expand(item)
    if (expanded) ids.push(...expanded)
    else problems.push(`"${item}" is no id and no range: write DEP-20, or DEP-20…24 ascending`)
  }
  return { ids, problems }
}

function expand(item: string): string[] | null {
  if (single.test(item)) return [item]
  const [, code = '', first = '', lastCode = code, last = ''] = range.exec(item) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (code === '' || lastCode !== code || from >= to) return null
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${code}-${String(from + index).padStart(first.length, '0')}`,
  )
}
