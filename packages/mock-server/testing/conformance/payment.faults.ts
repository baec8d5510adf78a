import { satang } from '@croupier/core/money'
import { promptPayPayload } from '../../src/base/promptpay.ts'
import { accepted, answering, withResult } from '../conformance.changes.ts'
import { at, type Change, type Fault } from '../conformance.harness.ts'

const payments = '/payment/payment'
const made = 'createQr makes a code of the smallest amount'

/** Answers of codes that were made, some of their fields others. */
const makingCodes = (fields: Readonly<Record<string, unknown>>): Change =>
  answering(payments, (body) => (body.token ? withResult(fields)(body) : body))

export const paymentFaults: readonly Fault[] = [
  [
    'makes a code whose check sum is wrong',
    answering(payments, (body) =>
      body.token
        ? withResult({ qrCode: String(body.result?.qrCode).replace(/..$/, 'ZZ') })(body)
        : body,
    ),
    made,
    /^qrCode does not end in its check sum$/,
  ],
  [
    'makes a code over another amount',
    makingCodes({
      qrCode: promptPayPayload({ type: 'mobile', number: '0812345678' }, satang(99_900)),
    }),
    made,
    /^qrCode does not ask for payAmount in baht$/,
  ],
  [
    'makes a picture at a host that nobody named',
    makingCodes({ qrCode: 'https://pictures.test/qr.png' }),
    made,
    /^qrCode leads to pictures\.test, and the site shows and opens nothing from there: /,
  ],
  [
    'makes a link of an app that nobody named',
    makingCodes({ qrCode: 'scbeasy://payments/1' }),
    made,
    /^qrCode leads to scbeasy:, and the site shows and opens nothing from there: /,
  ],
  [
    'writes the end of a code in a Buddhist year',
    answering(payments, (body) => {
      const end = String(body.result?.expiredDate).replace(
        /^\d{4}/,
        (year) => `${Number(year) + 543}`,
      )
      return body.token ? withResult({ expiredDate: end })(body) : body
    }),
    made,
    /^field result\.expiredDate: 2\d{3} is no year of the Gregorian calendar that is near$/,
  ],
  [
    'has an alert for a payment that waits',
    answering(payments, (body) =>
      'success' in body ? { ...body, result: { alert: 'waiting for the bank' } } : body,
    ),
    'pollQr says that the payment waits',
    /^a payment that nobody has paid does not wait$/,
  ],
  [
    'takes a key for another request',
    (response, request) =>
      at(request, payments) && response.status === 400 ? accepted(response, { code: 0 }) : response,
    'createQr refuses the key of another request',
    /^its status is 200, not 400$/,
  ],
  [
    'ends the session of whoever asks for a payment that is not',
    answering(payments, (body) => (body.code === 4201 ? { code: 7002 } : body)),
    'pollQr refuses a payment that nobody made',
    /^it is refused with code 7002 \(sessionInvalid\)$/,
  ],
]
