import { minute, second } from '@croupier/core/time'
import { validate } from 'promptparse'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

async function openPayment(amount = '500') {
  const world = openTestWorld()
  const { access } = await world.signIn()
  const payment = await world.createQr(access, amount)
  return { ...world, access, payment, id: String(payment.result.id) }
}

describe('a QR payment', () => {
  it('has an amount to pay, an end fifteen minutes away and a code that a bank can read [API-30, DEP-36, DEP-37]', async () => {
    const { payment } = await openPayment()
    expect(payment).toEqual({
      code: 0,
      result: {
        id: 'P-1001',
        qrCode: expect.any(String),
        payAmount: expect.any(Number),
        expiredDate: '2026-11-20T14:15:00+07:00',
        merchantRef: 'CR8F-20417',
      },
      token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      x_debug_key: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
    })
    expect(payment.result.payAmount).toBeGreaterThanOrEqual(500.01)
    expect(payment.result.payAmount).toBeLessThanOrEqual(500.99)
    expect(validate.anyId(payment.result.qrCode)).toEqual({
      type: 'NATID',
      target: '0999999999991',
      amount: payment.result.payAmount,
    })
  })

  it('has an amount and keys that no other waiting payment has [DEP-37]', async () => {
    const { createQr, access, payment } = await openPayment()
    const others = []
    for (let count = 1; count < 99; count += 1) others.push(await createQr(access))
    const all = [payment, ...others]
    const amounts = all.map((one) => one.result.payAmount).sort((one, other) => one - other)
    expect(amounts).toEqual(Array.from({ length: 99 }, (_, index) => (50001 + index) / 100))
    expect(new Set(all.map((one) => one.token)).size).toBe(99)
    expect(new Set(all.map((one) => one.x_debug_key)).size).toBe(99)
    expect(await createQr(access)).toMatchObject({ code: 4104 })
  })

  it('has an amount of its own also among expired ones, which may be paid late, until all have been used', async () => {
    const { createQr, access, control, payment } = await openPayment()
    const amounts: number[] = [payment.result.payAmount]
    await control.expire(payment.result.id)
    for (let count = 1; count < 99; count += 1) {
      const { result } = await createQr(access)
      amounts.push(result.payAmount)
      await control.expire(result.id)
    }
    expect(new Set(amounts).size).toBe(99)
    expect(amounts).toContain((await createQr(access)).result.payAmount)
  })

  it('waits, is paid and credits the balance once with what was paid [API-31, DEP-42]', async () => {
    const { poll, access, payment, control, balance, id } = await openPayment()
    expect(await poll(access, payment)).toEqual({ code: 0, success: false })
    expect(await control.pay(id)).toMatchObject({ id, state: 'paid', timeLeftMs: null })
    expect(await poll(access, payment)).toEqual({ code: 0, success: true })
    expect(await poll(access, payment)).toEqual({ code: 0, success: true })
    await expect(control.pay(id)).rejects.toThrow('the payment P-1001 was paid already')
    expect(await balance(access)).toBe((1_250_050 + payment.result.payAmount * 100) / 100)
  })

  it('is still paid after its time is over', async () => {
    const { poll, access, payment, control, clock, call, signIn } = await openPayment()
    await control.pay(payment.result.id)
    await clock.advance(20 * minute)
    expect((await call('getCredit', { token: access })).json().code).toBe(7003)
    const { access: again } = await signIn()
    expect(await poll(again, payment)).toEqual({ code: 0, success: true })
  })

  it('is rejected with words for the member [API-31, DEP-43]', async () => {
    const { poll, access, payment, control, balance, id } = await openPayment()
    await control.reject(id, 'The name of the payer differs.')
    expect(await poll(access, payment)).toEqual({
      code: 0,
      success: false,
      result: { alert: 'The name of the payer differs.' },
    })
    await expect(control.pay(id)).rejects.toThrow('the payment P-1001 was rejected already')
    expect(await balance(access)).toBe(12500.5)
  })

  it('that was paid in part credits nothing and names what arrived', async () => {
    const { poll, access, payment, control, balance, id } = await openPayment()
    expect(await control.payPart(id, 150.25)).toMatchObject({
      state: 'partlyPaid',
      receivedAmount: 150.25,
    })
    expect(await poll(access, payment)).toEqual({
      code: 0,
      success: false,
      result: { alert: 'ได้รับเงินเพียง 150.25 บาท กรุณาติดต่อแอดมิน', received: 150.25 },
    })
    expect(await balance(access)).toBe(12500.5)
  })

  it.each([0, 500.995, 1000])('cannot be paid in part with %d baht', async (amount) => {
    const { control, id } = await openPayment()
    await expect(control.payPart(id, amount)).rejects.toThrow('"field":"amount"')
  })

  it('expires after fifteen minutes; a late pay is refused [DEP-44, ERR-35]', async () => {
    const { poll, access, payment, control, balance, clock, signIn, id } = await openPayment()
    await clock.advance(15 * minute - second)
    expect(await poll(access, payment)).toEqual({ code: 0, success: false })
    await clock.advance(second)
    const { access: again } = await signIn()
    expect(await poll(again, payment)).toMatchObject({ code: 98 })
    await expect(control.pay(id)).rejects.toThrow(
      '/payments/P-1001 was refused with 409: {"error":"the payment P-1001 has expired"',
    )
    expect(await balance(again)).toBe(12500.5)
  })

  it.each([
    ['is credited', true, 'credited', 1],
    ['is not credited', false, 'kept', 0],
  ])(
    'that is paid late, and %s, stays over for whoever asks',
    async (_what, isCredited, late, credits) => {
      const { poll, access, payment, control, balance, id } = await openPayment()
      await expect(control.payLate(id, isCredited)).rejects.toThrow(
        '{"error":"the payment P-1001 is waiting","hint":"only payments that have expired can be paid late, and once; \\"expire\\" lets one run out"}',
      )
      await control.expire(id)
      const { payAmount, receivedAmount, ...paid } = await control.payLate(id, isCredited)
      expect(paid).toMatchObject({ late, state: 'expired' })
      expect(receivedAmount).toBe(payAmount)
      expect(await poll(access, payment)).toMatchObject({ code: 98 })
      expect(await balance(access)).toBeCloseTo(12500.5 + credits * payAmount, 2)
      await expect(control.payLate(id, isCredited)).rejects.toThrow('was paid already')
    },
  )

  it('expires on demand and when the clock is moved', async () => {
    const { poll, access, payment, control, createQr, id } = await openPayment()
    const other = await createQr(access)
    await control.expire(id)
    expect(await poll(access, payment)).toMatchObject({ code: 98 })
    await control.advance(15 * minute)
    expect((await control.payments()).map(({ state }) => state)).toEqual(['expired', 'expired'])
    expect(other.result.id).toBe('P-1002')
  })
})

describe('the rules of a channel', () => {
  it.each([
    ['99', 'pp-1', 'payment', 4102, 'DEP-56, ERR-30'],
    ['100', 'pp-1', 'payment', 0, 'DEP-56'],
    ['50000', 'pp-1', 'payment', 0, 'DEP-56'],
    ['50001', 'pp-1', 'payment', 4103, 'DEP-56, ERR-30'],
    ['50', 'pp-2', 'payment', 0, 'DEP-56'],
    ['45001', 'pp-2', 'payment', 4103, 'DEP-56, ERR-30'],
    ['500', 'pp-9', 'payment', 4101, 'ERR-30'],
    ['500', 'tw-1', 'payment', 4101, 'ERR-30'],
    ['500', 'tw-1', 'truewallet', 0, 'ERR-30'],
  ])('answer to %s baht by %s as %s with code %i [%s]', async (amount, id, type, code, _ids) => {
    const { createQr, signIn } = openTestWorld()
    const { access } = await signIn()
    expect((await createQr(access, amount, id, type)).code).toBe(code)
  })

  it('refuse a channel that the member does not have', async () => {
    const { createQr, signIn } = openTestWorld()
    const { access } = await signIn('onechannel')
    expect(await createQr(access, '500', 'pp-2')).toMatchObject({ code: 4101 })
  })
})

describe('a poll', () => {
  it('with keys of another payment is refused', async () => {
    const { poll, access, payment, createQr } = await openPayment()
    const other = await createQr(access)
    expect(await poll(access, { ...payment, token: other.token })).toMatchObject({ code: 4202 })
    expect(await poll(access, { ...payment, x_debug_key: other.x_debug_key })).toMatchObject({
      code: 4202,
    })
  })

  it('of another member’s payment is refused as unknown', async () => {
    const { poll, payment, signIn } = await openPayment()
    const { access } = await signIn('onechannel')
    expect(await poll(access, payment)).toMatchObject({ code: 4201 })
  })
})
