import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'

async function openWithWithdrawal() {
  const opened = openTestCommandLine()
  const { access } = await opened.signIn()
  await opened.call('withdraw', { token: access, body: { balance: 500.25 } })
  return { ...opened, access }
}

describe('withdrawals', () => {
  it('are listed until they are paid out', async () => {
    const { mock, control } = await openWithWithdrawal()
    expect(await mock('withdrawals')).toEqual(
      wrote(
        'id       member  amount  paid out at',
        'T-10025  demo    500.25  2026-11-20 14:03:00.000',
      ),
    )
    expect(JSON.parse((await mock('withdrawals', '--json')).out)).toEqual([
      {
        id: 'T-10025',
        username: 'demo',
        amount: 500.25,
        createdAt: Date.UTC(2026, 10, 20, 7),
        paidOutAt: Date.UTC(2026, 10, 20, 7, 3),
      },
    ])
    await control.advance(3 * 60_000)
    expect(await mock('withdrawals')).toEqual(wrote('No withdrawal is on its way in "default".'))
  })
})

describe('cancel-withdrawal', () => {
  it.each([[[]], [['T-10025']]])('gives the money back: %j', async (words) => {
    const { mock, balance, access } = await openWithWithdrawal()
    expect(await balance(access)).toBe(12000.25)
    expect(await mock('cancel-withdrawal', ...words)).toEqual(
      wrote('T-10025 is cancelled: 500.25 baht went back to demo.'),
    )
    expect(await balance(access)).toBe(12500.5)
    expect(await mock('cancel-withdrawal')).toEqual(
      failed(
        1,
        'No withdrawal is on its way in the world "default": members withdraw on the site.',
      ),
    )
  })

  it('refuses one that is not on its way', async () => {
    const { mock } = await openWithWithdrawal()
    expect(await mock('cancel-withdrawal', 'T-10026')).toEqual(
      failed(
        2,
        'No withdrawal "T-10026" is on its way in the world "default": did you mean T-10025?',
      ),
    )
  })
})
