import type { SnapshotFrom } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import type { BankAccount } from '../../member/profile/deposit-channel.ts'
import { creditAwaitedFor } from './credit.wait.ts'
import type { depositMachine } from './deposit.machine.ts'
import { chosenChannel } from './deposit.rules.ts'

/** A deposit by bank transfer, as its screens show it. */
export interface BankTransferView {
  /** The account to transfer to; null where none is chosen. */
  readonly account: ShownAccount | null
  readonly isReportOpen: boolean
  /** The reported transfer, or null. */
  readonly report: ReportView | null
  /** How many minutes the credit usually takes. */
  readonly creditMinutes: number
}

/** An account of the operator with its number as people read it. */
export interface ShownAccount extends BankAccount {
  readonly groupedNumber: string
}

/** The receipt of a reported transfer. */
export interface ReportView {
  readonly amount: Satang
  readonly state: 'watching' | 'arrived' | 'notYet'
  /** The balance that includes the credit; null before it has arrived. */
  readonly balanceAfter: Satang | null
  /** The account it went to; null where that is not known any more. */
  readonly account: ShownAccount | null
  /** When it was reported, epoch milliseconds; null where that is not known any more. */
  readonly reportedAt: number | null
  /** When the balance was read that ended the wait, epoch milliseconds; null before, and where it could not be read. */
  readonly lookedAt: number | null
  /** Whether the member learns of its state here and now, and not again after a page load. */
  readonly isNews: boolean
}

export function bankTransferView(snapshot: SnapshotFrom<typeof depositMachine>): BankTransferView {
  const channel = chosenChannel(snapshot.context)
  const account = channel?.kind === 'bankTransfer' ? channel.account : null
  return {
    account: shownAccount(account),
    isReportOpen: snapshot.hasTag('reportOpen'),
    report: reportOf(snapshot),
    creditMinutes: creditAwaitedFor / minute,
  }
}

/** Groups the digits 3-1-5 and the rest, as in bank books: 123-4-56789-0 [DEP-19]. */
export function groupAccountNumber(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 4), digits.slice(4, 9), digits.slice(9)]
  return groups.filter(Boolean).join('-')
}

function reportOf(snapshot: SnapshotFrom<typeof depositMachine>): ReportView | null {
  const { isReportNews, report } = snapshot.context
  if (!report || !snapshot.matches({ transferring: 'reported' })) return null
  const state = snapshot.matches({ transferring: { reported: 'arrived' } })
    ? 'arrived'
    : snapshot.matches({ transferring: { reported: 'notYet' } })
      ? 'notYet'
      : 'watching'
  return {
    amount: report.amount,
    state,
    balanceAfter: report.outcome?.balanceAfter ?? null,
    account: shownAccount(report.account),
    reportedAt: report.reportedAt,
    lookedAt: report.outcome?.lookedAt ?? null,
    isNews: isReportNews,
  }
}

function shownAccount(account: BankAccount | null): ShownAccount | null {
  return account && { ...account, groupedNumber: groupAccountNumber(account.accountNumber) }
}
