import { type Satang, satang } from '@croupier/core/money'
import { minute } from '@croupier/core/time'
import { type Member, memberId, seedMembers } from '../seed/members.ts'
import type { WorldClock } from './world.clock.ts'

export const wrongTriesAllowed = 5
export const wrongTriesWindow = minute

/** The members of one world. Records are shared with the seed until they change. */
export interface Members {
  all(): readonly Member[]
  find(username: string): Member | undefined
  put(member: Member): void
  credit(username: string, amount: Satang): void
  /** An id for one more member. */
  nextId(): string
  /** Whether there were too many wrong passwords for this name within a minute. */
  mustWait(username: string): boolean
  countWrongTry(username: string): void
  forgetWrongTries(username: string): void
}

export function createMembers(clock: WorldClock): Members {
  const records = new Map(seedMembers.map((member) => [member.username, member]))
  const wrongTries = new Map<string, readonly number[]>()

  // The absolute difference, because the control room may also move the clock back.
  const recentWrongTries = (username: string) =>
    (wrongTries.get(username) ?? []).filter((at) => Math.abs(clock.now() - at) < wrongTriesWindow)

  return {
    all: () => [...records.values()],
    find: (username) => records.get(username),
    put: (member) => void records.set(member.username, member),
    credit: (username, amount) => {
      const member = records.get(username)
      if (!member) throw new Error(`no member is called ${username}`)
      records.set(username, { ...member, balance: satang(member.balance + amount) })
    },
    nextId: () => memberId(records.size + 1),
    mustWait: (username) => recentWrongTries(username).length >= wrongTriesAllowed,
    countWrongTry: (username) =>
      void wrongTries.set(username, [...recentWrongTries(username), clock.now()]),
    forgetWrongTries: (username) => void wrongTries.delete(username),
  }
}
