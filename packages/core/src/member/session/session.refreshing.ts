import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { Claims } from '../../base/ports/claims.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Locks } from '../../base/ports/locks.ts'
import type { Random } from '../../base/ports/random.ts'
import { second } from '../../base/time/durations.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import type { ApiClient } from '../../wire/api/client.ts'
import { createWriteKey } from '../../wire/api/write.key.ts'
import { deadlines } from '../../wire/contract/deadlines.ts'
import type { RefreshOutcome } from './session.calls.ts'
import { refreshCall } from './session.calls.ts'
import { endWithoutTokens } from './session.end.ts'
import type { RefreshResult } from './session.types.ts'

export interface RefreshServices {
  readonly api: ApiClient
  readonly claims: Claims
  readonly clock: Pick<ServerClock, 'now' | 'hostNow' | 'setTimeout'>
  readonly credentials: Credentials
  readonly locks: Locks
  readonly random: Random
}

/** The version of the tokens that are refreshed, and their owner. */
export interface RefreshedSession {
  readonly sessionVersion: number
  readonly username: string
}

/** How long a tab waits for the lock. */
const refreshLockWait = 2 * second

/** The time within which every tab sees what another one stored. */
const visibilityDelay = second
const checkInterval = second / 10

/**
 * Renews the tokens, or waits until another tab has done so. A refresh token is sent only once, whether or not this
 * tab sees what the others do: a server that gets it twice may end the session [SESS-10].
 */
export function renewTokens(
  services: RefreshServices,
  session: RefreshedSession,
): Promise<RefreshResult> {
  const { api, claims, clock, credentials, locks, random } = services
  const readResult = () => readStoredTokens(credentials, session, clock.now())
  return locks.run('session.refresh', refreshLockWait, async (isAlone) => {
    const claim = { name: claimName(credentials), value: createWriteKey(random) }
    const takeClaim = () => claims.take({ ...claim, endsAt: clock.hostNow() + deadlines.refresh })
    // Without the lock, another tab may be sending the token right now. With it, that tab is done, and only
    // its result has to become visible.
    const longestWait = isAlone ? visibilityDelay : deadlines.refresh
    for (let waited = 0; waited <= longestWait; waited += checkInterval) {
      const renewedMeanwhile = readResult()
      if (renewedMeanwhile) return renewedMeanwhile
      const holder = await takeClaim()
      if (holder === null || holder === claim.value) break
      await pause(clock, checkInterval)
    }
    const answer = await api.call(refreshCall, {}, { purpose: 'background' })
    // A refusal may only mean that another tab was faster, and its tokens are stored by now.
    const result = readResult() ?? readRefresh(answer, clock.now())
    if (result.kind === 'failed') await claims.release(claim)
    return result
  })
}

/** Whether tokens are stored that belong to this member, or whose owner is unknown. */
export function isHeldBy(credentials: Credentials, username: string): boolean {
  return credentials.hasSession() && (credentials.holder() ?? username) === username
}

function claimName(credentials: Credentials): string {
  return `session.refresh.${credentials.refreshFingerprint()}`
}

function pause(clock: Pick<ServerClock, 'setTimeout'>, ms: number): Promise<void> {
  return new Promise((resolve) => clock.setTimeout(resolve, ms))
}

/** The result if any tab has stored new tokens; null while the old ones are still stored. */
function readStoredTokens(
  credentials: Credentials,
  { sessionVersion, username }: RefreshedSession,
  now: number,
): RefreshResult | null {
  if (!credentials.hasSession()) return { kind: 'ended', reason: endWithoutTokens(credentials) }
  if (!isHeldBy(credentials, username)) return { kind: 'ended', reason: 'signedOutElsewhere' }
  const current = credentials.sessionVersion()
  return current === sessionVersion ? null : { kind: 'renewed', sessionVersion: current, now }
}

/** The result of a refresh that left the old tokens in place. */
function readRefresh(answer: CallAnswer<RefreshOutcome, 'refresh'>, now: number): RefreshResult {
  const failure = answer.kind === 'failed' ? answer.failure : null
  if (failure?.kind !== 'expired') {
    const isLost = failure?.kind === 'unreachable' || failure?.kind === 'timedOut'
    return { kind: 'failed', now, isLost }
  }
  const reason = failure.meaning === 'tokenExpired' ? 'expired' : 'invalid'
  return { kind: 'ended', reason }
}
