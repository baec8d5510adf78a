import { type AnyActorRef, waitFor } from 'xstate'
import type { FailedReading } from '../../kernel/flow/missed.call.ts'
import type { Services } from '../../kernel/services/services.ts'
import { beforeHearts } from './favourites.rules.ts'

/** Who asks for games: a visitor without an id, or a member by theirs. */
export interface GamesReader {
  readonly memberId: string | null
  /** When they asked, in the order of what is known of hearts. */
  readonly asOf: number
}

/** Whom a list of games is for, or that nobody could say. */
export type ReaderResult =
  | ({ readonly kind: 'known' } & GamesReader)
  /** Nobody could name the member; `missed` is the call that met no answer. */
  | { readonly kind: 'unknown'; readonly missed: FailedReading['missed'] }

interface Asking {
  readonly system: AnyActorRef['system']
  readonly signal: AbortSignal
}

/**
 * Who asks for games, as soon as the server has said who the member is; where that failed it is asked for
 * once more. A member whom nobody could name gets no games: as a visitor has them they would turn their
 * hearts over.
 */
export async function findReader(
  credentials: Pick<Services['credentials'], 'hasSession'>,
  { signal, system }: Asking,
): Promise<ReaderResult> {
  if (!credentials.hasSession()) return { kind: 'known', memberId: null, asOf: beforeHearts }
  const timeout = Number.POSITIVE_INFINITY
  const app = system.get('app')
  await waitFor(app, () => system.get('favourites') !== undefined, { timeout, signal })
  const favourites = system.get('favourites')
  favourites.send({ type: 'favourites.asked' })
  const settled = await waitFor(favourites, (snapshot) => !snapshot.hasTag('identifying'), {
    timeout,
    signal,
  })
  const { memberId, missed, order } = settled.context
  return memberId === null ? { kind: 'unknown', missed } : { kind: 'known', memberId, asOf: order }
}

/** When somebody asks for one game, signed in or not, in the order of what is known of hearts. */
export function beginReading(system: AnyActorRef['system']): number {
  const favourites = system.get('favourites')
  if (!favourites) return beforeHearts
  favourites.send({ type: 'favourites.asked' })
  return favourites.getSnapshot().context.order
}
