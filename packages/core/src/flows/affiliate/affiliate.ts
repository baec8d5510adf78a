import { readBahtAmount, readBahtFigure, type Satang, satang } from '../../base/money/satang.ts'
import { isDayName } from '../../base/time/bangkok.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** A member's invitation and its results so far. */
export interface AffiliateOverview {
  /** What follows `/aff/` in the member's link. */
  readonly invite: string
  /** Commission that may be withdrawn. */
  readonly available: Satang
  /** All commission that was ever earned. */
  readonly earned: Satang
  readonly members: number
  /** The share of the invited members' turnover, in percent. */
  readonly rate: number
  /** Up to when the figures count, epoch milliseconds, or null. */
  readonly updatedAt: number | null
  /** When commission was last withdrawn, epoch milliseconds, or null. */
  readonly withdrawnAt: number | null
}

/** The figures of a member, a day or a period. */
export interface Figures {
  readonly turnover: Satang
  readonly commission: Satang
}

export interface InvitedMember extends Figures {
  /** Masked by the server. */
  readonly name: string
  /** Epoch milliseconds. */
  readonly joinedAt: number
}

/** Commission that was earned or withdrawn. */
export interface CommissionEntry {
  readonly id: string
  readonly type: 'commission' | 'withdraw'
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly at: number
}

export interface DayFigures extends Figures {
  /** `2026-11-20` */
  readonly day: string
  /** How many of the invited members played. */
  readonly members: number
}

export interface MemberFigures extends Figures {
  readonly name: string
  /** The type of the games that were played, as the server names it. */
  readonly gameType: string
}

/** One page of a list that may be longer. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  /** How many rows all pages have together. */
  readonly total: number
}

/** A page, with the number of rows that could not be read. */
export interface ReadPage<Row> extends Page<Row> {
  readonly unreadable: number
}

type Wire<Name extends 'affiliateMembers' | 'affiliateTransactions'> = WireAnswer<Name>['result']

/**
 * Reads the overview. Null if an amount is malformed: such a figure must be neither shown nor used for a withdrawal. A
 * fraction of a satang is dropped, because it cannot be withdrawn.
 */
export function readOverview({
  result,
}: WireAnswer<'affiliateOverview'>): AffiliateOverview | null {
  const available = readBahtFigure(result.balance)
  const earned = readBahtFigure(result.commission)
  if (available === null || earned === null) return null
  return {
    invite: result.ref,
    available,
    earned,
    members: result.members,
    rate: result.rate,
    updatedAt: readInstant(result.updated),
    withdrawnAt: result.withdrawn == null ? null : readInstant(result.withdrawn),
  }
}

/** Reads members. Rows with a malformed amount or time are left out, here and below. */
export function readMembers({ list, total }: Wire<'affiliateMembers'>): ReadPage<InvitedMember> {
  const sent = list ?? []
  const rows = sent.flatMap(({ member_name, time, ...row }) => {
    const figures = readFigures(row)
    const joinedAt = readInstant(time)
    return figures && joinedAt !== null ? { name: member_name, joinedAt, ...figures } : []
  })
  return { rows, total, unreadable: sent.length - rows.length }
}

/** Reads entries. Only a withdrawn amount must be exact, because the outcome of a payout is searched by it. */
export function readEntries({
  list,
  total,
}: Wire<'affiliateTransactions'>): ReadPage<CommissionEntry> {
  const sent = list ?? []
  const rows = sent.flatMap(({ amount, id, time, type }) => {
    const read = type === 'withdraw' ? readBahtAmount(amount) : readBahtFigure(amount)
    const at = readInstant(time)
    return read === null || at === null ? [] : { id, type, amount: satang(Math.abs(read)), at }
  })
  return { rows, total, unreadable: sent.length - rows.length }
}

export function readDays({ result }: WireAnswer<'affiliateReportDaily'>): readonly DayFigures[] {
  return (result.list ?? []).flatMap(({ id, members, ...row }) => {
    const figures = readFigures(row)
    return figures && isDayName(id) ? { day: id, members, ...figures } : []
  })
}

export function readDetail({
  result,
}: WireAnswer<'affiliateReportDetail'>): readonly MemberFigures[] {
  return (result.list ?? []).flatMap(({ member_name, type, ...row }) => {
    const figures = readFigures(row)
    return figures ? { name: member_name, gameType: type, ...figures } : []
  })
}

function readFigures(row: {
  turnover: string | number
  commission: string | number
}): Figures | null {
  const turnover = readBahtFigure(row.turnover)
  const commission = readBahtFigure(row.commission)
  return turnover === null || commission === null ? null : { turnover, commission }
}

/** Adds the days on which nobody played, oldest first. Without any figures it adds none. */
export function withQuietDays(
  days: readonly DayFigures[],
  names: readonly string[],
): readonly DayFigures[] {
  if (days.length === 0) return days
  const known = new Set(days.map(({ day }) => day))
  const quiet = names
    .filter((day) => !known.has(day))
    .map((day) => ({ day, members: 0, turnover: satang(0), commission: satang(0) }))
  return [...days, ...quiet].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** How many of the invited members played per day, on average. */
export function meanMembers(days: readonly Pick<DayFigures, 'members'>[]): number {
  return days.reduce((sum, { members }) => sum + members, 0) / Math.max(1, days.length)
}

/** The sum of rows. */
export function sumOf(rows: readonly Figures[]): Figures {
  const add = (what: keyof Figures) => satang(rows.reduce((sum, row) => sum + row[what], 0))
  return { turnover: add('turnover'), commission: add('commission') }
}
