import { describe, expect, it } from 'vitest'
import { chosenPeriod, newestDay, periodNamed, periodOf } from './report.period.ts'

const at = (bangkok: string) => Date.parse(`${bangkok}+07:00`)
const now = at('2026-11-20T14:00:00')
const usual = { from: '2026-11-06', to: '2026-11-19' }

describe('the newest day with figures', () => {
  it.each([
    ['2026-11-20T10:59:59', '2026-11-18'],
    ['2026-11-20T11:00:00', '2026-11-19'],
    ['2027-01-01T10:59:59', '2026-12-30'],
    ['2027-01-01T11:00:00', '2026-12-31'],
  ])('at %s is %s [AFF-13]', (instant, day) => {
    expect(newestDay(at(instant))).toBe(day)
  })
})

describe('a period', () => {
  it.each([
    ['fortnight', now, usual],
    ['thisMonth', now, { from: '2026-11-01', to: '2026-11-20' }],
    ['lastMonth', now, { from: '2026-10-01', to: '2026-10-31' }],
    ['lastMonth', at('2027-01-01T00:00:00'), { from: '2026-12-01', to: '2026-12-31' }],
    ['lastMonth', at('2026-12-31T23:59:59'), { from: '2026-11-01', to: '2026-11-30' }],
    ['thisMonth', at('2027-01-01T00:00:00'), { from: '2027-01-01', to: '2027-01-01' }],
  ] as const)('called %s follows the calendar of Bangkok', (name, instant, period) => {
    expect(periodNamed(name, instant)).toEqual(period)
  })

  it.each([
    ['a month', { from: '2026-10-01', to: '2026-10-31' }],
    ['one day', { from: '2026-11-20', to: '2026-11-20' }],
    ['92 days', { from: '2026-08-21', to: '2026-11-20' }],
  ])('in an address may be %s', (_, query) => {
    expect(periodOf(query, now)).toEqual(query)
  })

  it.each([
    ['nothing', {}],
    ['one end', { from: '2026-10-01' }],
    ['invalid days', { from: '2026-02-30', to: '2026-03-02' }],
    ['an end before the beginning', { from: '2026-11-02', to: '2026-11-01' }],
    ['tomorrow', { from: '2026-11-01', to: '2026-11-21' }],
    ['93 days', { from: '2026-08-20', to: '2026-11-20' }],
    ['markup', { from: '<b>', to: '<b>' }],
  ])('in an address with %s is the usual one', (_, query) => {
    expect(periodOf(query, now)).toEqual(usual)
  })

  it.each([
    ['2026-11-10', '2026-11-12', { from: '2026-11-10', to: '2026-11-12' }],
    ['2026-11-12', '2026-11-10', { from: '2026-11-10', to: '2026-11-12' }],
    ['2026-11-12', '2026-11-12', { from: '2026-11-12', to: '2026-11-12' }],
    ['2026-11-12', '2026-12-24', { from: '2026-11-12', to: '2026-11-20' }],
    ['2026-12-01', '2026-12-24', { from: '2026-11-20', to: '2026-11-20' }],
    ['2026-01-01', '2026-11-20', { from: '2026-08-21', to: '2026-11-20' }],
    ['', '2026-11-20', null],
    ['2026-11-20', '2026-02-30', null],
  ])('between %s and %s becomes a valid one', (one, other, period) => {
    expect(chosenPeriod(one, other, now)).toEqual(period)
  })
})
