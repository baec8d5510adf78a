import { describe, expect, it } from 'vitest'
import { type FaultResult, summary, tableHead, tableLines } from './fault.table.ts'
import type { Fault } from './fault.ts'

const fault: Fault = {
  id: 'lamp-stays-dark',
  chart: 'deposit',
  file: 'lamp.ts',
  text: 'isLit = true',
  replacement: 'isLit = false',
  harm: 'Nobody sees anything.',
}

const caught: FaultResult = {
  fault,
  notices: [
    { title: 'a lamp is lit', layer: 'core', isTimeout: false, message: 'no' },
    { title: 'a lamp shines', layer: 'stories', isTimeout: true, message: 'no' },
    { title: 'a lamp warms', layer: 'core', isTimeout: false, message: 'no' },
  ],
  problems: ['lamp.test.ts: a lamp glows: TypeError: no'],
  duration: '9.1 s',
}
const survived: FaultResult = { fault, notices: [], problems: [], duration: '8.7 s' }
const broken: FaultResult = { ...survived, problems: ['the run ended with signal SIGKILL'] }

describe('the table', () => {
  it('has a column for each kind of test', () => {
    expect(tableHead(15)).toBe(
      'fault            verdict     tests     core   charts  stories    model    storm     time',
    )
  })

  it('names the first two tests that noticed a fault, and which took too long', () => {
    expect(tableLines(caught, 15)).toEqual([
      'lamp-stays-dark  caught          3        2        –        1        –        –    9.1 s',
      '    a lamp is lit',
      '    a lamp shines (by taking too long)',
    ])
  })

  it('says what a member suffers by a fault that nobody noticed', () => {
    expect(tableLines(survived, 15)).toEqual([
      'lamp-stays-dark  survived        –        –        –        –        –        –    8.7 s',
      '    nobody noticed: Nobody sees anything.',
    ])
  })

  it('says why a run shows nothing, as far as three lines go', () => {
    expect(tableLines(broken, 15)).toEqual([
      'lamp-stays-dark  broken          –        –        –        –        –        –    8.7 s',
      '    broken: the run ended with signal SIGKILL',
    ])
    const many = { ...broken, problems: ['one', 'two', 'three', 'four', 'five'] }
    expect(tableLines(many, 15).slice(1)).toEqual([
      '    broken: one',
      '    broken: two',
      '    broken: three',
      '    and 2 more, in reports/faults.json',
    ])
  })
})

it('sums up what became of the faults', () => {
  expect(summary(['caught', 'caught'])).toBe('2 of 2 faults caught')
  expect(summary(['caught', 'survived', 'broken'])).toBe(
    '1 of 3 faults caught, 1 survived, 1 broke the run, which shows nothing',
  )
})
