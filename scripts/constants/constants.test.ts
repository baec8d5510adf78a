import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantInto } from '../faults/fault.planting.ts'
import { idsOfTitle } from '../requirements/title.ids.ts'
import { root } from '../run.mjs'
import type { DocumentedConstant } from './constant.ts'
import { linesOf, mostFiles, verdictOn } from './constant.verdict.ts'
import { constantOf, constants } from './constants.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lamp: DocumentedConstant = {
  id: 'lamp-time',
  name: 'the time that a lamp is lit',
  file: 'packages/core/lamp.ts',
  code: 'litFor = 2',
  replacement: 'litFor = 3',
  value: '2 s',
  changedTo: '3 s',
  requirement: 'LAMP-01',
  statedIn: 'packages/core/lamp.test.ts',
}
const failed = (file: string, title: string) => ({ kind: 'failed', file, title }) as const
const states = failed(lamp.statedIn, 'a lamp is lit for two seconds [LAMP-01, LAMP-02]')
const also = (count: number) =>
  Array.from({ length: count }, (_, index) => failed(`room-${index}.test.ts`, 'is lit'))

describe('the table of constants', () => {
  it.each(constants.map((constant) => [constant.id, constant] as const))(
    '%s is up to date, and its test names the requirement',
    (_id, constant) => {
      const { file, requirement, statedIn } = constant
      expect(plantInto(read(file), constant)).not.toBe(read(file))
      expect(idsOfTitle(read(statedIn)).ids).toContain(requirement)
    },
  )

  it('has at least ten, each with its own id in kebab-case', () => {
    const ids = constants.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(10)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  it('refuses an unknown id and lists the known ones', () => {
    expect(() => constantOf('gone')).toThrow(/There is no constant 'gone'.*\n {2}poll-interval/)
  })
})

describe('a constant', () => {
  it('is fine if the test that states it fails and few others do', () => {
    const notices = [states, ...also(mostFiles - 1)]
    expect(verdictOn(lamp, notices)).toEqual({
      files: [lamp.statedIn, ...also(mostFiles - 1).map(({ file }) => file)],
      isStated: true,
      isFine: true,
    })
  })

  it('counts a file once, however many of its tests fail', () => {
    expect(verdictOn(lamp, [states, ...also(1), ...also(1)]).files).toEqual([
      lamp.statedIn,
      'room-0.test.ts',
    ])
  })

  it.each([
    ['no test fails', []],
    [
      'the test that fails in its file names another requirement',
      [{ ...states, title: 'a [LAMP-02]' }],
    ],
    ['the requirement is named in another file', [{ ...states, file: 'room.test.ts' }]],
    ['its test timed out', [{ ...states, kind: 'timed out' }]],
    ['its test could not be loaded', [{ ...states, kind: 'not loaded' }]],
  ] as const)('is not stated if %s', (_why, notices) => {
    expect(verdictOn(lamp, notices)).toMatchObject({ isStated: false, isFine: false })
  })

  it('is wrong if too many files depend on it', () => {
    const verdict = verdictOn(lamp, [states, ...also(mostFiles)])
    expect(verdict).toMatchObject({ isStated: true, isFine: false })
    expect(linesOf(lamp, verdict).slice(0, 3)).toEqual([
      'WRONG  lamp-time: the time that a lamp is lit, 2 s → 3 s [LAMP-01]',
      '  6 files fail, 5 at most may depend on the figure',
      '    packages/core/lamp.test.ts, which states it',
    ])
  })
})
