import { flowRef } from '@croupier/core'
import { testEpoch } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { DepositTab } from './deposit-tab.tsx'

const payment = (id: string) => ({
  id,
  name: `Channel ${id}`,
  provider: 'P',
  img: '',
  min_deposit: 100,
  max_deposit: 50_000,
  bonus: null,
})

/** The same answer makes a code and, when it is polled, rejects it or not. */
const answer = (alert: boolean) => ({
  code: 0,
  result: {
    id: 'pay-1',
    qrCode: 'data:image/png;base64,AA==',
    payAmount: 500.37,
    expiredDate: new Date(testEpoch + 15 * minute).toISOString(),
    alert,
  },
  token: 'token',
  x_debug_key: 'key',
})

it.each([
  ['a cancelled code has the focus, which nothing else tells,', false, 'Deposit cancelled'],
  ['a rejected code leaves the focus alone, which its dialog has told,', true, 'Amount'],
] as const)('the card of %s until another channel is chosen', async (_, isRejected, heading) => {
  const { app, clock } = await openSite(<DepositTab />, {
    address: '/en/deposit',
    isMember: true,
    areas: ['member', 'deposit', 'banks'],
    answers: {
      '/_/test/api/api/v1/member/data/profile': {
        code: 0,
        result: {
          user: { bank_account: '1234567890', bank_id: 'scb', firstname: 'A', lastname: 'B' },
          bank: [],
          payment: [payment('one'), payment('two')],
        },
      },
      '/_/test/api/api/v3/member/updateData': { code: 0, result: { username: 'demo' } },
      '/_/test/api/api/v1/member/payment/payment': answer(isRejected),
    },
  })
  await screen.findByText('Scan to pay, credited automatically')
  const deposit = flowRef(app.actor.getSnapshot(), 'deposit')
  const send = (...events: Parameters<NonNullable<typeof deposit>['send']>[0][]) =>
    act(async () => {
      for (const event of events) deposit?.send(event)
    })
  const chooseChannel = async (id: string) => {
    await send({ type: 'deposit.openPicker' })
    await send({ type: 'deposit.chooseChannel', key: `payment:${id}` })
  }
  const focused = () => document.activeElement?.textContent

  await chooseChannel('one')
  const first = focused()
  await send({ type: 'deposit.changeAmount', text: '500' }, { type: 'deposit.submit' })
  await act(() => clock.advance(4 * second))
  await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
  await act(() => clock.advance(4 * second))
  await send({ type: 'deposit.acknowledge' })
  const cards = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const ended = focused()
  await chooseChannel('two')
  const card = isRejected ? 'Deposit unsuccessful' : 'Deposit cancelled'
  expect([first, cards, ended, focused()]).toEqual(['Amount', ['Amount', card], heading, 'Amount'])
})
