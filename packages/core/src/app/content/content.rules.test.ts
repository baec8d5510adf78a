import { describe, expect, it } from 'vitest'
import type { CallReport } from '../../wire/api/call.report.ts'
import { type ContentFailure, contentFailureOf } from './content.rules.ts'

type Row = [outcome: CallReport['outcome'], ContentFailure | null, id: string]

const waitedFor: Row[] = [
  ['accepted', null, 'OPEN-24'],
  ['refused', null, 'OPEN-24'],
  ['sessionOver', null, 'OPEN-24'],
  ['maintenance', 'maintenance', 'MAINT-05'],
  ['unreachable', 'network', 'MAINT-06, OPEN-24'],
  ['timedOut', 'network', 'MAINT-06, OPEN-24'],
  ['httpError', 'tryLater', 'MAINT-11, OPEN-24'],
  ['unreadable', 'tryLater', 'MAINT-11'],
  ['postponed', 'tryLater', 'MAINT-11'],
  ['expired', 'tryLater', 'MAINT-11, OPEN-04'],
]

const report = (outcome: CallReport['outcome'], changes: Partial<CallReport> = {}): CallReport => ({
  endpoint: 'getTournaments',
  purpose: 'foreground',
  isExempt: false,
  outcome,
  ...changes,
})

describe('a call', () => {
  it.each(waitedFor)('that a screen waits for and that is %s shows %j [%s]', (outcome, failure) => {
    expect(contentFailureOf(report(outcome))).toBe(failure)
  })

  it.each(waitedFor)(
    'that no screen waits for and that is %s leaves the page alone, but for maintenance [OPEN-77]',
    (outcome) => {
      const failure = outcome === 'maintenance' ? 'maintenance' : null
      expect(contentFailureOf(report(outcome, { purpose: 'background' }))).toBe(failure)
    },
  )

  it.each(waitedFor)(
    'that is exempt and %s leaves the page alone, but for maintenance [OPEN-23]',
    (outcome) => {
      const failure = outcome === 'maintenance' ? 'maintenance' : null
      expect(contentFailureOf(report(outcome, { isExempt: true }))).toBe(failure)
      expect(contentFailureOf(report(outcome, { isExempt: true, purpose: 'background' }))).toBe(
        failure,
      )
    },
  )
})
