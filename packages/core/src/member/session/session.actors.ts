import { fromCallback, fromPromise } from 'xstate'
import type { Channel } from '../../base/ports/channel.ts'
import type { Cookies } from '../../base/ports/cookies.ts'
import type { Page } from '../../base/ports/page.ts'
import type { Storages } from '../../base/ports/storage.ts'
import {
  cookiesEndingWithSession,
  cookiesEndingWithSignOut,
  dropCookiesOfOthers,
} from '../../kernel/cookies/cookies.ts'
import type { SiteConfiguration } from '../../kernel/site/site.configuration.ts'
import { forgetMemberFacts, forgetOtherMembersFacts } from '../../kernel/storage/member.facts.ts'
import { revokeCall } from './session.calls.ts'
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

/** A member can do nothing about a server that keeps the tokens alive, so no failure is shown. */
const beside = { purpose: 'background' } as const

/** The session chart with everything it does to the world. */
export function provideSession(services: SessionServices) {
  const { api, channel, cookies, credentials, page, site, storages } = services
  return sessionMachine.provide({
    actors: {
      refreshTokens: fromPromise<RefreshResult, RefreshedSession>(({ input }) =>
        renewTokens(services, input),
      ),
      watchOtherTabs: fromCallback<SessionLook>(({ receive, sendBack }) => {
        const firstVersion = credentials.sessionVersion()
        const hadNoName = !credentials.holder()
        // A message may be late and a frozen tab misses it: what is held now decides, not what is said.
        const look = () => {
          if (credentials.isShadowed()) return sendBack({ type: 'session.shadowed' })
          const isHeld = credentials.hasSession()
          const username = isHeld ? credentials.holder() : null
          // A name that was lost is no sign of another member.
          if (isHeld && username === null) return
          // Another tab found the name that this page was loaded without: the tokens are the same.
          if (username && hadNoName && credentials.sessionVersion() === firstVersion) {
            return sendBack({ type: 'session.ownerNoted', username })
          }
          sendBack({ type: 'session.changedElsewhere', username })
        }
        receive(look)
        const stops = [
          channel.listen(look),
          credentials.onOwnerNoted((username) =>
            sendBack({ type: 'session.ownerNoted', username }),
          ),
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
        // Written over what somebody planted, the two would look like one.
        if (!isHeldBy(credentials, username) || credentials.isShadowed()) return
        // A name that was lost is not known by being empty.
        if (username !== '') credentials.keepHolder(username)
        credentials.registerDataClient()
      },
      dropHeldForOthers: ({ context: { username } }) => {
        credentials.forgetHeld()
        // Another tab may have signed somebody else in meanwhile, to whom all of this belongs. Where the name
        // was lost, all of it may be this member's.
        if (username === '' || !isHeldBy(credentials, username)) return
        // What one member left waiting on this device is nothing for the next one to find.
        const hasForgotten = forgetOtherMembersFacts(storages, username)
        if (hasForgotten || !hasWaitingPayment(storages.local, username)) {
          credentials.dropAllPayments()
        }
      },
      dropCookiesOfOthers: ({ context: { username } }) => {
        if (isHeldBy(credentials, username)) dropCookiesOfOthers(cookies, username)
      },
      notifyOtherTabs: () => channel.post({ type: 'session.started' }),
      endSession: ({ context }, { reason }) => {
        if (reason === 'signedOutElsewhere') return credentials.forgetHeld()
        // Sent before the tokens are cleared. Signing out does not wait for the answer, so it works offline.
        const isOwn = isHeldBy(credentials, context.username) && !credentials.isShadowed()
        if (reason === 'signedOut' && isOwn && site.revokesTokens) {
          void api.call(revokeCall, {}, beside)
        }
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
