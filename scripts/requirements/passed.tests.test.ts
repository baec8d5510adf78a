import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  readPlaywrightList,
  readPlaywrightReport,
  readVitestList,
  readVitestReport,
} from './passed.tests.ts'

const root = path.resolve('repository')

describe('a report of Vitest', () => {
  it('lists the tests that passed, with the groups around them', () => {
    const report = {
      testResults: [
        {
          name: path.join(root, 'packages/core/src/a.test.ts'),
          assertionResults: [
            { ancestorTitles: ['a payment', 'waiting'], title: 'polls', status: 'passed' },
            { ancestorTitles: ['a payment'], title: 'fails', status: 'failed' },
            { ancestorTitles: [], title: 'rests', status: 'pending' },
          ],
        },
        { name: path.join(root, 'scripts/b.test.ts'), assertionResults: [] },
      ],
    }
    expect(readVitestReport(report, root)).toEqual({
      passed: [{ file: 'packages/core/src/a.test.ts', titles: ['a payment', 'waiting', 'polls'] }],
      files: ['packages/core/src/a.test.ts', 'scripts/b.test.ts'],
    })
  })
})

describe('a report of Playwright', () => {
  it('lists the tests that passed in every profile at the first attempt', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      tests: statuses.map((status) => ({ status })),
    })
    const report = {
      config: { rootDir: path.join(root, 'packages/web/e2e') },
      suites: [
        {
          title: 'deposit.e2e.ts',
          file: 'deposit.e2e.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            {
              title: 'in th',
              file: 'deposit.e2e.ts',
              specs: [
                spec('pays', 'expected', 'expected'),
                spec('fails on the phone', 'expected', 'unexpected'),
                spec('shakes', 'flaky'),
                spec('is skipped', 'skipped'),
                spec('ran nowhere'),
              ],
            },
          ],
        },
      ],
    }
    expect(readPlaywrightReport(report, root)).toEqual({
      passed: [
        { file: 'packages/web/e2e/deposit.e2e.ts', titles: ['opens'] },
        { file: 'packages/web/e2e/deposit.e2e.ts', titles: ['in th', 'pays'] },
      ],
      files: ['packages/web/e2e/deposit.e2e.ts'],
    })
  })
})

describe('a list of tests that did not run', () => {
  it('of Vitest counts them all', () => {
    const name = path.join(root, 'scripts/b.test.ts')
    const test = { ancestorTitles: ['a wait'], title: 'ends', status: 'skipped' }
    expect(readVitestList({ testResults: [{ name, assertionResults: [test] }] }, root)).toEqual({
      passed: [{ file: 'scripts/b.test.ts', titles: ['a wait', 'ends'] }],
      files: ['scripts/b.test.ts'],
    })
  })

  it('of Playwright counts them all', () => {
    const file = 'deposit.e2e.ts'
    const specs = [{ title: 'opens', tests: [{ status: 'skipped' }, { status: 'skipped' }] }]
    const config = { rootDir: path.join(root, 'packages/web/e2e') }
    expect(readPlaywrightList({ config, suites: [{ title: file, file, specs }] }, root)).toEqual({
      passed: [{ file: 'packages/web/e2e/deposit.e2e.ts', titles: ['opens'] }],
      files: ['packages/web/e2e/deposit.e2e.ts'],
    })
  })
})
