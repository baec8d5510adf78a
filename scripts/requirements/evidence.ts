import type { PassedTest } from './passed.tests.ts'
import type { Area, Evidence, Requirement } from './requirement.ts'
import { idsOfTitle, withoutIds } from './title.ids.ts'

/** Something that shows a requirement. */
export type Proof =
  | { readonly kind: 'test'; readonly file: string; readonly title: string }
  | { readonly kind: 'place'; readonly file: string; readonly heading: string }

/** A requirement with what shows it. `shownBy` is empty if it is missing. */
export interface ShownRequirement {
  readonly id: string
  readonly text: string
  readonly kind: Evidence['kind']
  readonly shownBy: readonly Proof[]
}

export interface ShownArea {
  readonly code: string
  readonly title: string
  readonly requirements: readonly ShownRequirement[]
}

export interface EvidenceReport {
  readonly areas: readonly ShownArea[]
  /** Mistakes, each with what to do about it. */
  readonly problems: readonly string[]
  /** Requirements that nothing shows, each with what to do about it. */
  readonly missing: readonly string[]
}

/**
 * Matches the table of requirements with the tests that passed.
 * @param read returns the text of a file, or null if there is none
 */
export function collectEvidence(
  areas: readonly Area[],
  passed: readonly PassedTest[],
  read: (file: string) => string | null,
): EvidenceReport {
  const known = new Set(areas.flatMap((area) => Object.keys(area.requirements)))
  const tests = testsById(passed, known)
  const problems = [...tests.problems]
  const missing: string[] = []
  const shownAreas = areas.map((area) => {
    const requirements = Object.entries(area.requirements).map(([id, declared]) => {
      const { text, evidence } = asRequirement(declared)
      const pointed = proofsOf(evidence, read)
      problems.push(...pointed.problems.map((problem) => `${id}: ${problem}`))
      const shownBy = [...pointed.proofs, ...(tests.byId.get(id) ?? [])]
      if (shownBy.length === 0) missing.push(remedyOf(id, evidence))
      return { id, text, kind: evidence.kind, shownBy }
    })
    return { code: area.code, title: area.title, requirements }
  })
  return { areas: shownAreas, problems, missing }
}

/** Tests that cannot show a requirement, with what they check instead. */
const showNothing: readonly (readonly [RegExp, string])[] = [
  // They check made-up data, not what members see.
  [/^packages\/mock-server\/src\/.*\bseed\b/, 'what the mock server begins with'],
  // They check the ids in the contract's texts, not what a call does.
  [
    /^packages\/core\/src\/wire\/contract\/sources\.test\.ts$/,
    'what the contract says of its sources',
  ],
]

/** The tests that name each id. Tests with the fewest ids come first, because they are the most specific. */
function testsById(passed: readonly PassedTest[], known: ReadonlySet<string>) {
  const found = new Map<string, Map<string, Proof>>()
  const problems = new Set<string>()
  for (const { file, titles } of passed) {
    const title = titles.map(withoutIds).join(' › ')
    const marks = titles.map(idsOfTitle)
    const ids = new Set(marks.flatMap((mark) => mark.ids))
    const [, subject] = showNothing.find(([tests]) => tests.test(file)) ?? []
    if (ids.size > 0 && subject !== undefined) {
      problems.add(`${file}: ${subject} shows no requirement: take the ids from "${title}"`)
      continue
    }
    for (const problem of marks.flatMap((mark) => mark.problems)) {
      problems.add(`${file}: ${problem} (in "${title}")`)
    }
    for (const id of ids) {
      if (!known.has(id)) {
        problems.add(
          `${file}: there is no requirement ${id}: correct the title "${title}" or add it to scripts/requirements/areas`,
        )
        continue
      }
      const breadth = String(ids.size).padStart(3, '0')
      const proofs = found.get(id) ?? new Map<string, Proof>()
      found.set(id, proofs.set(`${breadth} ${file} ${title}`, { kind: 'test', file, title }))
    }
  }
  const byId = new Map(
    [...found].map(([id, proofs]): [string, Proof[]] => [
      id,
      [...proofs].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, proof]) => proof),
    ]),
  )
  return { byId, problems: [...problems].sort() }
}

function asRequirement(declared: Requirement | string): Requirement {
  return typeof declared === 'string' ? { text: declared, evidence: { kind: 'test' } } : declared
}

function proofsOf(evidence: Evidence, read: (file: string) => string | null) {
  const proofs: Proof[] = []
  const problems: string[] = []
  for (const place of 'places' in evidence ? evidence.places : []) {
    const [file = '', heading = ''] = place.split('#')
    const content = read(file)
    if (content === null) problems.push(`no file ${file}: point to where it is now`)
    else if (!headingsOf(content).includes(heading)) {
      problems.push(`no heading "${heading}" in ${file}: point to where it is now`)
    } else proofs.push({ kind: 'place', file, heading })
  }
  return { proofs, problems }
}

function headingsOf(markdown: string): readonly string[] {
  return markdown.split('\n').flatMap((line) => /^#+ (.+)$/.exec(line)?.[1] ?? [])
}

function remedyOf(id: string, { kind }: Evidence): string {
  const remedy =
    kind === 'test'
      ? `let the title of a test that shows it end with [${id}]`
      : 'name what shows it in scripts/requirements/areas'
  return `nothing shows ${id}: ${remedy}`
}
