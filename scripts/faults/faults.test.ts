import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.mjs'
import { type Fault, plantInto } from './fault.ts'
import { chartsPackage } from './fault.types.ts'
import { faultOf, faults } from './faults.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lamp: Fault = {
  id: 'lamp-stays-dark',
  chart: 'deposit',
  file: 'lamp.ts',
  text: 'isLit = true',
  replacement: 'isLit = false // $&',
  harm: 'Nobody sees anything.',
}

describe('a fault', () => {
  it('replaces its text as it stands', () => {
    expect(plantInto('const isLit = true\n', lamp)).toBe('const isLit = false // $&\n')
  })

  it.each([
    ['0 times', 'const isLit = yes\n'],
    ['2 times', 'isLit = true\nisLit = true\n'],
  ])('whose text occurs %s is stale', (count, code) => {
    expect(() => plantInto(code, lamp)).toThrow(
      `stale fault 'lamp-stays-dark': its text occurs ${count} in lamp.ts, not once`,
    )
  })

  it('that does not exist is refused with the ids that do', () => {
    expect(() => faultOf('gone')).toThrow(/There is no fault 'gone'.*\n {2}smallest-amount-refused/)
  })
})

describe('the planted faults', () => {
  it.each(faults.map((fault) => [fault.id, fault] as const))('%s is up to date', (_id, fault) => {
    expect(plantInto(read(fault.file), fault)).not.toBe(read(fault.file))
  })

  it('are at least ten, in all their charts, each with its own id in kebab-case', () => {
    const ids = faults.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(10)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
    expect(new Set(faults.map(({ chart }) => chart))).toEqual(
      new Set([
        'deposit',
        'creditWatch',
        'qrPayment',
        'session',
        'usdtDeposit',
        'withdraw',
        'withdrawLock',
      ]),
    )
  })

  it('can be compiled together: all in the package of the charts, none in the text of another', () => {
    const outside = faults.filter(({ file }) => !file.startsWith(`${chartsPackage}/src/`))
    expect(outside).toEqual([])
    const codes = new Map(faults.map(({ file }) => [file, read(file)]))
    for (const fault of faults) {
      codes.set(fault.file, plantInto(codes.get(fault.file) ?? '', fault))
    }
  })
})
