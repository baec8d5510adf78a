import * as z from 'zod/mini'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { Log } from '../../base/ports/log.ts'
import type { KeyValueStorage } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { creditAwaitedFor } from './credit.wait.ts'
import { type FactsClock, isPast } from './deposit.facts.ts'
import type { TransferReport } from './deposit.types.ts'
import type { QrPayment } from './qr-payment.ts'

const storedAccount = z.object({
  bankId: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})

const storedOutcome = z.object({
  balanceAfter: z.nullable(z.int()),
  lookedAt: z.nullable(z.number()),
})

const storedReport = z.object({
  channelKey: z.string(),
  amount: z.int(),
  balanceBefore: z.nullable(z.int()),
  deadline: z.number(),
  // Earlier versions of the site stored reports without these. A member who has transferred must find the report all the same.
  reportedAt: z.catch(z.nullable(z.number()), null),
  account: z.catch(z.nullable(storedAccount), null),
  outcome: z.catch(z.nullable(storedOutcome), null),
})

/** A member's last report of a transfer, until its outcome is left: a fact that outlives a reload or a closed browser. */
export interface ReportFacts {
  /** The stored report, or null. One that is malformed or older than a day is removed. */
  read(clock: FactsClock): TransferReport | null
  /** Stores a new report. Returns false where the browser has no room for it. */
  remember(report: TransferReport): boolean
  /**
   * Stores the outcome of a report that this tab has watched. If another tab has seen the credit, that stays.
   * @param isKept whether the report itself was stored
   * @returns the report with what is known of its credit; null if it was left or replaced in another tab
   */
  settle(report: TransferReport, isKept: boolean): TransferReport | null
  /** Removes that report, unless another tab has stored a different one since. */
  forget(report: TransferReport): void
}

/** Creates a member's facts over local storage, which all tabs share. */
export function createReportFacts(local: KeyValueStorage, username: string, log: Log): ReportFacts {
  const key = memberKey(username, 'deposit.report')
  const stored = () => reportOf(local.read(key))
  const remember = (report: TransferReport) => local.write(key, JSON.stringify(report))
  return {
    read: (clock) => {
      if (local.read(key) === null) return null
      const report = stored()
      if (report === null) log.write({ level: 'warning', event: 'deposit.reportUnreadable' })
      if (report !== null && !isPast(report.deadline, clock)) return report
      local.remove(key)
      return null
    },
    remember,
    settle: (report, isKept) => {
      const found = stored()
      const isThis = found !== null && isSameReport(found, report)
      if (!isThis) return isKept ? null : report
      if (isCredited(found)) return found
      remember(report)
      return report
    },
    forget: (report) => {
      const found = stored()
      if (found && isSameReport(found, report)) local.remove(key)
    },
  }
}

/** Whether the credit of a transfer was seen in the balance. */
export function isCredited({ outcome }: TransferReport): boolean {
  return outcome !== null && outcome.balanceAfter !== null
}

/** The money of a reported transfer, to be told apart from that of codes. */
export function transferOf({
  amount,
  deadline,
  reportedAt,
}: TransferReport): Pick<QrPayment, 'createdAt' | 'id' | 'payAmount'> {
  const createdAt = reportedAt ?? deadline - creditAwaitedFor
  return { id: `transfer:${deadline}`, payAmount: amount, createdAt }
}

function isSameReport(one: TransferReport, other: TransferReport): boolean {
  return (
    one.deadline === other.deadline &&
    one.channelKey === other.channelKey &&
    one.amount === other.amount
  )
}

function reportOf(text: string | null): TransferReport | null {
  const { data } = z.safeParse(storedReport, readJson(text))
  if (data === undefined) return null
  const { amount, balanceBefore, outcome, ...rest } = data
  return {
    ...rest,
    amount: satang(amount),
    balanceBefore: satangOrNull(balanceBefore),
    outcome: outcome && { ...outcome, balanceAfter: satangOrNull(outcome.balanceAfter) },
  }
}

function satangOrNull(value: number | null): Satang | null {
  return value === null ? null : satang(value)
}
