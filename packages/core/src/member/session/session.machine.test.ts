import { describe, expect, it } from 'vitest'
import { expiredToken, startSession } from '../../../testing/session.harness.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import type { RefreshResult, SessionFact } from './session.types.ts'

const member = { signedIn: 'active' }
const started = (username: string): SessionFact => ({ type: 'session.started', username })

const begun = (username: string) => [`write name ${username}`, `drop what is not of ${username}`]

describe('a session', () => {
  it('continues if a token is stored [SESS-01, SESS-02]', () => {
    expect(startSession().happened()).toEqual([member, [started('demo')], [...begun('demo')]])
  })

  it('does not exist without a stored token, even with a name [SESS-01]', () => {
    expect(startSession({ hasSession: false }).happened()).toEqual(['signedOut', [], []])
  })

  it('starts with a sign-in, which is announced to the other tabs', () => {
    const { actor, happened } = startSession({ hasSession: false })
    actor.send({ type: 'session.signedIn', username: 'demo' })
    expect(happened()).toEqual([
      member,
      [started('demo')],
      ['drop cookies that are not of demo', 'notify tabs', ...begun('demo'), 'look'],
    ])
  })

  it('checks whose tokens are stored when another one starts meanwhile', () => {
    const { actor, happened } = startSession()
    happened()
    actor.send({ type: 'session.signedIn', username: 'other' })
    expect(happened()).toEqual([member, [], ['notify tabs', 'look']])
  })

  it('ends when the member signs out [SESS-13]', () => {
    const { actor, happened } = startSession()
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
    const { actor, happened } = startSession()
    happened()
    actor.send({ type: 'session.invalidated' })
    expect(happened()).toEqual([
      'signedOut',
      [{ type: 'session.ended', reason: 'invalid', message: { id: 'session.error.invalid' } }],
      ['end: invalid'],
    ])
  })

  it('that has ended cannot end again', () => {
    const { actor, happened } = startSession({ hasSession: false })
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.invalidated' })
    actor.send(expiredToken())
    expect(happened()).toEqual(['signedOut', [], []])
  })

  it('continues alone if the channel between the tabs breaks', () => {
    const { actor, failChannel, happened } = startSession()
    happened()
    failChannel()
    expect([happened(), actor.getSnapshot().status]).toEqual([[member, [], []], 'active'])
  })
})

describe('a check of what is stored', () => {
  it.each([
    ['signedOutElsewhere', 'session.loggedOutElsewhere'],
    ['gone', 'session.error.invalid'],
    ['notKept', 'session.error.cookiesBlocked'],
  ] as const)('ends the session here if the tokens are gone (%s)', (reason, id) => {
    const { actor, happened } = startSession()
    happened()
    actor.send({ type: 'session.tokensGone', reason })
    expect(happened()).toEqual([
      'signedOut',
      [{ type: 'session.ended', reason, message: { id } }],
      [`end: ${reason}`],
    ])
  })

  it('changes nothing here if the same member signed in', () => {
    const { actor, happened } = startSession()
    happened()
    actor.send({ type: 'session.changedElsewhere', username: 'demo' })
    expect(happened()).toEqual([member, [], []])
  })

  it('drops the first member before the second starts if another one signed in', () => {
    const { actor, happened } = startSession()
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
      [...begun('other')],
    ])
  })

  it('signs a visitor in here, and is not sent back', () => {
    const { actor, happened } = startSession({ hasSession: false })
    actor.send({ type: 'session.changedElsewhere', username: 'demo' })
    expect(happened()).toEqual([member, [started('demo')], [...begun('demo')]])
  })

  it('changes nothing for a visitor if that tab signed out', () => {
    const { actor, happened } = startSession({ hasSession: false })
    actor.send({ type: 'session.tokensGone', reason: 'signedOutElsewhere' })
    expect(happened()).toEqual(['signedOut', [], []])
  })

  it('drops a refresh in flight', async () => {
    const { actor, happened, refreshes } = startSession()
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
    const { actor, happened, refreshes } = startSession()
    happened()
    for (let call = 0; call < 5; call += 1) actor.send(expiredToken())
    expect(happened()).toEqual([{ signedIn: 'refreshing' }, [], []])
    expect(refreshes.asked.map(({ input }) => input)).toEqual([
      { sessionVersion: 1, username: 'demo' },
    ])
  })

  it.each<[string, RefreshResult, unknown, SessionFact[], string[]]>([
    [
      'is replaced by newer tokens, and the lifetime of the member’s name is renewed too',
      { kind: 'renewed', sessionVersion: 2, now: testEpoch },
      member,
      [{ type: 'session.refreshed' }],
      ['write name demo'],
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
      'ends the session if another tab signed out meanwhile',
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
      { kind: 'failed', now: testEpoch, isLost: false },
      member,
      [{ type: 'session.refreshFailed', isLost: false }],
      [],
    ],
    [
      'keeps the session when the refresh is lost, and reports that there was no answer [OPEN-04]',
      { kind: 'failed', now: testEpoch, isLost: true },
      member,
      [{ type: 'session.refreshFailed', isLost: true }],
      [],
    ],
  ])('%s', async (_what, result, value, facts, effects) => {
    const { actor, happened, refreshes } = startSession()
    actor.send(expiredToken())
    happened()
    refreshes.last().answer(result)
    await settle()
    expect(happened()).toEqual([value, facts, effects])
  })

  it('keeps the session when the refresh actor dies', async () => {
    const { actor, happened, refreshes } = startSession()
    actor.send(expiredToken())
    happened()
    refreshes.last().fail()
    await settle()
    expect(happened()).toEqual([member, [{ type: 'session.refreshFailed', isLost: false }], []])
  })

  it('is dropped when the member signs out meanwhile', async () => {
    const { actor, happened, refreshes } = startSession()
    actor.send(expiredToken())
    actor.send({ type: 'session.signOut' })
    expect(refreshes.last().isDropped()).toBe(true)
    happened()
    refreshes.last().answer({ kind: 'renewed', sessionVersion: 2, now: testEpoch })
    await settle()
    expect(happened()).toEqual(['signedOut', [], []])
  })
})
