import { type Satang, satang, satangToBaht } from '@croupier/core/money'
import type * as z from 'zod/mini'
import { ProblemError } from '../base/problem.ts'
import { bonusFrom } from '../seed/bonuses.ts'
import { type UsdtChannel, usdtChannels } from '../seed/channels.ts'
import type { Member } from '../seed/members.ts'
import type { World } from '../world/world.ts'
import type { usdtDepositBody } from './schemas.ts'

/** USDT that arrives for a member. */
export interface UsdtDeposit {
  readonly username: string
  /** One of the member's networks, such as `TRC20`. */
  readonly network: string
  /** In USDT. */
  readonly amount: number
}

/** The result: the rate in baht for one USDT, the credited baht, and the bonus separately. */
export interface ArrivedUsdt extends UsdtDeposit {
  readonly rate: number
  readonly credited: number
  readonly bonus: number
}

/**
 * Simulates the arrival of a member's coins: they are credited at once at the rate of their network, rounded down
 * to the satang.
 * @throws ProblemError 404 for an unknown member, 400 for a network that is not the member's or an
 *   amount of which nothing is left
 */
export function depositUsdt(
  world: World,
  { username, network, amount }: z.output<typeof usdtDepositBody>,
): ArrivedUsdt {
  const member = world.members.find(username)
  if (!member) {
    throw new ProblemError(404, {
      error: `there is no member "${username}" in the world "${world.name}"`,
      hint: 'GET /__mock/members lists them',
      field: 'username',
    })
  }
  const { exchangeRate, id } = networkOf(member, network)
  const credited = bahtFor(amount, exchangeRate)
  world.payIn(username, credited, {
    note: `USDT ${network}: ${amount} at ${exchangeRate}`,
    channel: 'usdt',
    bonus: bonusFrom(id, credited),
  })
  const bonus = world.grantBonus({ username, channelId: id, amount: credited })
  world.changes.tell({ type: 'changed', part: 'members' })
  return {
    username,
    network,
    amount,
    rate: exchangeRate,
    credited: satangToBaht(credited),
    bonus: satangToBaht(bonus),
  }
}

function networkOf(member: Member, network: string): UsdtChannel {
  const own = usdtChannels.filter(({ id }) => member.usdt.includes(id))
  const channel = own.find((one) => one.network === network)
  if (channel) return channel
  const names = own.map((one) => one.network).join(', ')
  throw new ProblemError(400, {
    error: `the member "${member.username}" has no USDT account on "${network}"`,
    hint: names === '' ? 'the member has none at all' : `the member's networks are ${names}`,
    field: 'network',
  })
}

/** Coins have six decimals and rates four at most. Calculations use whole numbers, because fractions would be inexact. */
const coinParts = 1_000_000
const rateParts = 10_000

function bahtFor(amount: number, rate: number): Satang {
  const product = BigInt(Math.round(amount * coinParts)) * BigInt(Math.round(rate * rateParts))
  const credited = satang(Number((product * 100n) / BigInt(coinParts * rateParts)))
  if (credited > 0) return credited
  throw new ProblemError(400, {
    error: 'field "amount" is less than a satang',
    hint: 'give USDT above 0, such as 100 or 12.5',
    field: 'amount',
  })
}
