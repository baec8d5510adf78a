import * as z from 'zod/mini'

/** How a field must be treated wherever a request or an answer is shown or logged. */
export type FieldClass = 'secret' | 'personal'

/** The secret and personal schemas of the contract. */
export const fieldClasses = new Map<z.core.$ZodType, FieldClass>()

/** A field that only the http layer and the vault may ever hold, such as a token or a password. */
export function secret<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  fieldClasses.set(schema, 'secret')
  return schema
}

/** A field about a person: shown to its owner, masked everywhere else. */
export function personal<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  fieldClasses.set(schema, 'personal')
  return schema
}

/** Kinds of values that are never converted: they are read unchanged, or not at all. */
export type ExactKind = 'amount' | 'code' | 'address'

/** The schemas of the contract whose values are never converted. */
export const exactFields = new Map<z.core.$ZodType, ExactKind>()

/** A field whose value is never converted: `007` sent as a number has already lost its zeros. */
export function exact<Schema extends z.core.$ZodType>(kind: ExactKind, schema: Schema): Schema {
  exactFields.set(schema, kind)
  return schema
}

/** The forms of values for which the contract is stricter than the site's reader. */
export type WireForm =
  | 'amount'
  | 'id'
  | 'flag'
  | 'instant'
  | 'seconds'
  | 'accessToken'
  | 'refreshToken'
  | 'rewardToken'
  | 'qrCode'
  | 'rate'
  | 'accountNumber'
  | 'usdtNetwork'

/** The schemas of the contract with such a form. */
export const wireForms = new Map<z.core.$ZodType, WireForm>()

/** A field whose value has a form that `strict.forms.ts` states for backend teams. */
export function formed<Schema extends z.core.$ZodType>(form: WireForm, schema: Schema): Schema {
  wireForms.set(schema, form)
  return schema
}

/** The schemas of the contract for fields without which an answer is still usable. */
export const dispensableFields = new Set<z.core.$ZodType>()

/** A field that may be missing. A malformed value counts as missing, and the rest of the answer is still read. */
export function dispensable<Schema extends z.core.$ZodType>(schema: Schema) {
  const field = maybe(schema)
  dispensableFields.add(field)
  return field
}

/** A field that backends omit or send as null when there is no value. */
export const maybe = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(z.nullable(schema))

/** A list that is missing counts as empty [OPEN-69]. */
export const list = <Item extends z.core.$ZodType>(item: Item) => maybe(z.array(item))

/** An id, which is a text. A whole number is read as its digits. */
export const wireId = () => formed('id', z.string().check(z.minLength(1)))

/** A boolean; databases without such a type send 1 or 0. */
export const wireFlag = () => formed('flag', z.union([z.boolean(), z.literal([0, 1])]))

/** Money as backends write it: a number of baht, or text with or without separators. */
export const bahtAmount = () => formed('amount', exact('amount', z.union([z.number(), z.string()])))

/** The address of a picture, without which an answer is still usable. */
export const picture = () => dispensable(z.string())

/** Money as the site sends it: a number of baht with at most two decimals. */
export const sentBaht = () => z.number().check(z.gt(0), z.multipleOf(0.01))

/** A point in time as the site sends it: ISO text in UTC. */
export const sentInstant = () =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/))

/** A point in time as backends write it: ISO text, epoch seconds or epoch milliseconds. */
export const wireInstant = () => formed('instant', z.union([z.string(), z.number()]))

/** A point in time in epoch seconds. */
export const wireSeconds = () => formed('seconds', z.number())
