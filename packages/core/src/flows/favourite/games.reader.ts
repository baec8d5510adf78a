import { type AnyActorRef, waitFor } from 'xstate'
import type { FailedReading } from '../../kernel/flow/missed.call.ts'
import type { Services } from '../../kernel/services/services.ts'
import { beforeHearts } from './favourites.rules.ts'

/** The reader of a list of games: a member with their id, or a visitor without one. */
export interface GamesReader {
  readonly memberId: string | null
  /** When the list was requested, as an `order` of the favourites' facts. */
  readonly asOf: number
}

/** The reader of a list of games, or that the member could not be identified. */
export type ReaderResult =
  | ({ readonly kind: 'known' } & GamesReader)
  /** The member could not be identified; `missed` is the call that failed. */
  | { readonly kind: 'unknown'; readonly missed: FailedReading['missed'] }

interface Asking {
  readonly system: AnyActorRef['system']
  readonly signal: AbortSignal
}

/**
 * Finds out who reads a list of games, and waits until the member is identified; if that had failed, it is tried
 * again. A member who cannot be identified gets no games: a visitor's list shows no hearts, and pressing one would
 * toggle a game that is already liked.
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
  const settled = await waitFor(
    favourites,
    (snapshot) => snapshot.context.memberId !== null || !snapshot.hasTag('identifying'),
    { timeout, signal },
  )
  const { memberId, missed, order } = settled.context
  return memberId === null ? { kind: 'unknown', missed } : { kind: 'known', memberId, asOf: order }
}

/** The `order` at which a visitor or member requests a single game. */
export function beginReading(system: AnyActorRef['system']): number {
  const favourites = system.get('favourites')
  if (!favourites) return beforeHearts
  favourites.send({ type: 'favourites.asked' })
  return favourites.getSnapshot().context.order
}
