import { createActor, fromCallback } from 'xstate'
import { sessionMachine } from '../src/member/session/session.machine.ts'
import type {
  RefreshResult,
  SessionEvent,
  SessionFact,
  SessionLook,
} from '../src/member/session/session.types.ts'
import { createQuestions } from './questions.ts'
import { testEpoch } from './virtual-clock.ts'

/** Starts the session chart and records everything that it does to the world. */
export function startSession({ hasSession = true, username = 'demo' } = {}) {
  const refreshes = createQuestions<RefreshResult, { sessionVersion: number; username: string }>()
  const effects: string[] = []
  const facts: SessionFact[] = []
  let failChannel = () => {}
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refreshTokens: refreshes.actor,
        watchOtherTabs: fromCallback<SessionLook>(({ receive }) => {
          let isBroken = false
          receive(() => {
            if (isBroken) throw new Error('the channel broke')
            effects.push('look')
          })
          failChannel = () => {
            isBroken = true
            actor.getSnapshot().children.watchOtherTabs?.send({ type: 'session.look' })
          }
        }),
      },
      actions: {
        storeUsername: ({ context }) => void effects.push(`write name ${context.username}`),
        clearOtherMembersData: ({ context }) =>
          void effects.push(`drop what is not of ${context.username}`),
        removeCookiesOfOthers: ({ context }) =>
          void effects.push(`drop cookies that are not of ${context.username}`),
        notifyOtherTabs: () => void effects.push('notify tabs'),
        endSession: (_, { reason }) => void effects.push(`end: ${reason}`),
      },
    }),
    { input: { hasSession, username } },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const happened = () => [actor.getSnapshot().value, facts.splice(0), effects.splice(0)]
  return { actor, happened, refreshes, failChannel: () => failChannel() }
}

/** The event of a call that met an expired token. */
export const expiredToken = (
  changes: Partial<Extract<SessionEvent, { sessionVersion: number }>> = {},
) =>
  ({
    type: 'session.tokenExpired',
    sessionVersion: 1,
    now: testEpoch,
    purpose: 'background',
    ...changes,
  }) as const
