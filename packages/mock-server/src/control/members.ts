import { readBahtAmount, type Satang, satangToBaht } from '@croupier/core/money'
import { bankIds } from '@croupier/core/site'
import type * as z from 'zod/mini'
import { ProblemError } from '../base/problem.ts'
import {
  bankChannels,
  paymentChannels,
  trueWalletChannels,
  usdtChannels,
} from '../seed/channels.ts'
import {
  demoPassword,
  type Member,
  type MemberLimits,
  memberFlags,
  newMember,
} from '../seed/members.ts'
import type { World } from '../world/world.ts'
import type { memberBody } from './schemas.ts'

type Facts = z.output<typeof memberBody>

/** A member, as the control room publishes it: amounts in baht, without the password. */
export function viewMember(world: World, member: Member) {
  const {
    password: _password,
    beginning: _beginning,
    invitation: _invitation,
    balance,
    limits,
    ...facts
  } = member
  return {
    ...facts,
    balance: satangToBaht(balance),
    limits: {
      ...limits,
      minimumWithdraw: satangToBaht(limits.minimumWithdraw),
      withdrawAmountPerDay:
        limits.withdrawAmountPerDay === null ? null : satangToBaht(limits.withdrawAmountPerDay),
    },
    isSignedIn: world.sessions.isSignedIn(member.username),
    /** Until when the member may not withdraw, or null. */
    withdrawLockedUntil: world.withdrawals.lockedUntil(member.username),
    isOfferRunning: world.promotions.runningSince(member.username) !== null,
  }
}

/** All members, with the password and one-time code that they use, and the values that a member may be given. */
export function viewMembers(world: World) {
  return {
    members: world.members.all().map((one) => viewMember(world, one)),
    password: demoPassword,
    oneTimeCode: world.oneTimeCodes.code(),
    fresh: viewMember(world, newMember('', '')),
    banks: bankIds,
    channels: idsOf(depositChannels),
    usdt: idsOf(usdtChannels),
    networks: usdtChannels.map(({ id, network }) => ({ id, network })),
    flags: memberFlags,
  }
}

/**
 * Creates a member, or changes the given facts of one.
 * @throws ProblemError (400) that names an unknown channel, an amount with more than two decimals or the
 *   phone of somebody else
 */
export function putMember(
  world: World,
  facts: Facts,
): { readonly member: Member; readonly isNew: boolean } {
  refuseTakenPhone(world, facts)
  const found = world.members.find(facts.username)
  const base = found ?? newMember(world.members.nextId(), facts.username)
  const member: Member = {
    ...base,
    password: facts.password ?? base.password,
    balance: amountOf('balance', facts.balance) ?? base.balance,
    firstname: facts.firstname ?? base.firstname,
    lastname: facts.lastname ?? base.lastname,
    bankId: facts.bankId ?? base.bankId,
    bankAccount: facts.bankAccount ?? base.bankAccount,
    group: facts.group === undefined ? base.group : facts.group,
    phone: facts.phone === undefined ? base.phone : facts.phone,
    lineId: facts.lineId === undefined ? base.lineId : facts.lineId,
    channels: known('channels', facts.channels, depositChannels) ?? base.channels,
    usdt: known('usdt', facts.usdt, usdtChannels) ?? base.usdt,
    limits: limitsOf(base.limits, facts.limits),
    flags: facts.flags ?? base.flags,
    isUpgradeForced: facts.isUpgradeForced ?? base.isUpgradeForced,
    hasProfile: facts.hasProfile ?? base.hasProfile,
  }
  world.members.put(member)
  setRunning(world, facts)
  world.changes.tell({ type: 'changed', part: 'members' })
  return { member, isNew: !found }
}

/** @throws ProblemError (400) if another member has the phone: a one-time code must identify one member. */
function refuseTakenPhone(world: World, { username, phone }: Facts): void {
  const owner = world.members.all().find((member) => phone && member.phone === phone)
  if (!owner || owner.username === username) return
  throw new ProblemError(400, {
    error: `field "phone" is that of the member "${owner.username}"`,
    hint: 'no two members have the same phone',
    field: 'phone',
  })
}

function limitsOf(base: MemberLimits, facts: Facts['limits'] = {}): MemberLimits {
  const perDay = facts.withdrawAmountPerDay
  const count = facts.withdrawalsPerDay
  return {
    minimumWithdraw:
      amountOf('limits.minimumWithdraw', facts.minimumWithdraw) ?? base.minimumWithdraw,
    withdrawAmountPerDay:
      perDay === null
        ? null
        : (amountOf('limits.withdrawAmountPerDay', perDay) ?? base.withdrawAmountPerDay),
    withdrawalsPerDay: count === undefined ? base.withdrawalsPerDay : count,
  }
}

/** Sets the facts that depend on the clock of the world. */
function setRunning(world: World, { username, withdrawLockedUntil, isOfferRunning }: Facts): void {
  if (withdrawLockedUntil !== undefined) {
    world.withdrawals.lockUntil(username, withdrawLockedUntil ?? 0)
  }
  if (isOfferRunning === true) world.promotions.start(username)
  if (isOfferRunning === false) world.promotions.end(username)
}

const idsOf = (channels: readonly { readonly id: string }[]) => channels.map(({ id }) => id)

const depositChannels = [...bankChannels, ...paymentChannels, ...trueWalletChannels]

function amountOf(field: string, baht: number | undefined): Satang | undefined {
  if (baht === undefined) return undefined
  const amount = readBahtAmount(baht)
  if (amount !== null) return amount
  throw new ProblemError(400, {
    error: `field "${field}" is not an amount of baht`,
    hint: 'give a number with at most two decimals',
    field,
  })
}

function known(
  field: string,
  ids: readonly string[] | undefined,
  channels: readonly { readonly id: string }[],
): readonly string[] | undefined {
  const unknown = ids?.find((id) => !channels.some((channel) => channel.id === id))
  if (unknown === undefined) return ids
  throw new ProblemError(400, {
    error: `field "${field}" names the unknown channel "${unknown}"`,
    hint: `use some of ${channels.map(({ id }) => id).join(', ')}`,
    field,
  })
}
