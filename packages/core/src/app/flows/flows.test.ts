import { expect, it } from 'vitest'
import { endpoints } from '../../wire/contract/endpoints.ts'
import { flowNames, flows } from './flows.ts'

it('no two flows have the same name', () => {
  expect(new Set(flowNames).size).toBe(flowNames.length)
})

it('every call that moves money belongs to one flow, which a reload never cuts off [MAINT-12]', () => {
  const moneyWrites = Object.entries(endpoints)
    .filter(([, { isMoneyWrite }]) => isMoneyWrite)
    .map(([name]) => name)
  const declared = flows.flatMap(({ moneyWrites = [] }) => moneyWrites)
  expect([moneyWrites.length > 0, declared.toSorted()]).toEqual([true, moneyWrites.toSorted()])
})
