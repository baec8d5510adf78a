import { expect, it } from 'vitest'
import { charts } from '../../../testing/charts/charts.ts'
import { endpoints } from '../../wire/contract/endpoints.ts'
import { flowNames, flows } from './flows.ts'

it('no two flows have the same name', () => {
  expect(new Set(flowNames).size).toBe(flowNames.length)
})

const chartOf = (name: string) => charts.find(({ id }) => id === name)

it.each(flows)('$name handles what it hears', ({ hears = [], name }) => {
  expect(chartOf(name)?.events).toEqual(expect.arrayContaining([...hears]))
})

it.each(flows)('$name hears what of the world it handles', ({ hears = [], name }) => {
  const heard: readonly string[] = hears
  const told = new Set<string>(flows.flatMap((flow) => flow.hears ?? []))
  const handled = chartOf(name)?.events ?? []
  expect(handled.filter((type) => told.has(type) && !heard.includes(type))).toEqual([])
})

it('every call that moves money belongs to one flow, which a reload never cuts off [MAINT-12]', () => {
  const moneyWrites = Object.entries(endpoints)
    .filter(([, { isMoneyWrite }]) => isMoneyWrite)
    .map(([name]) => name)
  const declared = flows.flatMap(({ moneyWrites = [] }) => moneyWrites)
  expect([moneyWrites.length > 0, declared.toSorted()]).toEqual([true, moneyWrites.toSorted()])
})
