import { describe, expect, it } from 'vitest'
import { collectEvidence, type ShownArea } from './evidence.ts'
import { requirementsPage } from './page.ts'
import { type Area, area, notBuilt, structure } from './requirement.ts'

const read = (file: string) =>
  file === 'docs/rules.md' ? '# Rules\n\n## Ten and Eleven\n\nTwelve.\n' : null

function evidenceOf(declared: Partial<Area>, ...passed: [file: string, ...titles: string[]][]) {
  const one = area({ code: 'DEP', title: 'Deposit', requirements: {}, ...declared })
  return collectEvidence(
    [one],
    passed.map(([file, ...titles]) => ({ file, titles })),
    read,
  )
}

const requirements = { 'DEP-01': 'Only members deposit.', 'DEP-02': 'A panel or a page.' }

describe('a requirement', () => {
  it('is shown by every passed test that names it, each once, the most specific first', () => {
    const report = evidenceOf(
      { requirements },
      ['b.test.ts', 'a visitor [DEP-01]', 'is sent away'],
      ['a.test.ts', 'a phone', 'shows a page [DEP-02]'],
      ['a.test.ts', 'a member [DEP-01]', 'deposits [DEP-01, DEP-02]'],
      ['a.test.ts', 'a member [DEP-01]', 'deposits [DEP-01, DEP-02]'],
    )
    const test = (file: string, title: string) => ({ kind: 'test', file, title })
    expect(report).toEqual({
      areas: [
        {
          code: 'DEP',
          title: 'Deposit',
          requirements: [
            {
              id: 'DEP-01',
              text: 'Only members deposit.',
              kind: 'test',
              shownBy: [
                test('b.test.ts', 'a visitor › is sent away'),
                test('a.test.ts', 'a member › deposits'),
              ],
            },
            {
              id: 'DEP-02',
              text: 'A panel or a page.',
              kind: 'test',
              shownBy: [
                test('a.test.ts', 'a phone › shows a page'),
                test('a.test.ts', 'a member › deposits'),
              ],
            },
          ],
        },
      ],
      problems: [],
      missing: [],
    })
  })

  it('is shown by a heading of a document or a decision that exists', () => {
    const report = evidenceOf({
      requirements: {
        'DEP-01': structure('a', 'docs/rules.md#Rules'),
        'DEP-02': notBuilt('b', 'docs/rules.md#Ten and Eleven'),
      },
    })
    expect(report.problems).toEqual([])
    expect(shownBy(report.areas)).toEqual([
      ['DEP-01', [{ kind: 'place', file: 'docs/rules.md', heading: 'Rules' }]],
      ['DEP-02', [{ kind: 'place', file: 'docs/rules.md', heading: 'Ten and Eleven' }]],
    ])
  })

  it('is not shown by what does not exist', () => {
    const report = evidenceOf({
      requirements: {
        'DEP-01': structure('a', 'docs/rules.md#Ten'),
        'DEP-02': structure('b', 'docs/rules.md#Twelve.'),
        'DEP-03': structure('c', 'docs/gone.md#Rules'),
      },
    })
    expect(report.problems).toEqual([
      'DEP-01: no heading "Ten" in docs/rules.md: point to where it is now',
      'DEP-02: no heading "Twelve." in docs/rules.md: point to where it is now',
      'DEP-03: no file docs/gone.md: point to where it is now',
    ])
  })

  it('is reported with advice if nothing shows it', () => {
    const report = evidenceOf({
      requirements: { ...requirements, 'DEP-03': structure('A file.') },
    })
    expect([report.problems, report.missing]).toEqual([
      [],
      [
        'nothing shows DEP-01: let the title of a test that shows it end with [DEP-01]',
        'nothing shows DEP-02: let the title of a test that shows it end with [DEP-02]',
        'nothing shows DEP-03: name what shows it in scripts/requirements/areas',
      ],
    ])
  })
})

describe('a test that checks neither a call nor a screen', () => {
  const seed = 'what the mock server begins with'
  it.each([
    ['packages/mock-server/src/seed/content.test.ts', seed],
    ['packages/mock-server/src/rest/seed-members.test.ts', seed],
    ['packages/core/src/wire/contract/sources.test.ts', 'what the contract says of its sources'],
  ])('shows nothing: %s', (file, subject) => {
    const { missing, problems } = evidenceOf(
      { requirements: { 'DEP-01': 'Only members deposit.' } },
      [file, 'it', 'has a channel [DEP-01]'],
    )
    expect([missing, problems]).toEqual([
      ['nothing shows DEP-01: let the title of a test that shows it end with [DEP-01]'],
      [`${file}: ${subject} shows no requirement: take the ids from "it › has a channel"`],
    ])
  })
})

describe('an undeclared id', () => {
  it('is a mistake in a title', () => {
    expect(evidenceOf({ requirements }, ['a.test.ts', 'deposits [DPE-01]']).problems).toEqual([
      'a.test.ts: there is no requirement DPE-01: correct the title "deposits" or add it to scripts/requirements/areas',
    ])
  })

  it('is also a descending range', () => {
    expect(evidenceOf({ requirements }, ['a.test.ts', 'pays [DEP-02…01]']).problems).toEqual([
      'a.test.ts: "DEP-02…01" is no id and no range: write DEP-20, or DEP-20…24 ascending (in "pays")',
    ])
  })
})

describe('the page of requirements', () => {
  it('has the totals and a row for each id, shortened and escaped for a table', () => {
    const long = 'waits '.repeat(20)
    const { areas } = evidenceOf(
      { requirements: { ...requirements, 'DEP-03': structure('a|b', 'docs/rules.md#Rules') } },
      ['x/a.test.ts', '1', 'pays <b> [DEP-01]'],
      ['x/b.test.ts', long, 'and pays [DEP-01]'],
      ['x/c.test.ts', 'pays [DEP-01]'],
    )
    const lines = requirementsPage(areas).split('\n')
    expect(lines.filter((line) => line.startsWith('3 '))).toEqual([
      '3 requirements: 2 shown, 1 missing.',
    ])
    const shortened = `${'waits '.repeat(14)}waits`
    expect(lines.filter((line) => line.startsWith('| '))).toEqual([
      '| area | what it is about | ids | shown | missing |',
      '| [DEP](#dep-deposit) | Deposit | 3 | 2 | 1 |',
      '| id | requirement | kind | what shows it |',
      `| DEP-01 | Only members deposit. | test | [1 › pays \\<b\\>](../x/a.test.ts); [${shortened}…](../x/b.test.ts); and more |`,
      '| DEP-02 | A panel or a page. | test | missing |',
      '| DEP-03 | a\\|b | structure | [Rules](../docs/rules.md) |',
    ])
  })
})

function shownBy(areas: readonly ShownArea[]) {
  return areas.flatMap((one) => one.requirements.map(({ id, shownBy }) => [id, shownBy]))
}
