import { expect, it } from 'vitest'
import { recordsAfter, resultRecord } from './fault.record.ts'
import type { FaultResult } from './fault.table.ts'
import type { Fault } from './fault.ts'

const fault = (id: string): Fault => ({
  id,
  chart: 'deposit',
  file: 'lamp.ts',
  text: 'isLit = true',
  replacement: 'isLit = false',
  harm: 'Nobody sees anything.',
})
const caught = (id: string): FaultResult => ({
  fault: fault(id),
  notices: [
    { title: 'a lamp is lit', layer: 'core', isTimeout: false, message: 'no' },
    { title: 'a lamp shines', layer: 'stories', isTimeout: true, message: 'no' },
    { title: 'a lamp warms', layer: 'core', isTimeout: false, message: 'no' },
  ],
  problems: ['lamp.test.ts: a lamp glows: TypeError: no'],
  duration: '9.1 s',
})
const survived = (id: string): FaultResult => ({
  fault: fault(id),
  notices: [],
  problems: [],
  duration: '8.7 s',
})

it('records a fault with everything that was said of it', () => {
  const result = caught('lamp-stays-dark')
  expect(resultRecord(result)).toEqual({
    id: 'lamp-stays-dark',
    chart: 'deposit',
    file: 'lamp.ts',
    harm: 'Nobody sees anything.',
    verdict: 'caught',
    caughtBy: ['core', 'stories'],
    notices: result.notices,
    problems: result.problems,
    duration: '9.1 s',
  })
})

it('keeps what was said of the faults that a run does not take, and forgets those that are gone', () => {
  const earlier = [caught('one'), survived('two'), caught('gone')].map(resultRecord)
  const faults = ['one', 'two', 'three'].map(fault)
  expect(recordsAfter(earlier, [caught('two')], faults)).toEqual({
    summary: '2 of 2 faults caught',
    faults: [caught('one'), caught('two')].map(resultRecord),
  })
  expect(recordsAfter(earlier, [survived('one'), survived('three')], faults)).toEqual({
    summary: '0 of 3 faults caught, 3 survived',
    faults: [survived('one'), survived('two'), survived('three')].map(resultRecord),
  })
})
