import { type AnyActorRef, waitFor } from 'xstate'
import type { Services } from '../app/services.ts'
import { beforeHearts } from './favourites.rules.ts'

/** Who asks for games: a visitor without an id, or a member by theirs. */
export interface GamesReader {
  readonly memberId: string | null
  /** When they asked, in the order of what is known of hearts. */
  readonly asOf: number
}

interface Asking {
  readonly system: AnyActorRef['system']
  readonly signal: AbortSignal
}

/**
 * Who asks for games, as soon as the server has said who the member is; where that failed it is asked for
 * once more. Null for a member whom nobody could name: games as a visitor has them would turn their hearts
 * over.
 */
export async function findReader(
  credentials: Pick<Services['credentials'], 'hasSession'>,
  { signal, system }: Asking,
): Promise<GamesReader | null> {
  if (!credentials.hasSession()) return { memberId: null, asOf: beforeHearts }
  const timeout = Number.POSITIVE_INFINITY
  const app = system.get('app')
  await waitFor(app, () => system.get('favourites') !== undefined, { timeout, signal })
  const favourites = system.get('favourites')
  favourites.send({ type: 'favourites.asked' })
  const settled = await waitFor(favourites, (snapshot) => !snapshot.hasTag('identifying'), {
    timeout,
    signal,
  })
  const { memberId, order } = settled.context
  return memberId === null ? null : { memberId, asOf: order }
}

/** When somebody asks for one game, whoever they are, in the order of what is known of hearts. */
export function beginReading(system: AnyActorRef['system']): number {
  const favourites = system.get('favourites')
  if (!favourites) return beforeHearts
  favourites.send({ type: 'favourites.asked' })
  return favourites.getSnapshot().context.order
}
