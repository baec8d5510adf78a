import { describe, expect, it } from 'vitest'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang, satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import { promptPayCode, wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { readQrPayment } from './qr-payment.ts'

type Wire = WireAnswer<'createQr'>

const { answer } = wireExamples.createQr
const withResult = (changes: Record<string, unknown>): Wire => ({
  ...answer,
  result: { ...answer.result, ...changes },
})
const asked = bahtToSatang(500)
const places = { pictureOrigins: ['https://content.test'], links: ['scbeasy:'] }
const read = (wire: Wire) => readQrPayment(wire, asked, testEpoch, places)

describe('the answer with a QR code', () => {
  it('yields a payment and, separately, its secrets [DEP-37]', () => {
    expect(read(answer)).toEqual({
      payment: {
        id: 'pay-1',
        form: 'text',
        qrCode: promptPayCode,
        payAmount: satang(50_037),
        reference: 'REF-1',
        createdAt: testEpoch,
        deadline: testEpoch + 15 * minute,
        isDeadlineAssumed: false,
      },
      secrets: { token: 'payment-token-1', debugKey: 'debug-key-1' },
    })
  })

  it.each([
    ['https://content.test/qr.png', 'image'],
    ['scbeasy://payments/1', 'link'],
  ])('may contain %s, an address [OPEN-62]', (qrCode, form) => {
    const payment = read(withResult({ qrCode }))?.payment
    expect([payment?.qrCode, payment?.form]).toEqual([qrCode, form])
  })

  it('may have a number as its id', () => {
    expect(read(withResult({ id: 4711 }))?.payment.id).toBe('4711')
  })

  const needed = ['id', 'qrCode', 'payAmount', 'expiredDate']
  const useless = [undefined, null, '', {}, [], false]
  const neededCases = needed.flatMap((field) => useless.map((value) => [field, value] as const))

  it.each(neededCases)('cannot be used with the %s %j [DEP-38, OPEN-62]', (field, value) => {
    expect(read(withResult({ [field]: value }))).toBeNull()
  })

  const secretCases = (['token', 'x_debug_key'] as const).flatMap((field) =>
    [...useless, 7].map((value) => [field, value] as const),
  )

  it.each(secretCases)('cannot be used with the %s %j [DEP-38, OPEN-62]', (field, value) => {
    expect(read({ ...answer, [field]: value })).toBeNull()
  })

  it.each([
    ['no result', { ...answer, result: null }],
    ['nothing at all', { code: 0 }],
    ['an amount of zero', withResult({ payAmount: 0 })],
    ['a negative amount', withResult({ payAmount: '-500.37' })],
    ['an amount with three decimals', withResult({ payAmount: '500.375' })],
    ['an amount that is not a number', withResult({ payAmount: 'five hundred' })],
    ['a date that cannot be read', withResult({ expiredDate: 'soon' })],
    ['a code with a wrong checksum', withResult({ qrCode: `${promptPayCode}0` })],
    ['a code over another amount', withResult({ payAmount: '500.74' })],
    [
      'a code in dollars',
      withResult({
        qrCode:
          '00020101021229370016A000000677010111011300668122233335802US53038405406500.3763047831',
      }),
    ],
    ['a code that is a script', withResult({ qrCode: 'javascript:alert(1)' })],
    ['a picture that the site may not show', withResult({ qrCode: 'https://else.test/q.png' })],
    ['a link that the site may not follow', withResult({ qrCode: 'kplus://pay/1' })],
  ] satisfies [string, Wire][])('cannot be used with %s [DEP-38]', (_what, wire) => {
    expect(read(wire)).toBeNull()
  })

  it.each([
    ['499.00', false],
    ['499.01', true],
    ['500.99', true],
    ['501.00', false],
    ['50000.00', false],
  ])('over %s baht is usable where the member chose 500: %j', (payAmount, isUsable) => {
    const picture = 'https://content.test/qr.png'
    const payment = read(withResult({ payAmount, qrCode: picture }))?.payment
    expect(payment !== undefined).toBe(isUsable)
  })

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [{}, null],
    ['REF-1', 'REF-1'],
    [1234567, '1234567'],
  ])('reads the reference %j as %j, and needs none [OPEN-62]', (merchantRef, reference) => {
    expect(read(withResult({ merchantRef }))?.payment.reference).toBe(reference)
  })

  it.each<[string | number, number, string]>([
    ['2026-11-20T14:15:00+07:00', 15 * minute, 'OPEN-62'],
    ['2026-11-20 14:15:00', 15 * minute, 'OPEN-62'],
    ['2569-11-20 14:15:00', 15 * minute, 'OPEN-62'],
    [(testEpoch + minute) / 1000, minute, 'OPEN-62'],
    [testEpoch - minute, 15 * minute, 'OPEN-83'],
    ['2026-11-20T14:15:00Z', 15 * minute, 'OPEN-83'],
  ])('that states %j leaves %i ms [%s]', (expiredDate, left) => {
    expect(read(withResult({ expiredDate }))?.payment.deadline).toBe(testEpoch + left)
  })
})
