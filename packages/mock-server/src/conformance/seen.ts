import { type EndpointName, endpoints } from '@croupier/core/contract'
import * as z from 'zod/mini'
import type { Seen } from './question.ts'

/** What the calls list that answer lists. */
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

/** The lists of the profile by what they are called there. */
export const channelLists = ['bank', 'payment', 'truewallet', 'usdt'] as const

/** What a list of an answer holds; nothing where there is none. */
export function entriesOf(name: EndpointName, answer: unknown): readonly unknown[] {
  const isOperation = 'operation' in endpoints[name]
  const list = isOperation ? fieldAt(answer, 'data', name) : fieldAt(answer, 'result', 'list')
  return Array.isArray(list) ? list : []
}

/** The channels of a profile that are in one of its lists. */
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

/** A field of an answer however it is shaped; undefined where it is missing. */
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

/** The form of what an answer had nothing of was not looked at. */
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
