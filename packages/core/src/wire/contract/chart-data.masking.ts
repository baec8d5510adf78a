import { classifiedFields, masked } from './masking.ts'

/**
 * Names under which charts hold the kinds of data that the contract marks, as words: `firstName` and `first_name` are
 * `first name`. Two words also match a field inside another: `payment id` is `payment: { id }`.
 */
const chartWords = [
  ['password', 'passcode', 'pass', 'pwd', 'pin', 'otp', 'secret', 'cookie', 'ticket'],
  ['auth', 'authorization', 'bearer', 'jwt', 'api key', 'signature', 'apollo', 'debug key'],
  ['qr code', 'qr payload', 'payload', 'payment id', 'reference', 'merchant ref'],
  [
    'username',
    'user name',
    'first name',
    'last name',
    'full name',
    'fullname',
    'surname',
    'display name',
    'holder',
  ],
  ['account', 'acc', 'phone', 'mobile', 'tel', 'email', 'line id'],
].flat()

const hiddenWords = [...[...classifiedFields.keys()].map(wordsOf), ...chartWords]
const hidden = new RegExp(`(^| )(${hiddenWords.join('|')})s?( |$)`)

/** Whether a name, together with the names around it, is one of a secret or of personal data. */
export function isHiddenName(...names: readonly string[]): boolean {
  return hidden.test(names.map(wordsOf).join(' '))
}

/**
 * A copy of a chart's plain data with everything masked, at any depth, whose name marks it as secret or personal, or
 * whose value is recognised as such: a QR payload, a picture, a long number. Booleans, empty texts and missing values
 * stay, because they only say whether there is a value.
 * @param around the name of the field that contains the data.
 */
export function maskChartData(value: unknown, around = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskChartData(item, around))
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null) return value
  return mapFields(value, (name, field) => maskChartField(name, field, around))
}

/** Masks one field of a chart's plain data. */
export function maskChartField(name: string, field: unknown, around = ''): unknown {
  return isHiddenField(name, field, around) ? maskAll(field) : maskChartData(field, name)
}

function isHiddenField(name: string, field: unknown, around: string): boolean {
  const words = wordsOf(name)
  // The code of a refusal is a number; a code that a member types is a text.
  if (/(^| )codes?$/.test(words)) return typeof field === 'string' || Array.isArray(field)
  // The address of a page stays, with its parameters masked by name; any other address may be a person's.
  if (/(^| )address$/.test(words)) return !isPageAddress(field)
  return isHiddenName(around, name)
}

function isPageAddress(field: unknown): boolean {
  if (typeof field === 'string') return field.startsWith('/')
  return typeof field === 'object' && field !== null && 'path' in field
}

/** A copy in which every text and number is masked. */
export function maskAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskAll)
  if (typeof value === 'object' && value !== null) {
    return mapFields(value, (_, field) => maskAll(field))
  }
  const tellsNothing = typeof value === 'boolean' || value === '' || value == null
  return tellsNothing ? value : masked
}

function mapFields(value: object, map: (name: string, field: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(name, field)]))
}

/** Values that are always masked: the text of a payment's QR code, a picture as a data URL, a signed token. */
const recognised = /^000201\d{2}|^data:|\beyJ[\w-]+\.[\w-]+/
/** Ten digits or more, like phone and account numbers. */
const longNumber = /(?<!\w)\+?\d(?:[ -]?\d){9,}(?!\w)/g
const parameter = /([?&#])([^=&#\s]+)=([^&#\s]*)/g

/** Masks the secret and personal parts of a text. */
function maskText(text: string): string {
  if (recognised.test(text)) return masked
  return text
    .replace(parameter, (_, mark: string, name: string, value: string) => {
      return `${mark}${name}=${isHiddenName(name) ? masked : maskParameter(value)}`
    })
    .replace(longNumber, masked)
}

/** Masks a parameter's value, which may itself be an address with parameters. */
function maskParameter(value: string): string {
  const plain = readEncoded(value)
  const shown = maskText(plain)
  return shown === plain ? value : encodeURIComponent(shown)
}

function readEncoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()
}
