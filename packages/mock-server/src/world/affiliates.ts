import { type Satang, satang } from '@croupier/core/money'
import { createSeededRandom } from '@croupier/core/ports'
import { bangkokDay, day, hour, startOfBangkokDay } from '@croupier/core/time'
import { commissionPercent, type InvitedMember, seedAffiliates } from '../seed/affiliate.ts'
import { seedFrom } from './random.text.ts'
import type { WorldClock } from './world.clock.ts'

/** The figures of a day are there at eleven the next morning in Bangkok [AFF-13]. */
const figuresAt = 11 * hour

/** For how many days figures are kept: a clock that was moved by decades brings no more than these. */
export const keptDays = 400

/** What one invited member played on one day. */
export interface Play {
  /** The day in Bangkok, `2026-11-19`. */
  readonly day: string
  readonly member: InvitedMember
  readonly turnover: Satang
  readonly commission: Satang
}

export interface CommissionWithdrawal {
  readonly at: number
  readonly amount: Satang
}

/** What invitations have brought in one world. */
export interface Affiliates {
  /** All figures that are there by now, newest day first. */
  plays(username: string): readonly Play[]
  /** When the newest figures came. */
  updatedAt(): number
  joinedAt(member: InvitedMember): number
  /** Oldest first. */
  withdrawals(username: string): readonly CommissionWithdrawal[]
  /** Commission that was not withdrawn yet. */
  balance(username: string): Satang
  withdraw(username: string, amount: Satang): void
}

export function createAffiliates(clock: WorldClock): Affiliates {
  const startedAt = clock.now()
  const withdrawn = new Map<string, readonly CommissionWithdrawal[]>()
  const known = new Map<string, { readonly newest: string; readonly plays: readonly Play[] }>()

  const joinedAt = (member: InvitedMember) => startedAt - member.joinedDaysAgo * day
  const newestDay = () => bangkokDay(clock.now() - figuresAt - day)
  const withdrawals = (username: string) => withdrawn.get(username) ?? []

  function plays(username: string): readonly Play[] {
    const newest = newestDay()
    const found = known.get(username)
    if (found?.newest === newest) return found.plays
    const made = playsUntil(newest, username)
    known.set(username, { newest, plays: made })
    return made
  }

  function playsUntil(newest: string, username: string): readonly Play[] {
    const invited = seedAffiliates.find((one) => one.username === username)?.invited ?? []
    const oldest = Math.max(
      Math.min(startedAt, ...invited.map(joinedAt)),
      startOfBangkokDay(newest) - (keptDays - 1) * day,
    )
    return daysBetween(bangkokDay(oldest), newest).flatMap((one) =>
      invited
        .filter((member) => bangkokDay(joinedAt(member)) <= one)
        .flatMap((member) => playOf(member, one)),
    )
  }

  return {
    plays,
    updatedAt: () => figuresOf(newestDay()),
    joinedAt,
    withdrawals,
    balance: (username) => {
      const earned = plays(username).reduce((sum, { commission }) => sum + commission, 0)
      const taken = withdrawals(username).reduce((sum, { amount }) => sum + amount, 0)
      // A clock that is moved back takes figures away that were paid out already.
      return satang(Math.max(0, earned - taken))
    },
    withdraw: (username, amount) =>
      void withdrawn.set(username, [...withdrawals(username), { at: clock.now(), amount }]),
  }
}

/** When the figures of a day come. */
export function figuresOf(one: string): number {
  return startOfBangkokDay(one) + day + figuresAt
}

/** Newest first. */
function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let at = startOfBangkokDay(last); at >= startOfBangkokDay(first); at -= day) {
    days.push(bangkokDay(at))
  }
  return days
}

/** Who plays how much on a day follows from the name and the day. */
function playOf(member: InvitedMember, one: string): readonly Play[] {
  const random = createSeededRandom(seedFrom(member.joinedDaysAgo, `${member.name} ${one}`))
  if (random.fraction() < 0.4) return []
  const turnover = satang(10_000 + Math.floor(random.fraction() * 490_000))
  const commission = satang(Math.floor((turnover * commissionPercent) / 100))
  return [{ day: one, member, turnover, commission }]
}
