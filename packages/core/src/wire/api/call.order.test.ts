import { expect, it } from 'vitest'
import { startApi } from '../../../testing/api.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'

const accepted = { code: 0, result: { balance: '7' } }

it('of two calls of one name, the one that was asked before 9998 is reported as overtaken, a later one is not', async () => {
  const { client, network, reports } = startApi()
  const ask = () => client.call('getCredit', {}, { purpose: 'background' })
  const both = [ask(), ask()]
  await settle()
  const [older, newer] = network.sent
  newer?.answer({ code: 9998 })
  await both[1]
  older?.answer(accepted)
  await both[0]
  const later = ask()
  await settle()
  network.last().answer(accepted)
  await later
  const asked = { endpoint: 'getCredit', purpose: 'background', isExempt: false }
  expect(reports).toEqual([
    { ...asked, outcome: 'maintenance' },
    { ...asked, outcome: 'accepted', isOvertaken: true },
    { ...asked, outcome: 'accepted' },
  ])
})

it('a call of another name is overtaken by nothing', async () => {
  const { client, network, reports } = startApi()
  const credit = client.call('getCredit', {}, { purpose: 'background' })
  const upgrade = client.call('checkUpgrade', {}, { purpose: 'background' })
  await settle()
  network.last().answer({ code: 9998 })
  await upgrade
  network.sent[0]?.answer(accepted)
  await credit
  expect(reports.at(-1)).toEqual({
    endpoint: 'getCredit',
    purpose: 'background',
    isExempt: false,
    outcome: 'accepted',
  })
})
