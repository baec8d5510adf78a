import { describe, expect, it } from 'vitest'
import { expiredToken, startSession } from '../../../testing/session.harness.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'
import type { RefreshResult } from './session.types.ts'

const member = { signedIn: 'active' }
const failedAt = (now: number) => ({ kind: 'failed', now, isLost: true }) as const

describe('the pause between two refreshes', () => {
  const refreshFailed = [member, [{ type: 'session.refreshFailed', isLost: false }], []]
  const refreshing = [{ signedIn: 'refreshing' }, [], []]

  async function startAfter(result: RefreshResult) {
    const session = startSession()
    session.actor.send(expiredToken())
    session.refreshes.last().answer(result)
    await settle()
    session.happened()
    return session
  }

  it('holds back tokens that were refused right after they were renewed', async () => {
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

  it('does not apply to tokens from another tab', async () => {
    const renewed = { kind: 'renewed', sessionVersion: 2, now: testEpoch } as const
    const { actor, happened } = await startAfter(renewed)
    actor.send(expiredToken({ sessionVersion: 3 }))
    expect(happened()).toEqual(refreshing)
  })

  it('after a failure lasts a minute, and a member’s own action passes it once', async () => {
    const { actor, happened, refreshes } = await startAfter(failedAt(testEpoch))
    actor.send(expiredToken({ now: testEpoch + 1 }))
    expect(happened()).toEqual(refreshFailed)
    actor.send(expiredToken({ now: testEpoch + 2, purpose: 'foreground' }))
    expect(happened()).toEqual(refreshing)
    refreshes.last().answer(failedAt(testEpoch + 3))
    await settle()
    happened()
    actor.send(expiredToken({ now: testEpoch + 4, purpose: 'foreground' }))
    expect(happened()).toEqual(refreshFailed)
    actor.send(expiredToken({ now: testEpoch + minute + 3 }))
    expect([happened(), refreshes.asked.length]).toEqual([refreshing, 3])
  })

  it('starts again with every failure', async () => {
    const { actor, happened, refreshes } = await startAfter(failedAt(testEpoch))
    const later = testEpoch + minute
    actor.send(expiredToken({ now: later }))
    refreshes.last().answer(failedAt(later))
    await settle()
    happened()
    actor.send(expiredToken({ now: later + minute - 1 }))
    expect(happened()).toEqual(refreshFailed)
  })

  it('ends with the session', async () => {
    const { actor, happened } = await startAfter(failedAt(testEpoch))
    actor.send({ type: 'session.signOut' })
    actor.send({ type: 'session.signedIn', username: 'demo' })
    happened()
    actor.send(expiredToken())
    expect(happened()).toEqual(refreshing)
  })
})
