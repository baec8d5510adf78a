import * as z from 'zod/mini'
import type { ServerClock } from '../../base/clock/server-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { replaceValue, type Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { day } from '../../base/time/durations.ts'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { paymentKeyOf } from '../../member/session/waiting.payment.ts'
import type { DepositDraft, StoredPayment } from './deposit.types.ts'
import { qrCodeFormOf } from './qr-code.rules.ts'

/** The channel of a payment, as it is stored. */
export const storedChannel = z.object({
  name: z.string(),
  accountName: z.nullable(z.string()),
  bonusLabel: z.nullable(z.string()),
})

const storedPayment = z.object({
  payment: z.object({
    id: z.string(),
    qrCode: z.string(),
    payAmount: z.int(),
    reference: z.nullable(z.string()),
    createdAt: z.number(),
    deadline: z.number(),
    isDeadlineAssumed: z._default(z.boolean(), false),
  }),
  paymentChannel: z.catch(z.nullable(storedChannel), null),
  channelKey: z.string(),
  amountText: z.string(),
  isReuseWarned: z.boolean(),
  isPictureAwaited: z._default(z.boolean(), false),
})

const storedDraft = z.object({
  channelKey: z.string(),
  amountText: z.string(),
  isAsking: z.boolean(),
})

/** An older fact is discarded, unless the clock may be wrong [OPEN-83]. */
const storageLimit = day

/** The clock by which a stored fact is too old or not. */
export type FactsClock = Pick<ServerClock, 'isConfirmed' | 'now'>

/** Whether a fact of that instant is too old to be restored. */
export function isPast(instant: number, clock: FactsClock): boolean {
  return clock.isConfirmed() && clock.now() - instant > storageLimit
}

/** The facts about a member's deposit that outlive a reload or a closed browser, and that other tabs see. */
export interface DepositFacts {
  /** The waiting payment, or null. */
  readPayment(clock: FactsClock): StoredPayment | null
  /** The id of the stored payment, however old it is; null where there is none. */
  waitingId(): string | null
  /** Stores the payment for a reload. Returns false where the browser has no room for it. */
  rememberPayment(payment: StoredPayment): boolean
  /** Calls the listener for each payment that another tab makes. Returns the function that unsubscribes. */
  watchPayment(listener: () => void): () => void
  /**
   * Removes the stored payment, unless it is a different one, which another tab has stored since. Null removes any.
   * Returns whether one was removed.
   */
  forgetPayment(paymentId: string | null): boolean
  readDraft(): DepositDraft | null
  rememberDraft(draft: DepositDraft): void
  /** Marks in the draft that no request is in flight. */
  forgetAsking(): void
  forgetDraft(): void
}

const noPlaces: QrCodePlaces = { pictureOrigins: [], links: [] }

/**
 * A member's facts: the payment in local storage, the draft in session storage. A payment's secrets are not among
 * them; the vault keeps those.
 * @param places where a code may lead, for anyone who shows it
 */
export function createDepositFacts(
  storages: Storages,
  username: string,
  places: QrCodePlaces = noPlaces,
): DepositFacts {
  const paymentKey = paymentKeyOf(username)
  const draftKey = memberKey(username, 'deposit.draft')
  const storedPaymentId = () => {
    const read = z.safeParse(storedPayment, readJson(storages.local.read(paymentKey)))
    return read.success ? read.data.payment.id : null
  }
  const readDraft = () => {
    const read = z.safeParse(storedDraft, readJson(storages.session.read(draftKey)))
    return read.success ? read.data : null
  }
  const rememberDraft = (draft: DepositDraft) => {
    replaceValue(storages.session, draftKey, JSON.stringify(draft))
  }
  return {
    readPayment: (clock) => {
      const read = z.safeParse(storedPayment, readJson(storages.local.read(paymentKey)))
      if (!read.success || isPast(read.data.payment.createdAt, clock)) return null
      const { payment, ...rest } = read.data
      // Storage is not trusted: an address in it is checked again before the site follows it.
      const form = qrCodeFormOf(payment.qrCode, places) ?? 'text'
      return { ...rest, payment: { ...payment, form, payAmount: satang(payment.payAmount) } }
    },
    waitingId: () => storedPaymentId(),
    rememberPayment: (payment) => {
      const text = JSON.stringify(payment)
      if (storages.local.write(paymentKey, text)) return true
      // An earlier version of the same payment, if stored, is enough for a reload.
      return (
        storedPaymentId() === payment.payment.id || replaceValue(storages.local, paymentKey, text)
      )
    },
    watchPayment: (listener) =>
      storages.local.watch(({ key, value }) => {
        if (key === paymentKey && value !== null) listener()
      }),
    forgetPayment: (paymentId) => {
      const storedId = storedPaymentId()
      const isAnother = paymentId !== null && storedId !== null && storedId !== paymentId
      if (!isAnother) storages.local.remove(paymentKey)
      return storedId !== null && !isAnother
    },
    readDraft,
    rememberDraft,
    forgetAsking: () => {
      const draft = readDraft()
      if (draft) rememberDraft({ ...draft, isAsking: false })
    },
    forgetDraft: () => storages.session.remove(draftKey),
  }
}
