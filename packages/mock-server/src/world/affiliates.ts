import { type Satang, satang } from '@croupier/core/money'
import { createSeededRandom } from '@croupier/core/ports'
import { bangkokDay, day, hour, startOfBangkokDay } from '@croupier/core/time'
import { seedFrom } from '../base/random.text.ts'
import { commissionPercent, refOf, seedAffiliates } from '../seed/affiliate.ts'
import type { Members } from './members.ts'
import type { WorldClock } from './world.clock.ts'

/** The figures of a day are published at eleven the next morning in Bangkok [AFF-13]. */
const figuresAt = 11 * hour

/** For how many days figures are kept, even if the clock was moved by decades. */
export const keptDays = 400

/** A member who registered by an invitation. */
export interface Friend {
  readonly id: string
  /** The shortened username, enough to recognise a friend. */
  readonly name: string
  readonly joinedAt: number
  readonly gameType: string
  /** The seed of what they play on each day. */
  readonly seed: number
  /** A day on which they play for certain. */
  readonly surelyPlaysOn: string | null
}

/** What one friend played on one day. */
export interface Play {
  /** The day in Bangkok, `2026-11-19`. */
  readonly day: string
  readonly friend: Friend
  readonly turnover: Satang
  readonly commission: Satang
}

export interface CommissionWithdrawal {
  readonly at: number
  readonly amount: Satang
}

/** The results of invitations in one world. */
export interface Affiliates {
  /** All figures published by now, newest day first. */
  plays(username: string): readonly Play[]
  /** When the newest figures were published. */
  updatedAt(): number
  /** Newest first. */
  friends(username: string): readonly Friend[]
  /** Oldest first. */
  withdrawals(username: string): readonly CommissionWithdrawal[]
  /** Commission that was not withdrawn yet. */
  balance(username: string): Satang
  withdraw(username: string, amount: Satang): void
}

export function createAffiliates(clock: WorldClock, members: Members): Affiliates {
  const startedAt = clock.now()
  const withdrawn = new Map<string, readonly CommissionWithdrawal[]>()
  const known = new Map<string, { readonly newest: string; readonly plays: readonly Play[] }>()

  const newestDay = () => bangkokDay(clock.now() - figuresAt - day)
  const withdrawals = (username: string) => withdrawn.get(username) ?? []

  function plays(username: string): readonly Play[] {
    const newest = newestDay()
    const found = known.get(username)
    if (found?.newest === newest) return found.plays
    // A friend who registers after this has no figures until the next day is published.
    const made = playsUntil(newest, friends(username))
    known.set(username, { newest, plays: made })
    return made
  }

  function friends(username: string): readonly Friend[] {
    const ref = refOf(username)
    const registered = members
      .all()
      .flatMap(({ id, invitation, username: name }) =>
        invitation?.ref === ref ? registeredFriend(id, name, invitation.at) : [],
      )
    const all = [...registered, ...seedFriends(username, startedAt)]
    return all.sort((one, other) => other.joinedAt - one.joinedAt)
  }

  function playsUntil(newest: string, invited: readonly Friend[]): readonly Play[] {
    const oldest = Math.max(
      Math.min(startedAt, ...invited.map(({ joinedAt }) => joinedAt)),
      startOfBangkokDay(newest) - (keptDays - 1) * day,
    )
    return daysBetween(bangkokDay(oldest), newest).flatMap((one) =>
      invited
        .filter(({ joinedAt }) => bangkokDay(joinedAt) <= one)
        .flatMap((friend) => playOf(friend, one)),
    )
  }

  return {
    plays,
    updatedAt: () => figuresOf(newestDay()),
    friends,
    withdrawals,
    balance: (username) => {
      const earned = plays(username).reduce((sum, { commission }) => sum + commission, 0)
      const taken = withdrawals(username).reduce((sum, { amount }) => sum + amount, 0)
      // A clock that is moved back removes figures that were already paid out.
      return satang(Math.max(0, earned - taken))
    },
    withdraw: (username, amount) =>
      void withdrawn.set(username, [...withdrawals(username), { at: clock.now(), amount }]),
  }
}

/** When the figures of a day are published. */
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

function seedFriends(username: string, startedAt: number): readonly Friend[] {
  const invited = seedAffiliates.find((one) => one.username === username)?.invited ?? []
  return invited.map(({ gameType, joinedDaysAgo, name }, index) => ({
    id: `${username} ${index}`,
    name,
    joinedAt: startedAt - joinedDaysAgo * day,
    gameType,
    seed: joinedDaysAgo,
    surelyPlaysOn: null,
  }))
}

/** A newly registered friend, who certainly plays on the day of the registration. */
function registeredFriend(id: string, username: string, at: number): Friend {
  return {
    id,
    name: `${username.slice(0, 2)}***${username.slice(-1)}`,
    joinedAt: at,
    gameType: 'slots',
    seed: seedFrom(0, id),
    surelyPlaysOn: bangkokDay(at),
  }
}

/** What a friend plays on a day, derived from the friend's seed and the day. */
function playOf(friend: Friend, one: string): readonly Play[] {
  const random = createSeededRandom(seedFrom(friend.seed, `${friend.name} ${one}`))
  if (random.fraction() < 0.4 && friend.surelyPlaysOn !== one) return []
  const turnover = satang(10_000 + Math.floor(random.fraction() * 490_000))
  const commission = satang(Math.floor((turnover * commissionPercent) / 100))
  return [{ day: one, friend, turnover, commission }]
}
