import * as z from 'zod/mini'
import { readBahtAmount } from '../../base/money/satang.ts'
import { secret, type WireForm } from './fields.ts'

/** The required form of a value, as a schema and in words. */
export interface StrictForm {
  readonly schema: z.core.$ZodType
  readonly text: string
}

/**
 * How many characters of each token a browser can store and send: a cookie holds 4,096 bytes, and all cookies of a
 * request together 8 KiB. The access token is sent twice [OPEN-07].
 */
export const tokenLimits = { access: 3000, refresh: 4000, reward: 1000 } as const

const token = (longest: number, kept: string): StrictForm => ({
  schema: secret(
    z.string().check(
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^[!-~]+$/),
      z.refine(
        (text) => encodeURIComponent(text).length <= longest,
        `is longer than ${longest} characters as a cookie keeps it`,
      ),
    ),
  ),
  text: `Opaque. Visible ASCII without spaces; ${longest} characters at most, of which every one but letters, digits and \`- _ . ! ~ * ' ( )\` counts three, because ${kept}.`,
})

/** The greatest amount: more than anybody has, and small enough for a double to represent every satang. */
const mostBaht = 9_999_999_999_999.99

/** An amount as a number. */
export const numberOfBaht = z.number().check(
  z.gte(-mostBaht),
  z.lte(mostBaht),
  z.refine((baht) => readBahtAmount(baht) !== null, 'is no amount of whole satang'),
)

/** The form of a schema, if it has one. */
export function formOf(schema: z.core.$ZodType): WireForm | undefined {
  return formsBySchema.get(schema)
}

/** The forms that the contract requires; the site also tolerates other forms of some values. */
export const strictForms: Readonly<Record<WireForm, StrictForm>> = {
  amount: {
    schema: z.union([
      numberOfBaht,
      z.string().check(z.regex(/^-?(\d{1,3}(,\d{3}){1,3}|\d(,\d{3}){4}|\d{1,13})(\.\d{1,2}0*)?$/)),
    ]),
    text: 'Baht, to the satang: a number with two decimals at most, or text such as `1234.50` or `1,234.50`. Below ten trillion, ten to the thirteenth power. No exponent, no currency, no plus sign.',
  },
  id: {
    schema: z.union([z.string().check(z.minLength(1)), z.int()]),
    text: 'Text that is not empty, or a whole number below 2^53. It is sent back as text.',
  },
  flag: {
    schema: z.union([z.boolean(), z.literal([0, 1])]),
    text: 'Yes or no; 1 and 0 are read alike.',
  },
  instant: {
    schema: z.union([
      z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)),
      z.int().check(z.gte(1e9), z.lt(1e10)),
      z.int().check(z.gte(1e12), z.lt(1e13)),
    ]),
    text: 'A point in time: ISO 8601 with seconds and a zone (`2026-11-20T14:05:09+07:00`, or `Z`), or epoch seconds (ten digits), or epoch milliseconds (thirteen).',
  },
  seconds: {
    schema: z.int().check(z.gte(1e9), z.lt(1e10)),
    text: 'A point in time in epoch seconds.',
  },
  accessToken: token(tokenLimits.access, 'two cookies carry it'),
  refreshToken: token(tokenLimits.refresh, 'a header carries it'),
  rewardToken: token(tokenLimits.reward, 'a cookie beside both carries it'),
  rate: {
    schema: z.union([
      z.number().check(z.gt(0)),
      z.string().check(z.regex(/^(?=.*[1-9])(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/)),
    ]),
    text: 'Baht for one: above zero, with as many decimals as it has; a number, or text such as `33.4512`.',
  },
  accountNumber: {
    schema: z.string().check(z.regex(/^\d[\d\s-]*$/)),
    text: 'Digits, which spaces and hyphens may separate. Anything else is shown as it came.',
  },
  usdtNetwork: {
    // JSON Schema patterns have no flags, such as one for ignoring case.
    schema: z.string().check(z.regex(/^([Tt][Rr][Cc]|[Ee][Rr][Cc]|[Bb][Ee][Pp])[\s_-]?20$/)),
    text: '`TRC20`, `ERC20` or `BEP20`. The site checks the address by it, and draws no code for another one.',
  },
  qrCode: {
    schema: z
      .string()
      .check(
        z.regex(
          /^(000201.*6304[0-9A-Fa-f]{4}|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,].+|https:\/\/.+|[a-z][a-z0-9+.-]*:\/\/.+)$/,
        ),
      ),
    text: 'One of these: an EMV payload with its check sum, which the site draws; a picture as a data address; the https address of a picture at a host that the configuration names; the link of a bank app or wallet, which members open.',
  },
}

const formsBySchema = new Map(
  (Object.keys(strictForms) as readonly WireForm[]).map((form) => [strictForms[form].schema, form]),
)
