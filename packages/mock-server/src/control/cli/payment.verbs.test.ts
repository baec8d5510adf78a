import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'
import { paymentLifetime } from '../../world/payments.ts'

/** Two payments that wait, the second one a minute newer: of 500 and of 1,000 baht. */
async function open() {
  const commandLine = openTestCommandLine()
  const { signIn, createQr, control } = commandLine
  const { access } = await signIn()
  await createQr(access)
  await control.advance(minute)
  await createQr(access, '1000')
  const [newer, older] = await control.payments()
  if (!newer || !older) throw new Error('there are no payments')
  return { ...commandLine, newer: newer.payAmount, older: older.payAmount }
}

const inBaht = (baht: number) =>
  baht.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

describe('payments', () => {
  it('are listed in columns, the newest first', async () => {
    const { mock, newer, older } = await open()
    await mock('pay-part', 'P-1001', '--amount', '99.5')
    await mock('reject', '--message', 'The bank is closed.')
    const [amount, olderAmount] = [inBaht(newer), inBaht(older)]
    const left = `${(paymentLifetime - minute) / minute}m`
    expect(await mock('payments')).toEqual(
      wrote(
        'id      member  channel     asked    to pay  arrived  state       left  message',
        `P-1002  demo    pp-1     1,000.00  ${amount}           rejected          The bank is closed.`,
        `P-1001  demo    pp-1       500.00    ${olderAmount}    99.50  partlyPaid   ${left}  ได้รับเงินเพียง 99.50 บาท กรุณาติดต่อแอดมิน`,
      ),
    )
  })

  it('are told to a machine as the server has them', async () => {
    const { mock, control } = await open()
    const { code, out } = await mock('payments', '--json')
    expect([code, JSON.parse(out)]).toEqual([0, await control.payments()])
  })

  it('are none in a new world', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('payments', '--world', 'new')).toEqual(
      wrote('The world "new" has no payments: a member makes one by a QR deposit on the site.'),
    )
  })
})

describe('a payment', () => {
  it('is the newest one that waits when no id is typed', async () => {
    const { mock, newer, older } = await open()
    expect(await mock('pay')).toEqual(wrote(`P-1002 of demo is paid: ${inBaht(newer)} baht.`))
    expect(await mock('pay')).toEqual(wrote(`P-1001 of demo is paid: ${inBaht(older)} baht.`))
    expect(await mock('pay')).toEqual(
      failed(
        1,
        'No payment is waiting in the world "default": make one by a QR deposit on the site.',
      ),
    )
  })

  it('is paid in part, and then in full', async () => {
    const { mock, older } = await open()
    expect(await mock('pay-part', 'P-1001', '--amount', '250')).toEqual(
      wrote(`P-1001 of demo is paid in part: 250.00 of ${inBaht(older)} baht.`),
    )
    expect(await mock('pay', 'P-1001')).toEqual(
      wrote(`P-1001 of demo is paid: ${inBaht(older)} baht.`),
    )
  })

  it('is rejected with words or without, and expires', async () => {
    const { mock } = await open()
    expect(await mock('reject', 'P-1001', '--message', 'ธนาคารปิด')).toEqual(
      wrote('P-1001 of demo is rejected: ธนาคารปิด'),
    )
    expect(await mock('expire')).toEqual(wrote('P-1002 of demo has expired.'))
    const other = await open()
    expect(await other.mock('reject')).toEqual(
      wrote('P-1002 of demo is rejected: ธนาคารปฏิเสธรายการนี้'),
    )
  })

  it('is paid when its code is over, and credited or not', async () => {
    const { mock, newer, older } = await open()
    const none = failed(
      1,
      'No payment has expired in the world "default": "npm run mock -- expire --world default" lets the newest one run out.',
    )
    expect(await mock('pay', '--late')).toEqual(none)
    await mock('expire')
    await mock('expire')
    expect(await mock('pay', '--late')).toEqual(
      wrote(`${inBaht(newer)} baht for P-1002 of demo came too late, and are credited.`),
    )
    expect(await mock('pay', '--late', '--uncredited')).toEqual(
      wrote(`${inBaht(older)} baht for P-1001 of demo came too late, and are not credited.`),
    )
    expect(await mock('pay', '--late')).toEqual(none)
  })

  it.each<[string, string[]]>([
    ['paid', ['pay']],
    ['partlyPaid', ['pay-part', '--amount', '1']],
    ['rejected', ['reject']],
    ['expired', ['expire']],
  ])('is told to a machine when it is %s', async (state, args) => {
    const { mock, control } = await open()
    const { code, out } = await mock(...args, '--json')
    expect([code, JSON.parse(out)]).toEqual([0, await control.payment('P-1002')])
    expect(JSON.parse(out).state).toBe(state)
  })

  it.each<[string, string[], 1 | 2, string]>([
    [
      'of which there is none',
      ['pay', 'P-9'],
      1,
      'There is no payment "P-9" in the world "default": "npm run mock -- payments --world default" lists them.',
    ],
    [
      'whose id is mistyped',
      ['expire', 'p-1001'],
      1,
      'There is no payment "p-1001" in the world "default": did you mean P-1001?',
    ],
    [
      'for an amount that is none',
      ['pay-part', '--amount', '1e3'],
      2,
      '--amount cannot be "1e3": give baht above 0 with at most two decimals, such as 250 or 250.50.',
    ],
    ...['0', '-5', '99.999', '99999999999999999999'].map(
      (amount): [string, string[], 2, string] => [
        `for ${amount} baht`,
        ['pay-part', '--amount', amount],
        2,
        `--amount cannot be "${amount}": give baht above 0 with at most two decimals, such as 250 or 250.50.`,
      ],
    ),
    [
      'without a word of a rejection',
      ['reject', '--message', ''],
      2,
      '--message cannot have 0 characters: give words of 1 to 200 characters.',
    ],
    [
      'that is not credited, but comes in time',
      ['pay', '--uncredited'],
      2,
      '--uncredited needs --late: money that comes in time is always credited.',
    ],
    [
      'for no amount',
      ['pay-part'],
      2,
      'Pay-part needs to know what arrived: add --amount and baht, such as 250.50.',
    ],
  ])('%s is refused', async (_what, args, code, error) => {
    const { mock } = await open()
    expect(await mock(...args)).toEqual(failed(code, error))
  })

  it('is refused for more than the whole, and when it is over', async () => {
    const { mock, newer } = await open()
    expect(await mock('pay-part', '--amount', '5000')).toEqual(
      failed(
        2,
        `--amount cannot be "5000": a part of P-1002 is less than ${inBaht(newer)} baht, and "npm run mock -- pay P-1002" pays all of it.`,
      ),
    )
    await mock('pay', 'P-1001')
    expect(await mock('expire', 'P-1001', '--json')).toEqual(
      failed(
        1,
        '{"error":"the payment P-1001 was paid already","hint":"only payments that are waiting or paid in part can change; ask the site for a new QR code"}',
      ),
    )
  })
})
