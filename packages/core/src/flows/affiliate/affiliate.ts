import { readBahtAmount, readBahtFigure, type Satang, satang } from '../../base/money/satang.ts'
import { isDayName } from '../../base/time/bangkok.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** A member's invitation and what it has brought so far. */
export interface AffiliateOverview {
  /** What follows `/aff/` in the member's link. */
  readonly invite: string
  /** Commission that may be withdrawn. */
  readonly available: Satang
  /** Commission that was ever earned. */
  readonly earned: Satang
  readonly members: number
  /** Of what the invited members play, in percent. */
  readonly rate: number
  /** Until when the figures count, epoch milliseconds, or null. */
  readonly updatedAt: number | null
  /** When commission was last withdrawn, epoch milliseconds, or null. */
  readonly withdrawnAt: number | null
}

/** What somebody, or some days, brought. */
export interface Figures {
  readonly turnover: Satang
  readonly commission: Satang
}

export interface InvitedMember extends Figures {
  /** Shortened by the server. */
  readonly name: string
  /** Epoch milliseconds. */
  readonly joinedAt: number
}

/** Commission that came in, or was withdrawn. */
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
  /** The type of the games that were played, in the words of the server. */
  readonly gameType: string
}

/** One page of a list that may be longer. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  /** How many rows all pages have. */
  readonly total: number
}

/** What a page was read from may have rows that make no sense. */
export interface ReadPage<Row> extends Page<Row> {
  readonly unreadable: number
}

type Wire<Name extends 'affiliateMembers' | 'affiliateTransactions'> = WireAnswer<Name>['result']

/**
 * Null where an amount is none: such a figure must not be shown, nor withdrawn by. Of a satang that is
 * not whole yet nothing can be withdrawn.
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

/** Rows whose amounts or times are none are left out, here and below. */
export function readMembers({ list, total }: Wire<'affiliateMembers'>): ReadPage<InvitedMember> {
  const sent = list ?? []
  const rows = sent.flatMap(({ member_name, time, ...row }) => {
    const figures = readFigures(row)
    const joinedAt = readInstant(time)
    return figures && joinedAt !== null ? { name: member_name, joinedAt, ...figures } : []
  })
  return { rows, total, unreadable: sent.length - rows.length }
}

/** Only what was withdrawn is money that was paid; a lost answer is looked for by it. */
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

/** Days with those beside them on which nobody played, oldest first. A member without any has none. */
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

/** How many of the invited members played on a day, on the average. */
export function meanMembers(days: readonly Pick<DayFigures, 'members'>[]): number {
  return days.reduce((sum, { members }) => sum + members, 0) / Math.max(1, days.length)
}

/** What rows bring together. */
export function sumOf(rows: readonly Figures[]): Figures {
  const add = (what: keyof Figures) => satang(rows.reduce((sum, row) => sum + row[what], 0))
  return { turnover: add('turnover'), commission: add('commission') }
}
