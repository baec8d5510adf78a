import { fromPromise } from 'xstate'
import type { Services } from '../app/services.ts'
import { getProfileCall } from './profile.calls.ts'
import { type ProfileResult, profileMachine } from './profile.machine.ts'

/** The profile chart with its call, which never raises the failure page [MAINT-08]. */
export function provideProfile({
  api,
  clock,
  log,
}: Pick<Services, 'api' | 'log'> & { clock: { now(): number } }) {
  return profileMachine.provide({
    actors: {
      getProfile: fromPromise<ProfileResult>(async ({ signal }) => {
        const answer = await api.call(getProfileCall, {}, { purpose: 'background', signal })
        const now = clock.now()
        if (answer.kind !== 'accepted') return { profile: null, now }
        const { profile, unreadable } = answer.value
        if (unreadable > 0) {
          const details = { count: unreadable }
          log.write({ level: 'warning', event: 'profile.entriesLeftOut', details })
        }
        return { profile, now }
      }),
    },
  })
}
