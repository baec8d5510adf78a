import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { createQuestions } from '../../testing/questions.ts'
import { settle, testEpoch } from '../../testing/virtual-clock.ts'
import { minute } from '../time/instant.ts'
import {
  type RefreshResult,
  type SessionEvent,
  type SessionFact,
  sessionMachine,
} from './session.machine.ts'

/** The chart with everything it does to the world written down. */
function start({ hasSession = true, username = 'demo' } = {}) {
  const refreshes = createQuestions<RefreshResult, { sessionVersion: number }>()
  const effects: string[] = []
  const facts: SessionFact[] = []
  let failChannel = () => {}
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refreshTokens: refreshes.actor,
        watchOtherTabs: fromCallback<EventObject>(({ receive }) => {
          receive(() => {
            throw new Error('the channel broke')
          })
          failChannel = () => actor.getSnapshot().children.watchOtherTabs?.send({ type: 'break' })
        }),
      },
      actions: {
        rememberMember: ({ context }) => void effects.push(`remember ${context.username}`),
        tellOtherTabs: ({ context }) => void effects.push(`tell tabs of ${context.username}`),
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

const member = { signedIn: 'active' }
const started = (username: string): SessionFact => ({ type: 'session.started', username })
const expiredToken = (changes: Partial<Extract<SessionEvent, { sessionVersion: number }>> = {}) =>
  ({
    type: 'session.tokenExpired',
    sessionVersion: 1,
    now: testEpoch,
    purpose: 'background',
    ...changes,
  }) as const

describe('a session', () => {
  it('goes on where a token is held [SESS-01, SESS-02]', () => {
    expect(start().happened()).toEqual([member, [started('demo')], ['remember demo']])
  })

  it('is none where no token is held, even with a name [SESS-01]', () => {
    expect(start({ hasSession: false }).happened()).toEqual(['signedOut', [], []])
  })

  it('begins with a sign-in, and the other tabs are told', () => {
    const { actor, happened } = start({ hasSession: false })
    actor.send({ type: 'session.signedIn', username: 'demo' })
    expect(happened()).toEqual([member, [started('demo')], ['tell tabs of demo', 'remember demo']])
  })

  it('ends when the member signs out [SESS-13]', () => {
    const { actor, happened } = start()
    happened()
    actor.send({ type: 'session.signOut' })
    expect(happened()).toEqual([
      'signedOut',
      [{ type: 'session.ended', reason: 'signedOut', message: { id: 'session.loggedOut' } }],
      ['end: signedOut'],
    ])
    expect(actor.getSnapshot().context.username).toBe('')
  })

  it('ends when the server calls it invalid [SESS-12, ERR-02]', () => {
    const { actor, happened } = start()
    happened()
    actor.send({ type: 'session.invalidated' })
    expect(happened()).toEqual([
      'signedOut',
      [{ type: 'session.ended', reason: 'invalid', message: { id: 'session.error.invalid' } }],
      ['end: invalid'],
    ])
  })

  it('that is over cannot end once more', () => {
    const { actor, happened } = start({ hasSession: false })
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.invalidated' })
    actor.send(expiredToken())
    expect(happened()).toEqual(['signedOut', [], []])
  })

  it('lives on alone when the channel between the tabs breaks', () => {
    const { actor, failChannel, happened } = start()
    happened()
    failChannel()
    expect([happened(), actor.getSnapshot().status]).toEqual([[member, [], []], 'active'])
  })
})

describe('what another tab does', () => {
  it('ends the session here when it signs out', () => {
    const { actor, happened } = start()
    happened()
    actor.send({ type: 'session.changedElsewhere', username: null })
    expect(happened()).toEqual([
      'signedOut',
      [
        {
          type: 'session.ended',
          reason: 'signedOutElsewhere',
          message: { id: 'session.loggedOutElsewhere' },
        },
      ],
      ['end: signedOutElsewhere'],
    ])
  })

  it('changes nothing here when the same member signs in', () => {
    const { actor, happened } = start()
    happened()
    actor.send({ type: 'session.changedElsewhere', username: 'demo' })
    expect(happened()).toEqual([member, [], []])
  })

  it('drops the first member before the second begins when another signs in', () => {
    const { actor, happened } = start()
    happened()
    actor.send({ type: 'session.changedElsewhere', username: 'other' })
    expect(happened()).toEqual([
      member,
      [
        {
          type: 'session.ended',
          reason: 'switched',
          message: { id: 'session.switchedElsewhere', values: { username: 'other' } },
        },
        started('other'),
      ],
      ['remember other'],
    ])
  })

  it('signs a visitor in here, and is not told back', () => {
    const { actor, happened } = start({ hasSession: false })
    actor.send({ type: 'session.changedElsewhere', username: 'demo' })
    expect(happened()).toEqual([member, [started('demo')], ['remember demo']])
  })

  it('means nothing to a visitor when it signs out', () => {
    const { actor, happened } = start({ hasSession: false })
    actor.send({ type: 'session.changedElsewhere', username: null })
    expect(happened()).toEqual(['signedOut', [], []])
  })

  it('drops a refresh that is under way', async () => {
    const { actor, happened, refreshes } = start()
    actor.send(expiredToken())
    actor.send({ type: 'session.changedElsewhere', username: 'other' })
    expect([actor.getSnapshot().value, refreshes.last().isDropped()]).toEqual([member, true])
    happened()
    refreshes.last().answer({ kind: 'ended', reason: 'expired' })
    await settle()
    expect(happened()).toEqual([member, [], []])
  })
})

describe('an expired token', () => {
  it('is renewed once, however many calls meet it [SESS-10, ERR-01]', () => {
    const { actor, happened, refreshes } = start()
    happened()
    for (let call = 0; call < 5; call += 1) actor.send(expiredToken())
    expect(happened()).toEqual([{ signedIn: 'refreshing' }, [], []])
    expect(refreshes.asked.map(({ input }) => input)).toEqual([{ sessionVersion: 1 }])
  })

  it.each<[string, RefreshResult, unknown, SessionFact[], string[]]>([
    [
      'goes on with newer tokens',
      { kind: 'renewed', sessionVersion: 2, now: testEpoch },
      member,
      [{ type: 'session.refreshed' }],
      [],
    ],
    [
      'ends the session when the refresh is refused [SESS-11]',
      { kind: 'ended', reason: 'expired' },
      'signedOut',
      [
        {
          type: 'session.ended',
          reason: 'expired',
          message: { id: 'session.error.sessionExpired' },
        },
      ],
      ['end: expired'],
    ],
    [
      'ends the session when the refresh calls it invalid [SESS-12]',
      { kind: 'ended', reason: 'invalid' },
      'signedOut',
      [{ type: 'session.ended', reason: 'invalid', message: { id: 'session.error.invalid' } }],
      ['end: invalid'],
    ],
    [
      'ends the session when another tab signed out meanwhile',
      { kind: 'ended', reason: 'signedOutElsewhere' },
      'signedOut',
      [
        {
          type: 'session.ended',
          reason: 'signedOutElsewhere',
          message: { id: 'session.loggedOutElsewhere' },
        },
      ],
      ['end: signedOutElsewhere'],
    ],
    [
      'keeps the session when the refresh fails [OPEN-04]',
      { kind: 'failed', now: testEpoch },
      member,
      [{ type: 'session.refreshFailed' }],
      [],
    ],
  ])('%s', async (_what, result, value, facts, effects) => {
    const { actor, happened, refreshes } = start()
    actor.send(expiredToken())
    happened()
    refreshes.last().answer(result)
    await settle()
    expect(happened()).toEqual([value, facts, effects])
  })

  it('keeps the session when the refresh itself breaks', async () => {
    const { actor, happened, refreshes } = start()
    actor.send(expiredToken())
    happened()
    refreshes.last().fail()
    await settle()
    expect(happened()).toEqual([member, [{ type: 'session.refreshFailed' }], []])
  })

  it('is forgotten when the member signs out meanwhile', async () => {
    const { actor, happened, refreshes } = start()
    actor.send(expiredToken())
    actor.send({ type: 'session.signOut' })
    expect(refreshes.last().isDropped()).toBe(true)
    happened()
    refreshes.last().answer({ kind: 'renewed', sessionVersion: 2, now: testEpoch })
    await settle()
    expect(happened()).toEqual(['signedOut', [], []])
  })
})

describe('the pause between two refreshes', () => {
  const refreshFailed = [member, [{ type: 'session.refreshFailed' }], []]
  const refreshing = [{ signedIn: 'refreshing' }, [], []]

  async function startAfter(result: RefreshResult) {
    const session = start()
    session.actor.send(expiredToken())
    session.refreshes.last().answer(result)
    await settle()
    session.happened()
    return session
  }

  it('refuses tokens that were refused right after they were renewed', async () => {
    const renewed = { kind: 'renewed', sessionVersion: 2, now: testEpoch } as const
    const { actor, happened, refreshes } = await startAfter(renewed)
    actor.send(expiredToken({ sessionVersion: 2, now: testEpoch + minute - 1 }))
    expect(happened()).toEqual(refreshFailed)
    actor.send(
      expiredToken({ sessionVersion: 2, now: testEpoch + minute - 1, purpose: 'foreground' }),
    )
    expect(happened()).toEqual(refreshFailed)
    actor.send(expiredToken({ sessionVersion: 2, now: testEpoch + minute }))
    expect([happened(), refreshes.asked.length]).toEqual([refreshing, 2])
  })

  it('does not hold for tokens that came from elsewhere', async () => {
    const renewed = { kind: 'renewed', sessionVersion: 2, now: testEpoch } as const
    const { actor, happened } = await startAfter(renewed)
    actor.send(expiredToken({ sessionVersion: 3 }))
    expect(happened()).toEqual(refreshing)
  })

  it('after a failure lasts a minute, and a member’s own action passes it once', async () => {
    const { actor, happened, refreshes } = await startAfter({ kind: 'failed', now: testEpoch })
    actor.send(expiredToken({ now: testEpoch + 1 }))
    expect(happened()).toEqual(refreshFailed)
    actor.send(expiredToken({ now: testEpoch + 2, purpose: 'foreground' }))
    expect(happened()).toEqual(refreshing)
    refreshes.last().answer({ kind: 'failed', now: testEpoch + 3 })
    await settle()
    happened()
    actor.send(expiredToken({ now: testEpoch + 4, purpose: 'foreground' }))
    expect(happened()).toEqual(refreshFailed)
    actor.send(expiredToken({ now: testEpoch + minute + 3 }))
    expect([happened(), refreshes.asked.length]).toEqual([refreshing, 3])
  })

  it('begins anew with every failure', async () => {
    const { actor, happened, refreshes } = await startAfter({ kind: 'failed', now: testEpoch })
    const later = testEpoch + minute
    actor.send(expiredToken({ now: later }))
    refreshes.last().answer({ kind: 'failed', now: later })
    await settle()
    happened()
    actor.send(expiredToken({ now: later + minute - 1 }))
    expect(happened()).toEqual(refreshFailed)
  })

  it('ends with the session', async () => {
    const { actor, happened } = await startAfter({ kind: 'failed', now: testEpoch })
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.signedIn', username: 'demo' })
    happened()
    actor.send(expiredToken())
    expect(happened()).toEqual(refreshing)
  })
})
