import { assign, fromPromise, waitFor } from 'xstate'
import * as z from 'zod/mini'
import { readJson } from '../../base/text/json.ts'
import { readAlertCookie, writeCookie } from '../../kernel/cookies/cookies.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { findProfile } from '../../member/profile/find.profile.ts'
import {
  checkUpgradeCall,
  getNotifysCall,
  getUpgradeCall,
  updateUpgradeCall,
} from './notice.calls.ts'
import {
  alertOf,
  alertOfClosing,
  alertOfList,
  emptyAlert,
  isUnreadable,
  validNotices,
  withoutSeen,
} from './notice.rules.ts'
import { noticeShape } from './notice.shape.ts'
import { noticesOfSite } from './notice.ts'
import type { NoticesAnswer, NoticesInput } from './notice.types.ts'
import { noticesMachine } from './notices.machine.ts'

type NoticesServices = Pick<Services, 'api' | 'clock' | 'cookies' | 'navigation' | 'storages'> & {
  readonly site: Pick<Services['site'], 'groupId' | 'linkOrigins' | 'services'>
}

const storedBodies = z.object({ locale: z.enum(['th', 'en']), notices: z.array(noticeShape) })

const storedList = { list: 'stored', isOfGroup: true } as const

/** The chart of the notices, with its actors and actions provided. */
export function createNoticesFlow(
  services: NoticesServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { api, clock, cookies, navigation, site, storages } = services
  const bodiesKey = memberKey(username, 'notices')
  const ownAlert = () => alertOf(readAlertCookie(cookies), username)
  const look = () => ({ marks: ownAlert().results, now: clock.now() })
  const background = (signal: AbortSignal) => ({ purpose: 'background', signal }) as const

  const logic = noticesMachine.provide({
    actors: {
      askNotices: fromPromise<NoticesAnswer, { isListNeeded: boolean }>(
        async ({ input: { isListNeeded }, signal, system }) => {
          const askList = async (): Promise<Pick<NoticesAnswer, 'isOfGroup' | 'list'>> => {
            const profile = await findProfile(system, signal)
            if (profile.getSnapshot().hasTag('failure')) {
              profile.send({ type: 'profile.request', now: clock.now() })
            }
            const known = await waitFor(profile, (snapshot) => !snapshot.hasTag('loading'), {
              timeout: Number.POSITIVE_INFINITY,
              signal,
            })
            const { locale } = readAddress(navigation.current())
            const { profile: read } = known.context
            const wish = { groupId: site.groupId, group: read?.group ?? null, locale }
            const answer = await api.call(getNotifysCall, wish, background(signal))
            const isListed = answer.kind === 'accepted'
            const list = isListed ? noticesOfSite(answer.value.notices, site) : 'failed'
            return { list, isOfGroup: read !== null }
          }
          const [asked, check] = await Promise.all([
            isListNeeded ? askList() : storedList,
            api.call(checkUpgradeCall, {}, background(signal)),
          ])
          const isForced = check.kind === 'accepted' && check.value.isForced
          return { ...asked, isForced, ...look() }
        },
      ),
      acknowledge: fromPromise(async ({ signal }) => {
        await api.call(updateUpgradeCall, {}, background(signal))
        const answer = await api.call(getUpgradeCall, {}, background(signal))
        return { isForced: answer.kind === 'accepted' && answer.value.isForced }
      }),
    },
    actions: {
      /** A notice that was closed in another tab is not shown in this one. */
      dropSeen: assign(({ context }, { now }) => ({
        chosen: withoutSeen(context, ownAlert().results, now),
      })),
      keepList: (_, { isOfGroup, list, now }) => {
        if (typeof list === 'string' || !isOfGroup) return
        const { locale } = readAddress(navigation.current())
        storages.session.write(bodiesKey, JSON.stringify({ locale, notices: list }))
        writeCookie(cookies, 'alert', alertOfList(list, ownAlert().results, username, now))
      },
      keepClosed: (_, { id }) =>
        writeCookie(cookies, 'alert', alertOfClosing(ownAlert(), id, clock.now())),
    },
  })

  const alert = readAlertCookie(cookies)
  if (isUnreadable(cookies, alert)) writeCookie(cookies, 'alert', emptyAlert(username))
  const { locale, route } = readAddress(navigation.current())
  const bodies = z.safeParse(storedBodies, readJson(storages.session.read(bodiesKey)))
  const isReadable = bodies.success && bodies.data.locale === locale
  const notices = isReadable
    ? validNotices(alert, username, bodies.data.notices, clock.now())
    : null
  const stored = alert && notices && { notices, until: alert.expired }
  const input: NoticesInput = { username, route, stored }
  return { logic, input }
}
