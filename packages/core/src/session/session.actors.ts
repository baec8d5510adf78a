import { fromCallback, fromPromise } from 'xstate'
import type { CallAnswer } from '../api/answer.ts'
import type { RefreshOutcome } from '../api/call.ts'
import type { ApiClient } from '../api/client.ts'
import { hasWaitingPayment } from '../deposit/waiting.payment.ts'
import type { Channel } from '../ports/channel.ts'
import type { Cookies } from '../ports/cookies.ts'
import type { Credentials } from '../ports/credentials.ts'
import type { Locks } from '../ports/locks.ts'
import type { Page } from '../ports/page.ts'
import type { Storages } from '../ports/storage.ts'
import { second } from '../time/durations.ts'
import { forgetMemberFacts, forgetOtherMembersFacts } from './member.facts.ts'
import { refreshCall } from './session.calls.ts'
import {
  cookiesEndingWithSession,
  cookiesEndingWithSignOut,
  dropCookiesOfOthers,
} from './session.cookies.ts'
import { type RefreshResult, type SessionLook, sessionMachine } from './session.machine.ts'

export interface SessionServices {
  readonly api: ApiClient
  readonly credentials: Credentials
  readonly cookies: Cookies
  readonly channel: Channel
  readonly locks: Locks
  readonly page: Page
  readonly clock: { now(): number }
  readonly storages: Storages
}

/** Which tokens are refreshed, and whose they are. */
interface RefreshedSession {
  readonly sessionVersion: number
  readonly username: string
}

/** A tab that refreshes is waited for so long, then the refresh goes ahead anyway. */
const refreshLockWait = 2 * second

/** The session chart with everything it does to the world. */
export function provideSession(services: SessionServices) {
  const { api, channel, clock, cookies, credentials, locks, page, storages } = services
  return sessionMachine.provide({
    actors: {
      refreshTokens: fromPromise<RefreshResult, RefreshedSession>(({ input }) =>
        locks.run('session.refresh', refreshLockWait, async () => {
          const held = () => readHeldTokens(credentials, input, clock.now())
          const renewedMeanwhile = held()
          if (renewedMeanwhile) return renewedMeanwhile
          const answer = await api.call(refreshCall, {}, { purpose: 'background' })
          // A refusal may only mean that another tab was faster, whose tokens are held by now.
          return held() ?? readRefresh(answer, clock.now())
        }),
      ),
      watchOtherTabs: fromCallback<SessionLook>(({ receive, sendBack }) => {
        // A message may be late and a frozen tab misses it: what is held now decides, not what is said.
        const look = () => {
          const isHeld = credentials.hasSession()
          const username = isHeld ? credentials.holder() : null
          // A name that was lost is no sign of another member.
          if (isHeld && username === null) return
          sendBack({ type: 'session.changedElsewhere', username })
        }
        receive(look)
        const stops = [
          channel.listen(look),
          page.watch((change) => {
            if (change.type !== 'page.resumed') return
            if (credentials.hasSession()) look()
            // Nobody said that a member left: cookies end by themselves.
            else sendBack({ type: 'session.invalidated' })
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
    },
    actions: {
      writeName: ({ context: { username } }) => {
        if (!isHeldBy(credentials, username)) return
        credentials.keepHolder(username)
        credentials.registerDataClient()
      },
      dropHeldForOthers: ({ context: { username } }) => {
        credentials.forgetHeld()
        // Another tab may have signed somebody else in meanwhile, to whom all of this belongs.
        if (!isHeldBy(credentials, username)) return
        // What one member left waiting on this device is nothing for the next one to find.
        const hasForgotten = forgetOtherMembersFacts(storages, username)
        if (hasForgotten || !hasWaitingPayment(storages.local, username)) {
          credentials.dropAllPayments()
        }
      },
      dropCookiesOfOthers: ({ context: { username } }) => {
        if (isHeldBy(credentials, username)) dropCookiesOfOthers(cookies, username)
      },
      tellOtherTabs: () => channel.post({ type: 'session.started' }),
      endSession: ({ context }, { reason }) => {
        if (reason === 'signedOutElsewhere') return credentials.forgetHeld()
        credentials.clearSession()
        if (reason === 'signedOut') {
          // A payment that waits is only kept where the member did not choose to leave.
          credentials.dropAllPayments()
          forgetMemberFacts(storages, context.username)
        }
        const ended = reason === 'signedOut' ? cookiesEndingWithSignOut : cookiesEndingWithSession
        for (const name of ended) cookies.remove(name)
        channel.post({ type: 'session.ended' })
      },
    },
  })
}

/** Whether tokens are held, and nobody else's. */
function isHeldBy(credentials: Credentials, username: string): boolean {
  return credentials.hasSession() && (credentials.holder() ?? username) === username
}

/** What the tokens say that are held now, whoever stored them; null while they are the old ones. */
function readHeldTokens(
  credentials: Credentials,
  { sessionVersion, username }: RefreshedSession,
  now: number,
): RefreshResult | null {
  if (!isHeldBy(credentials, username)) return { kind: 'ended', reason: 'signedOutElsewhere' }
  const current = credentials.sessionVersion()
  return current === sessionVersion ? null : { kind: 'renewed', sessionVersion: current, now }
}

/** What a refresh came to that left the old tokens in place. */
function readRefresh(answer: CallAnswer<RefreshOutcome, 'refresh'>, now: number): RefreshResult {
  if (answer.kind !== 'failed' || answer.failure.kind !== 'expired') return { kind: 'failed', now }
  const reason = answer.failure.meaning === 'tokenExpired' ? 'expired' : 'invalid'
  return { kind: 'ended', reason }
}
