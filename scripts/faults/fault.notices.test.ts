import { describe, expect, it } from 'vitest'
import { noticesIn, showsFault } from './fault.notices.ts'
import { browserNoticesOf, kindOf, type Notice, type NoticeKind } from './fault.report.ts'

const outOfTime =
  'Test timed out in 180000ms.\nIf this is a long-running test, pass a timeout value'

const notice = (kind: NoticeKind, file: string): Notice => ({
  kind,
  file,
  title: 'is lit',
  layer: 'unit',
  message: '',
})

describe('a fault', () => {
  it.each([
    ['failed', ['expected 1 to be 2']],
    ['failed', [outOfTime, 'expected 1 to be 2']],
    ['failed', []],
    ['timed out', [outOfTime]],
    ['timed out', ['Hook timed out in 10000ms.']],
  ] as const)('makes a test count as "%s" if its errors are %j', (kind, messages) => {
    expect(kindOf(messages)).toBe(kind)
  })

  it.each([
    ['failed', 'failed'],
    ['timedOut', 'timed out'],
  ] as const)('makes a browser test count as "%s"', (status, kind) => {
    const spec = { title: 'is lit', ok: false, tests: [{ results: [{ status }] }] }
    const report = { errors: [], suites: [{ title: '', file: 'lamp.e2e.ts', specs: [spec] }] }
    expect(browserNoticesOf(report).map((one) => one.kind)).toEqual([kind])
  })

  it('is only shown by a test that fails with a message', () => {
    const kinds = ['failed', 'timed out', 'not loaded'] as const
    expect(kinds.filter((kind) => showsFault(notice(kind, 'a.test.ts')))).toEqual(['failed'])
  })
})

describe('the tests that run with a fault', () => {
  /** The notices of a run that stops at the first file that has any. */
  async function ask(found: Readonly<Record<string, NoticeKind>>) {
    const runs: (readonly string[])[] = []
    const notices = await noticesIn(['a', 'b', 'c'], async (files) => {
      runs.push(files)
      const first = files.find((file) => file in found)
      const kind = first === undefined ? undefined : found[first]
      return first && kind ? [notice(kind, first)] : []
    })
    return { runs, files: notices.map(({ file }) => file) }
  }

  it('run once if one of them shows it, or none does', async () => {
    expect(await ask({ b: 'failed' })).toEqual({ runs: [['a', 'b', 'c']], files: ['b'] })
    expect(await ask({})).toEqual({ runs: [['a', 'b', 'c']], files: [] })
  })

  it('run again without those that broke for another reason', async () => {
    expect(await ask({ a: 'not loaded', b: 'timed out', c: 'failed' })).toEqual({
      runs: [['a', 'b', 'c'], ['b', 'c'], ['c']],
      files: ['a', 'b', 'c'],
    })
  })
})
