import * as z from 'zod/mini'
import type { ServerClock } from '../../base/clock/server-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { replaceValue, type Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { day } from '../../base/time/durations.ts'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { paymentKeyOf } from '../../member/session/waiting.payment.ts'
import type { DepositDraft, StoredPayment, TransferReport } from './deposit.types.ts'
import { qrCodeFormOf } from './qr-code.rules.ts'

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

const storedReport = z.object({
  channelKey: z.string(),
  amount: z.int(),
  balanceBefore: z.nullable(z.int()),
  deadline: z.number(),
})

/** A payment that was created longer ago is forgotten, unless the clock may be wrong [OPEN-83]. */
const longestStay = day

type TellingClock = Pick<ServerClock, 'isConfirmed' | 'now'>

function isPast(instant: number, clock: TellingClock): boolean {
  return clock.isConfirmed() && clock.now() - instant > longestStay
}

/** What of a member's deposit outlives a reload, a closed browser and another tab. */
export interface DepositFacts {
  /** The payment that waits, or null. */
  readPayment(clock: TellingClock): StoredPayment | null
  /** Keeps the code for a reload. Returns false where the browser has no room for it. */
  rememberPayment(payment: StoredPayment): boolean
  /** Calls the listener for each payment that another tab makes. Returns the function that unsubscribes. */
  watchPayment(listener: () => void): () => void
  /** Forgets what is kept, unless it is another payment, which another tab made since. */
  forgetPayment(paymentId: string | null): void
  readDraft(): DepositDraft | null
  rememberDraft(draft: DepositDraft): void
  /** Notes of the draft that no request for it is on its way. */
  forgetAsking(): void
  forgetDraft(): void
  /** The reported transfer whose credit is awaited, or null. */
  readReport(clock: TellingClock): TransferReport | null
  rememberReport(report: TransferReport): void
  forgetReport(): void
}

const nowhere: QrCodePlaces = { pictureOrigins: [], links: [] }

/**
 * A member's facts: the payment in local storage, the draft in the tab's own. A payment's secrets are
 * not among them; the vault keeps those.
 * @param places where a code may lead, for anyone who shows it
 */
export function createDepositFacts(
  storages: Storages,
  username: string,
  places: QrCodePlaces = nowhere,
): DepositFacts {
  const paymentKey = paymentKeyOf(username)
  const draftKey = memberKey(username, 'deposit.draft')
  const reportKey = memberKey(username, 'deposit.report')
  const keptId = () => {
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
      // Storage is not the server: an address in it leads nowhere that the site does not.
      const form = qrCodeFormOf(payment.qrCode, places) ?? 'text'
      return { ...rest, payment: { ...payment, form, payAmount: satang(payment.payAmount) } }
    },
    rememberPayment: (payment) => {
      const text = JSON.stringify(payment)
      if (storages.local.write(paymentKey, text)) return true
      // What is kept of the same code already is found as well.
      return keptId() === payment.payment.id || replaceValue(storages.local, paymentKey, text)
    },
    watchPayment: (listener) =>
      storages.local.watch(({ key, value }) => {
        if (key === paymentKey && value !== null) listener()
      }),
    forgetPayment: (paymentId) => {
      const kept = keptId()
      const isAnother = paymentId !== null && kept !== null && kept !== paymentId
      if (!isAnother) storages.local.remove(paymentKey)
    },
    readDraft,
    rememberDraft,
    forgetAsking: () => {
      const draft = readDraft()
      if (draft) rememberDraft({ ...draft, isAsking: false })
    },
    forgetDraft: () => storages.session.remove(draftKey),
    readReport: (clock) => {
      const read = z.safeParse(storedReport, readJson(storages.local.read(reportKey)))
      if (!read.success || isPast(read.data.deadline, clock)) return null
      const { amount, balanceBefore, ...rest } = read.data
      return {
        ...rest,
        amount: satang(amount),
        balanceBefore: balanceBefore === null ? null : satang(balanceBefore),
      }
    },
    rememberReport: (report) => storages.local.write(reportKey, JSON.stringify(report)),
    forgetReport: () => storages.local.remove(reportKey),
  }
}
