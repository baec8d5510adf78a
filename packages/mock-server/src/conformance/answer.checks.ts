import { type EndpointName, endpoints } from '@croupier/core/contract'
import { launchParameters } from '@croupier/core/game-launch'
import { readBahtAmount } from '@croupier/core/money'
import { readLimits } from '@croupier/core/profile'
import { mostMinutes } from '@croupier/core/promotion'
import * as z from 'zod/mini'
import type { Seen } from './question.ts'
import { channelsOf, entriesOf, fieldAt, idAt } from './seen.ts'

/** Whether a sign-in is that of the requested member. The case of a name's letters does not matter. */
export function memberFindings(answer: unknown, username: string): readonly string[] {
  const named = fieldAt(answer, 'result', 'username')
  const id = fieldAt(answer, 'result', '_id')
  return [
    ...(typeof named !== 'string' || isSameName(named, username)
      ? []
      : [`it signs in ${named}, although ${username} was asked for`]),
    ...(id === '' ? ['field result._id: it is empty'] : []),
  ]
}

/** Whether the tokens belong to the member who signed in with them. */
export function ownerFindings(
  answer: unknown,
  username: string,
  { login }: Seen,
): readonly string[] {
  const id = idAt(answer, 'result', '_id')
  const named = idAt(answer, 'result', 'username')
  const idAtLogin = fieldAt(login, 'result', '_id')
  // An odd id of the sign-in is reported there.
  const isOther = typeof idAtLogin === 'string' && idAtLogin !== '' && id !== idAtLogin
  return [
    ...(id !== null && isOther ? [`it names member ${id}, and signing in named ${idAtLogin}`] : []),
    ...(named === null || isSameName(named, username)
      ? []
      : [`it names ${named}, and ${username} has signed in`]),
  ]
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The site does not offer a channel with impossible limits. */
export function channelFindings(answer: unknown): readonly string[] {
  return (['bank', 'payment', 'truewallet'] as const).flatMap((list) =>
    channelsOf(answer, list).flatMap((channel, index) => {
      const limits = z.safeParse(limited, channel).data
      return limits && readLimits(limits.min_deposit, limits.max_deposit)
        ? []
        : [`field result.${list}.${index}: min_deposit and max_deposit are no limits`]
    }),
  )
}

const amount = z.optional(z.nullable(z.union([z.string(), z.number()])))
const limited = z.object({ min_deposit: amount, max_deposit: amount })

/** The site does not open games whose path is not that of a launch. */
export function launchFindings(games: readonly unknown[]): readonly string[] {
  return games.flatMap((game) => {
    const path = fieldAt(game, 'launching')
    if (typeof path !== 'string' || launchParameters(path) !== null) return []
    return [`game ${idAt(game, '_id')} opens by ${path}, not by ${endpoints.launchGame.path}`]
  })
}

/** Addresses to open or show must lead to the site or to an allowed host: the policy makes browsers refuse the rest. */
export function addressFindings(
  entries: readonly unknown[],
  fields: readonly string[],
  more: RegExp = /^$/,
): readonly string[] {
  return entries.flatMap((entry, index) =>
    fields.flatMap((field) => {
      const address = fieldAt(entry, field)
      if (typeof address !== 'string' || address === '' || more.test(address)) return []
      return /^(https?:\/\/|\/(?![/\\]))/.test(address)
        ? []
        : [`entry ${index}, field ${field}: ${address} is neither a path nor an address of the web`]
    }),
  )
}

/** A picture that is part of the answer. */
export const dataPicture = /^data:image\//

/** An amount that must not be negative. */
export function sinkingFindings(answer: unknown, ...path: readonly string[]): readonly string[] {
  const amount = readBahtAmount(
    z.safeParse(z.union([z.string(), z.number()]), fieldAt(answer, ...path)).data ?? '',
  )
  return amount !== null && amount < 0 ? [`field ${path.join('.')}: it is below nothing`] : []
}

/** An offer's time is a number of minutes, a day at most; its amounts are positive. */
export function offerFindings(answer: unknown): readonly string[] {
  return entriesOf('getPromotion', answer).flatMap((offer, index) => {
    const minutes = Number(fieldAt(offer, 'time') ?? 0)
    return [
      ...(minutes > mostMinutes
        ? [`field result.list.${index}.time: ${minutes} is more than the minutes of a day`]
        : []),
      ...sinkingFindings(offer, 'credit'),
      ...sinkingFindings(offer, 'deposit'),
    ]
  })
}

/** Whether an entry of a list agrees with the answer of its own call. */
export function sameFindings(
  name: EndpointName,
  field: string,
  id: string,
  answer: unknown,
): readonly string[] {
  const answered = idAt(answer, 'data', name, field)
  return answered === id ? [] : [`it answers ${answered ?? 'nothing'} for ${id}, which is listed`]
}
