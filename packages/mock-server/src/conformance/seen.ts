import { type EndpointName, endpoints } from '@croupier/core/contract'
import * as z from 'zod/mini'
import type { Seen } from './question.ts'

/** The subject of each call that answers a list. */
const listed: Partial<Readonly<Record<EndpointName, string>>> = {
  getHistory: 'transactions',
  getPromotion: 'timed offers',
  listPromotions: 'promotions',
  lists: 'games',
  categorys: 'categories of games',
  getNotifys: 'notices',
  getSlotWins: 'wins of a game',
  getDemos: 'demo games',
  getTournaments: 'tournaments',
  affiliateMembers: 'referrals',
  affiliateTransactions: 'commission that was earned',
  affiliateReportDaily: 'days with commission',
  affiliateReportDetail: 'commission of one day',
}

/** The names of the channel lists in the profile. */
export const channelLists = ['bank', 'payment', 'truewallet', 'usdt'] as const

/** The entries of an answer's list; empty if there is no list. */
export function entriesOf(name: EndpointName, answer: unknown): readonly unknown[] {
  const isOperation = 'operation' in endpoints[name]
  const list = isOperation ? fieldAt(answer, 'data', name) : fieldAt(answer, 'result', 'list')
  return Array.isArray(list) ? list : []
}

/** The channels in one list of a profile. */
export function channelsOf(
  profile: unknown,
  list: (typeof channelLists)[number],
): readonly unknown[] {
  const channels = fieldAt(profile, 'result', list)
  return Array.isArray(channels) ? channels : []
}

/** A text or a whole number, as text. */
export function idAt(value: unknown, ...path: readonly string[]): string | null {
  const read = z.safeParse(
    z.union([z.string().check(z.minLength(1)), z.int()]),
    fieldAt(value, ...path),
  )
  return read.success ? String(read.data) : null
}

/** A field of an answer of any shape; undefined if it is missing. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((within, name) => {
    const { data } = z.safeParse(z.record(z.string(), z.unknown()), within)
    return data?.[name]
  }, value)
}

/** The id of a game to ask about: a slot where one is listed, because only slots have figures. */
export function gameIdIn(seen: Seen): string | null {
  const games = entriesOf('lists', seen.lists)
  const game = games.find((one) => fieldAt(one, 'type') === 'slots') ?? games[0]
  return idAt(game, '_id')
}

/** The lists that were empty, so that the form of their entries was not checked. */
export function unseenIn(seen: Seen): readonly string[] {
  return [
    ...(isShut(seen.checkMaintenance)
      ? ['the site while it is open: checkMaintenance says that it is under maintenance']
      : []),
    ...channelLists
      .filter((list) => 'getProfile' in seen && channelsOf(seen.getProfile, list).length === 0)
      .map((list) => `channels of ${list}: getProfile lists none`),
    ...namesOf(listed)
      .filter((name) => name in seen && entriesOf(name, seen[name]).length === 0)
      .map((name) => `${listed[name]}: ${name} lists none`),
    ...('getGameInfo' in seen && isNothing(fieldAt(seen.getGameInfo, 'data', 'getGameInfo'))
      ? ['figures of a game: getGameInfo has none']
      : []),
  ]
}

const isNothing = (value: unknown) => value === null || value === undefined

function isShut(answer: unknown): boolean {
  return fieldAt(answer, 'code') === 0
}

function namesOf(table: Partial<Readonly<Record<EndpointName, unknown>>>): readonly EndpointName[] {
  return Object.keys(table).filter((name): name is EndpointName => name in endpoints)
}
