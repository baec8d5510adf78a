import type { Proof, ShownArea, ShownRequirement } from './evidence.ts'

const testsPerRow = 2
const titleLength = 90

/** The page of all requirements for people, as Markdown; links start from `docs/`. */
export function requirementsPage(areas: readonly ShownArea[]): string {
  const all = areas.flatMap((area) => area.requirements)
  const lines = [
    '# Requirements',
    '',
    'What the site must do, a row an id, and what shows that it does: passed tests, the compiler (`type`), a file (`structure`), words of both languages (`text`), or the decision not to build it. `missing` is what nothing shows yet. Generated from the tests that ran: `npm run requirements` after `npm test`.',
    '',
    `${count(all)}: ${counts(all)}.`,
    '',
    '| area | what it is about | ids | shown | missing |',
    '|---|---|--:|--:|--:|',
    ...areas.map(({ code, title, requirements }) => {
      const absent = requirements.filter(isMissing).length
      const [total, shown] = [requirements.length, requirements.length - absent]
      return `| [${code}](#${anchor(code, title)}) | ${title} | ${total} | ${shown} | ${absent} |`
    }),
  ]
  for (const { code, title, requirements } of areas) {
    lines.push('', `## ${code}: ${title}`, '')
    lines.push('| id | requirement | kind | what shows it |', '|---|---|---|---|')
    lines.push(...requirements.map(row))
  }
  return `${lines.join('\n')}\n`
}

/** The totals in one line. */
export function counts(requirements: readonly ShownRequirement[]): string {
  const absent = requirements.filter(isMissing).length
  return `${requirements.length - absent} shown, ${absent} missing`
}

function count(requirements: readonly ShownRequirement[]): string {
  return `${requirements.length} requirements`
}

function isMissing({ shownBy }: ShownRequirement): boolean {
  return shownBy.length === 0
}

function row({ id, text, kind, shownBy }: ShownRequirement): string {
  const cell = shownBy.length === 0 ? 'missing' : shown(shownBy)
  return `| ${id} | ${text.replaceAll('|', '\\|')} | ${kind} | ${cell} |`
}

function shown(proofs: readonly Proof[]): string {
  const others = proofs.filter((proof) => proof.kind !== 'test')
  const tests = proofs.filter((proof) => proof.kind === 'test')
  return [
    ...[...others, ...tests.slice(0, testsPerRow)].map(link),
    ...(tests.length > testsPerRow ? ['and more'] : []),
  ].join('; ')
}

function link(proof: Proof): string {
  if (proof.kind === 'message') return `\`${proof.id}\``
  const isTest = proof.kind === 'test'
  const words = isTest ? shortened(proof.title) : (proof.name ?? proof.file.split('/').at(-1) ?? '')
  return `[${escaped(words)}](../${proof.file})`
}

function shortened(title: string): string {
  return title.length <= titleLength ? title : `${title.slice(0, titleLength - 1).trimEnd()}…`
}

function escaped(words: string): string {
  return words.replace(/[\\`*_[\]<>|]/g, '\\$&')
}

/** The address of a heading, as code hosts make it. */
function anchor(code: string, title: string): string {
  return `${code}: ${title}`
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-')
}
