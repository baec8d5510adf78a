import * as z from 'zod/mini'
import { usableQr } from './deposit.endpoints.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import {
  bahtAmount,
  fieldClasses,
  formed,
  maybe,
  secret,
  wireForms,
  wireId,
  wireInstant,
} from './fields.ts'
import {
  bankChannel,
  paymentChannel,
  profileAnswer,
  trueWalletChannel,
} from './profile.endpoints.ts'
import { timedPromotion } from './promotion.endpoints.ts'
import { strictForms } from './strict.forms.ts'

const done = { code: z.literal(0) }
const words = z.string().check(z.minLength(1))
const minutes = z.union([z.number().check(z.gt(0)), z.string().check(z.regex(/^[1-9]\d*$/))])

/** The states of a payment [DEP-41…43]. An alert counts if it is a non-empty text, or true. */
const payment = {
  waiting: z.object({ ...done, success: z.literal([false, 0]), result: noAlert() }),
  paid: z.object({ ...done, success: z.literal([true, 1]) }),
  rejected: z.object({
    ...done,
    success: maybe(z.literal([false, 0])),
    result: z.object({ alert: z.union([words, z.literal(true)]) }),
    message: maybe(z.string()),
  }),
}

function noAlert() {
  return maybe(z.object({ alert: maybe(z.literal(['', false])) }))
}

/** Channels with their maximum, which a backend must always send. */
const limited = {
  bank: channels(bankChannel),
  payment: channels(paymentChannel),
  truewallet: channels(trueWalletChannel),
}

function channels<Shape extends z.core.$ZodShape>(channel: z.ZodMiniObject<Shape>) {
  return maybe(z.array(z.extend(channel, { max_deposit: bahtAmount() })))
}

/** Answers for which a backend has to meet a stricter schema than the one with which the site reads them. */
const strictAnswers: Partial<Readonly<Record<EndpointName, z.core.$ZodType>>> = {
  createQr: z.extend(usableQr, done),
  pollQr: z.union([payment.paid, payment.rejected, payment.waiting]),
  refresh: z.object({
    code: z.optional(z.literal(0)),
    access_token: secret(formed('accessToken', z.string())),
    refresh_token: secret(formed('refreshToken', z.string())),
  }),
  getMember: z.object({ ...done, result: z.object({ _id: wireId(), username: words }) }),
  getProfile: z.object({ ...done, result: z.extend(profileAnswer.shape.result, limited) }),
  listTrueWallets: z.object({ ...done, result: z.object({ truewallet: limited.truewallet }) }),
  getPromotion: z.object({
    ...done,
    result: z.object({
      list: maybe(z.array(z.extend(timedPromotion, { time: maybe(minutes) }))),
    }),
  }),
  withdraw: z.object({ ...done, result: maybe(z.object({ date: maybe(wireInstant()) })) }),
  getMinWithdraw: z.object({ ...done, min: bahtAmount() }),
}

/** A refusal that needs more fields than its code. */
export interface StrictRefusal {
  readonly code: number
  readonly schema: z.core.$ZodType
}

/** Refusals about a lock need its end, and refusals about the minimum need the minimum [WD-18, ERR-40]. */
const strictRefusals: Partial<Readonly<Record<EndpointName, readonly StrictRefusal[]>>> = {
  withdraw: [
    { code: 1005, schema: z.object({ result: z.object({ date: wireInstant() }) }) },
    { code: 1002, schema: z.object({ min: bahtAmount() }) },
  ],
}

/**
 * The schema of a call's accepted answer for backends, without the other forms that the site tolerates
 * [OPEN-56, OPEN-62].
 */
export function strictAnswerOf(name: EndpointName): z.core.$ZodType {
  return strictly(strictAnswers[name] ?? endpoints[name].answer)
}

/** The refusals of a call that need more fields than their code. */
export function strictRefusalsOf(name: EndpointName): readonly StrictRefusal[] {
  return (strictRefusals[name] ?? []).map(({ code, schema }) => ({
    code,
    schema: strictly(schema),
  }))
}

/** The same schema, in which every value has the strict form of the contract. */
function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  const form = wireForms.get(schema)
  if (form) return strictForms[form].schema
  const strict = strictlyWithin(schema)
  const fieldClass = fieldClasses.get(schema)
  if (fieldClass) fieldClasses.set(strict, fieldClass)
  return strict
}

function strictlyWithin(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(definition.shape).map(([name, field]) => [name, strictly(field)]),
        ),
      )
    case 'array':
      return z.array(strictly(definition.element))
    case 'optional':
      return z.optional(strictly(definition.innerType))
    case 'nullable':
      return z.nullable(strictly(definition.innerType))
    case 'union':
      return z.union(definition.options.map(strictly))
    default:
      return schema
  }
}
