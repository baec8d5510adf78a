import type { ActorRefFrom } from 'xstate'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Renewal } from '../../wire/api/answer.ts'
import type { SessionGate } from '../../wire/api/client.ts'
import type { sessionMachine } from './session.machine.ts'

/** The gate of the client, and how it is joined with the session once that runs. */
export interface AttachableGate {
  readonly gate: SessionGate
  attach(session: ActorRefFrom<typeof sessionMachine>): void
}

/**
 * Lets the calls that met an expired token wait for one renewal. The chart decides whether there is a
 * renewal; here only the waiting calls are kept, because promises are no data of a chart.
 */
export function createSessionGate(
  credentials: Credentials,
  clock: { now(): number },
): AttachableGate {
  let session: ActorRefFrom<typeof sessionMachine> | null = null
  let waiting: ((outcome: Renewal) => void)[] = []
  let firstVersionOfMember = 0

  const settleAll = (outcome: Renewal) => {
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve(outcome)
  }

  /** Another tab signed another member in, and this one has not heard of it yet. */
  const isAnothers = () => {
    const snapshot = session?.getSnapshot()
    const holder = credentials.holder()
    return holder !== null && snapshot?.hasTag('member') && holder !== snapshot.context.username
  }

  /** Of two sign-ins in one browser nobody knows whose is sent: both end. */
  const endsAsShadowed = () => {
    const isShadowed = credentials.isShadowed()
    if (isShadowed) session?.send({ type: 'session.shadowed' })
    return isShadowed
  }

  const isOver = (sessionVersion: number) =>
    !credentials.hasSession() ||
    endsAsShadowed() ||
    sessionVersion < firstVersionOfMember ||
    isAnothers() === true

  return {
    gate: {
      isOver,
      renew: async (sessionVersion, purpose) => {
        if (!session) return 'failed'
        if (!credentials.hasSession()) {
          // The cookies are gone, by their age or by hand: nothing is left to renew.
          session.send({ type: 'session.invalidated' })
          return 'failed'
        }
        // What one member began must never be carried out with another member's tokens.
        if (isOver(sessionVersion)) return 'failed'
        if (credentials.sessionVersion() !== sessionVersion) return 'renewed'
        const { send } = session
        return new Promise((resolve) => {
          waiting.push(resolve)
          send({ type: 'session.tokenExpired', sessionVersion, now: clock.now(), purpose })
        })
      },
      invalidated: (sessionVersion) => {
        if (credentials.sessionVersion() === sessionVersion) {
          session?.send({ type: 'session.invalidated' })
        }
      },
    },
    attach: (ref) => {
      session = ref
      ref.on('session.refreshed', () => settleAll('renewed'))
      ref.on('session.refreshFailed', ({ isLost }) => settleAll(isLost ? 'lost' : 'failed'))
      ref.on('session.ended', () => {
        // Where nothing is held, a call that went out without tokens is of the one who left as well.
        firstVersionOfMember = credentials.sessionVersion() + (credentials.hasSession() ? 0 : 1)
        settleAll('failed')
      })
    },
  }
}
