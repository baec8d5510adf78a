import { minute } from '../../../src/base/time/durations.ts'
import { sessionMachine } from '../../../src/member/session/session.machine.ts'
import type { RefreshResult } from '../../../src/member/session/session.types.ts'
import { expiredToken } from '../../session.harness.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

export const sessionCases = casesOf({
  chart: sessionMachine,
  inputs: [
    { hasSession: true, username: 'demo' },
    { hasSession: true, username: '' },
    { hasSession: false, username: '' },
  ],
  events: [
    { type: 'session.signedIn', username: 'demo' },
    expiredToken({ purpose: 'background' }),
    expiredToken({ purpose: 'foreground' }),
    expiredToken({ sessionVersion: 2 }),
    expiredToken({ now: testEpoch + minute }),
    { type: 'session.invalidated' },
    { type: 'session.shadowed' },
    { type: 'session.signOut' },
    { type: 'session.ownerNoted', username: 'DEMO' },
    { type: 'session.ownerNoted', username: 'other' },
    { type: 'session.tokensGone', reason: 'signedOutElsewhere' },
    { type: 'session.tokensGone', reason: 'gone' },
    { type: 'session.tokensGone', reason: 'notKept' },
    { type: 'session.changedElsewhere', username: 'demo' },
    { type: 'session.changedElsewhere', username: 'other' },
  ],
  answers: {
    refreshTokens: [
      { kind: 'renewed', sessionVersion: 2, now: testEpoch },
      { kind: 'ended', reason: 'expired' },
      { kind: 'failed', now: testEpoch, isLost: false },
    ] satisfies RefreshResult[],
  },
})
