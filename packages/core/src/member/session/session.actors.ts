import { fromCallback, fromPromise } from 'xstate'
import type { Channel } from '../../base/ports/channel.ts'
import type { Cookies } from '../../base/ports/cookies.ts'
import type { Page } from '../../base/ports/page.ts'
import type { Storages } from '../../base/ports/storage.ts'
import {
  cookiesEndingWithSession,
  cookiesEndingWithSignOut,
  removeCookiesOfOthers,
} from '../../kernel/cookies/cookies.ts'
import type { SiteConfiguration } from '../../kernel/site/site.configuration.ts'
import { forgetMemberFacts, forgetOtherMembersFacts } from '../../kernel/storage/member.facts.ts'
import { revokeCall } from './session.calls.ts'
import { endWithoutTokens, isFoundEnd } from './session.end.ts'
import { sessionMachine } from './session.machine.ts'
import {
  isHeldBy,
  type RefreshedSession,
  type RefreshServices,
  renewTokens,
} from './session.refreshing.ts'
import type { RefreshResult, SessionLook } from './session.types.ts'
import { hasWaitingPayment } from './waiting.payment.ts'

export interface SessionServices extends RefreshServices {
  readonly cookies: Cookies
  readonly channel: Channel
  readonly page: Page
  readonly storages: Storages
  readonly site: Pick<SiteConfiguration, 'revokesTokens'>
}

/** In the background, so that no failure is shown: a member can do nothing about a server that keeps the tokens valid. */
const inBackground = { purpose: 'background' } as const

/** The session chart with its actors and actions provided. */
export function provideSession(services: SessionServices) {
  const { api, channel, cookies, credentials, page, site, storages } = services
  return sessionMachine.provide({
    actors: {
      refreshTokens: fromPromise<RefreshResult, RefreshedSession>(({ input }) =>
        renewTokens(services, input),
      ),
      watchOtherTabs: fromCallback<SessionLook>(({ receive, sendBack }) => {
        const firstVersion = credentials.sessionVersion()
        const hadNoUsername = !credentials.holder()
        // A message may be late, and a frozen tab misses it: the stored tokens decide, not the message.
        const checkSession = (withoutTokens: 'gone' | 'notKept' = 'gone') => {
          if (credentials.isShadowed()) return sendBack({ type: 'session.shadowed' })
          if (!credentials.hasSession()) {
            const reason = endWithoutTokens(credentials, withoutTokens)
            return sendBack({ type: 'session.tokensGone', reason })
          }
          const username = credentials.holder()
          // A missing username is no sign of another member.
          if (username === null) return
          // The tokens are the same: another tab found the username that was missing when this page loaded.
          if (username && hadNoUsername && credentials.sessionVersion() === firstVersion) {
            return sendBack({ type: 'session.ownerNoted', username })
          }
          sendBack({ type: 'session.changedElsewhere', username })
        }
        // The chart asks for a look after each sign-in.
        receive(() => checkSession('notKept'))
        const stops = [
          channel.listen(() => checkSession()),
          credentials.onOwnerNoted((username) =>
            sendBack({ type: 'session.ownerNoted', username }),
          ),
          page.watch((change) => {
            if (change.type === 'page.resumed') checkSession()
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
    },
    actions: {
      storeUsername: ({ context: { username } }) => {
        // Overwriting a planted cookie would hide that there are two of one name.
        if (!isHeldBy(credentials, username) || credentials.isShadowed()) return
        // An empty username means that the name is unknown, and must not be stored.
        if (username !== '') credentials.keepHolder(username)
        credentials.registerDataClient()
      },
      clearOtherMembersData: ({ context: { username } }) => {
        credentials.forgetHeld()
        // Another tab may have signed in a different member meanwhile, who owns all of this now. Where the
        // username is unknown, all of it may belong to this member.
        if (username === '' || !isHeldBy(credentials, username)) return
        // The next member must not find what another one left waiting on this device.
        const hasForgotten = forgetOtherMembersFacts(storages, username)
        if (hasForgotten || !hasWaitingPayment(storages.local, username)) {
          credentials.dropAllPayments()
        }
      },
      removeCookiesOfOthers: ({ context: { username } }) => {
        if (isHeldBy(credentials, username)) removeCookiesOfOthers(cookies, username)
      },
      notifyOtherTabs: () => channel.post({ type: 'session.started' }),
      endSession: ({ context }, { reason }) => {
        if (isFoundEnd(reason)) return credentials.forgetHeld()
        // The call is sent before the tokens are cleared. Signing out does not wait for its answer, and so works offline.
        const isOwn = isHeldBy(credentials, context.username) && !credentials.isShadowed()
        if (reason === 'signedOut' && isOwn && site.revokesTokens) {
          void api.call(revokeCall, {}, inBackground)
        }
        // Recorded first, so that no other tab finds the tokens gone without knowing why.
        if (reason === 'signedOut') credentials.recordSignOut()
        credentials.clearSession()
        if (reason === 'signedOut') {
          // A waiting payment is kept only if the session ended without the member's choice.
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
