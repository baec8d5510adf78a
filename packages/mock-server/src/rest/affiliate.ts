import { codes } from '@croupier/core/contract'
import { satang, satangToBaht } from '@croupier/core/money'
import { bangkokDay, second } from '@croupier/core/time'
import { bangkokIso } from '../base/bangkok.ts'
import { commissionPercent, refOf } from '../seed/affiliate.ts'
import { figuresOf, type Play } from '../world/affiliates.ts'
import { forMember } from './handler.ts'
import { lacksConfirmation, spendConfirmation } from './payout.confirmation.ts'
import { refusalsOf } from './refusal.ts'
import { sentAmount } from './sent.amount.ts'

const pageSize = 20

const refuse = refusalsOf(codes.affiliateWithdraw, {
  insufficientBalance: 'Not enough commission',
  oncePerDay: 'One withdrawal a day',
  notConfirmed: 'Confirm the password first',
  onlyDays1to5: 'Withdrawals on days 1 to 5 of each month',
})

/** The member's invitation and its results. */
export const affiliateOverview = forMember<'affiliateOverview'>(({ world, member }) => {
  const { username } = member
  const last = world.affiliates.withdrawals(username).at(-1)
  return {
    code: 0,
    result: {
      ref: refOf(username),
      balance: satangToBaht(world.affiliates.balance(username)),
      commission: sumOf(world.affiliates.plays(username), 'commission'),
      members: world.affiliates.friends(username).length,
      rate: commissionPercent,
      updated: bangkokIso(world.affiliates.updatedAt()),
      withdrawn: last ? bangkokIso(last.at) : null,
    },
  }
})

/** The members who registered by the member's invitation. */
export const affiliateMembers = forMember<'affiliateMembers'>(({ world, member, body }) => {
  const friends = world.affiliates.friends(member.username)
  const plays = world.affiliates.plays(member.username)
  return {
    code: 0,
    result: {
      list: pageOf(friends, body.page).map((one) => {
        const own = plays.filter((play) => play.friend.id === one.id)
        return {
          member_name: one.name,
          time: Math.floor(one.joinedAt / second),
          turnover: sumOf(own, 'turnover'),
          commission: sumOf(own, 'commission'),
        }
      }),
      total: friends.length,
    },
  }
})

/** The commission, one entry per day, and its withdrawals. */
export const affiliateTransactions = forMember<'affiliateTransactions'>(
  ({ world, member, body }) => {
    const earned = byDay(world.affiliates.plays(member.username)).map(([day, plays]) => ({
      id: `A-${day}`,
      time: Math.floor(figuresOf(day) / second),
      type: 'commission' as const,
      amount: sumOf(plays, 'commission'),
    }))
    const taken = world.affiliates.withdrawals(member.username).map(({ at, amount }, index) => ({
      id: `W-${index + 1}`,
      time: Math.floor(at / second),
      type: 'withdraw' as const,
      amount: satangToBaht(amount),
    }))
    const all = [...taken, ...earned].sort((one, other) => other.time - one.time)
    return { code: 0, result: { list: pageOf(all, body.page), total: all.length } }
  },
)

/** Moves commission to the balance, once a day on the first five days of a month [AFF-11, AFF-12]. */
export const affiliateWithdraw = forMember<'affiliateWithdraw'>((call) => {
  const { world, member, body, skipsRules } = call
  const { username } = member
  const balance = world.affiliates.balance(username)
  const asked = sentAmount(body.amount)
  const today = bangkokDay(world.clock.now())
  if (!skipsRules) {
    if (lacksConfirmation(call)) return refuse('notConfirmed')
    if (Number(today.slice(8)) > 5) return refuse('onlyDays1to5')
    const hasWithdrawn = world.affiliates
      .withdrawals(username)
      .some(({ at }) => bangkokDay(at) === today)
    if (hasWithdrawn) return refuse('oncePerDay')
    if (asked > balance) return refuse('insufficientBalance')
  }
  const amount = satang(Math.min(asked, balance))
  spendConfirmation(call)
  world.affiliates.withdraw(username, amount)
  world.grant(username, amount, 'affiliate commission')
  world.changes.tell({ type: 'changed', part: 'members' })
  return { code: 0 }
})

/** The commission of each day of the period. */
export const affiliateReportDaily = forMember<'affiliateReportDaily'>(
  ({ world, member, body }) => ({
    code: 0,
    result: {
      list: byDay(world.affiliates.plays(member.username))
        .filter(([day]) => day >= body.from && day <= body.to)
        .map(([id, plays]) => ({
          id,
          members: plays.length,
          turnover: sumOf(plays, 'turnover'),
          commission: sumOf(plays, 'commission'),
        })),
    },
  }),
)

/** The commission of each invited member on one day. */
export const affiliateReportDetail = forMember<'affiliateReportDetail'>(
  ({ world, member, body }) => ({
    code: 0,
    result: {
      list: world.affiliates
        .plays(member.username)
        .filter(({ day }) => day === body.id)
        .map((play) => ({
          member_name: play.friend.name,
          type: play.friend.gameType,
          turnover: satangToBaht(play.turnover),
          commission: satangToBaht(play.commission),
        })),
    },
  }),
)

function byDay(plays: readonly Play[]): readonly [string, readonly Play[]][] {
  const days = new Map<string, Play[]>()
  for (const play of plays) days.set(play.day, [...(days.get(play.day) ?? []), play])
  return [...days]
}

function sumOf(plays: readonly Play[], what: 'turnover' | 'commission'): number {
  return satangToBaht(satang(plays.reduce((sum, play) => sum + play[what], 0)))
}

function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize)
}
