import type { ActorRefFrom } from 'xstate'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Renewal } from '../../wire/api/answer.ts'
import type { SessionGate } from '../../wire/api/client.ts'
import { endWithoutTokens } from './session.end.ts'
import type { sessionMachine } from './session.machine.ts'

/** The API client's gate, which is attached to the session once the session runs. */
export interface AttachableGate {
  readonly gate: SessionGate
  attach(session: ActorRefFrom<typeof sessionMachine>): void
}

/**
 * Makes all calls that met an expired token wait for a single renewal. The chart decides whether to renew; the
 * waiting calls are held here, because a chart's context cannot hold promises.
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

  /** Whether another tab has signed in a different member without this tab's chart knowing it yet. */
  const isAnotherMembersSession = () => {
    const snapshot = session?.getSnapshot()
    const holder = credentials.holder()
    return holder !== null && snapshot?.hasTag('member') && holder !== snapshot.context.username
  }

  /** With two cookies of the same name nobody knows which one is sent: the session ends. */
  const endIfShadowed = () => {
    const isShadowed = credentials.isShadowed()
    if (isShadowed) session?.send({ type: 'session.shadowed' })
    return isShadowed
  }

  const isOver = (sessionVersion: number) =>
    !credentials.hasSession() ||
    endIfShadowed() ||
    sessionVersion < firstVersionOfMember ||
    isAnotherMembersSession() === true

  return {
    gate: {
      isOver,
      renew: async (sessionVersion, purpose) => {
        if (!session) return 'failed'
        if (!credentials.hasSession()) {
          session.send({ type: 'session.tokensGone', reason: endWithoutTokens(credentials) })
          return 'failed'
        }
        // A call that one member started must never be sent with another member's tokens.
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
        // Without tokens, a call that was sent without tokens also belongs to the member who left.
        firstVersionOfMember = credentials.sessionVersion() + (credentials.hasSession() ? 0 : 1)
        settleAll('failed')
      })
    },
  }
}
