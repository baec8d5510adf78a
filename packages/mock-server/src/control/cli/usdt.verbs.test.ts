import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'

describe('deposit-usdt', () => {
  it('lets USDT arrive for the demo member unless another one is named', async () => {
    const { mock, balance, signIn } = openTestCommandLine()
    const demo = await signIn()
    const other = await signIn('oneusdt')
    const said = [
      await mock('deposit-usdt', '100'),
      await mock('deposit-usdt', '12.5', '--member', 'oneusdt', '--network', 'TRC20'),
      await mock('deposit-usdt', '1', '--network', 'ERC20'),
    ]
    expect([said, await balance(demo.access), await balance(other.access)]).toEqual([
      [
        wrote('100 USDT on TRC20 arrived for demo: 3,485.00 baht at 34.85, and 174.25 baht bonus.'),
        wrote(
          '12.5 USDT on TRC20 arrived for oneusdt: 435.62 baht at 34.85, and 21.78 baht bonus.',
        ),
        wrote('1 USDT on ERC20 arrived for demo: 34.85 baht at 34.85.'),
      ],
      16194.6,
      1457.4,
    ])
  })

  it('answers as JSON', async () => {
    const { mock } = openTestCommandLine()
    expect(JSON.parse((await mock('deposit-usdt', '100', '--json')).out)).toEqual({
      username: 'demo',
      network: 'TRC20',
      amount: 100,
      rate: 34.85,
      credited: 3485,
      bonus: 174.25,
    })
  })

  it.each([
    ['0', '"0" is not an amount of USDT'],
    ['1,000', '"1,000" is not an amount of USDT'],
    ['much', '"much" is not an amount of USDT'],
    ['1.0000001', '"1.0000001" is not an amount of USDT'],
  ])('refuses the amount %s', async (typed, error) => {
    const { mock } = openTestCommandLine()
    expect(await mock('deposit-usdt', typed)).toEqual(
      failed(2, `${error}: give a number above 0 with at most six decimals, such as 100 or 12.5.`),
    )
  })

  it('refuses a member like none, and a network that is not the member’s', async () => {
    const { mock } = openTestCommandLine()
    expect([
      await mock('deposit-usdt', '100', '--member', 'dmo'),
      await mock('deposit-usdt', '100', '--member', 'oneusdt', '--network', 'ERC20'),
    ]).toEqual([
      failed(2, 'There is no member "dmo": did you mean demo?'),
      failed(
        2,
        'The member "oneusdt" has no USDT account on "ERC20": the member\'s networks are TRC20.',
      ),
    ])
  })
})
