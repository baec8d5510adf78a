import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { catalogueProblems } from '../../packages/web/build/catalogue.compile.ts'
import { filesOf } from '../sources.mjs'
import { planFlow, readSource } from './flow.ts'

const flow = {
  name: 'loyalty-card',
  titles: { en: 'Loyalty card', th: 'บัตรสะสมแต้ม' },
} as const
const files = planFlow(flow, readSource)
const textOf = (file: string) => files.get(file) ?? ''

describe('a new flow', () => {
  it('is one folder of core, and has files with its name elsewhere', () => {
    const made = [...files.keys()].filter((file) => readSource(file) === null)
    expect([made.length, made.filter((file) => !file.includes('loyalty-card'))]).toEqual([20, []])
  })

  it('is registered in one list, and its page and words in their tables', () => {
    const changed = [...files.keys()].filter((file) => readSource(file) !== null)
    expect(
      changed.filter((file) => !/\.test\.ts$|\.snapshot\.txt$|\/(testing|e2e)\//.test(file)),
    ).toEqual([
      'packages/core/src/app/flows/flows.ts',
      'packages/core/src/kernel/routing/routes.ts',
      'packages/web/src/screen.sources.ts',
      'packages/web/src/shell/use-page-title.ts',
      'packages/web/src/i18n/page.descriptions.ts',
      'packages/web/src/i18n/catalogue.areas.ts',
      'packages/web/src/i18n/en.json',
      'packages/web/src/i18n/th.json',
    ])
  })

  it('has a row in each table that has one for every page', () => {
    const tables = filesOf([{ place: 'packages' }]).filter(
      (file) => /\.ts$/.test(file) && /^ +'affiliate-reportDetail': /m.test(readSource(file) ?? ''),
    )
    const without = tables.filter((file) => !textOf(file).includes("'loyalty-card': "))
    expect([tables.length > 0, without]).toEqual([true, []])
  })

  it('changes no existing line of the files that register it', () => {
    for (const [file, text] of files) {
      const lines = new Set(text.split('\n'))
      const gone = (readSource(file) ?? '').split('\n').filter((line) => !lines.has(line))
      expect(gone, file).toEqual([])
    }
  })

  it('can be parsed', () => {
    const code = [...files].filter(([file]) => /\.tsx?$/.test(file))
    const broken = code.filter(([file, text]) => parseSync(file, text).errors.length > 0)
    expect([code.length > 0, broken]).toEqual([true, []])
  })

  it('has the same words in both languages', () => {
    const [th, en] = (['th', 'en'] as const).map(
      (language): Record<string, string> =>
        JSON.parse(textOf(`packages/web/src/i18n/${language}.json`)),
    )
    const words = Object.keys(en ?? {}).filter((id) => id.includes('loyaltyCard'))
    const problems = catalogueProblems({ th: th ?? {}, en: en ?? {} })
    // Its words belong to an area that is missing from this repository's table of areas.
    const ofOthers = problems.filter((problem) => !problem.startsWith('loyaltyCard.'))
    expect([words.length, ofOthers]).toEqual([4, []])
  })

  it.each(['Loyalty', 'loyalty_card', 'loyalty-', '7-days', ''])(
    'cannot be called "%s"',
    (name) => {
      expect(() => planFlow({ ...flow, name }, readSource)).toThrow('A flow is called')
    },
  )

  it('cannot take the name of an existing flow', () => {
    expect(() => planFlow({ ...flow, name: 'history' }, readSource)).toThrow('There is')
  })
})
