import { fromPromise } from 'xstate'
import type { ApiClient } from '../api/client.ts'
import { getProfileCall } from './profile.calls.ts'
import { type ProfileResult, profileMachine } from './profile.machine.ts'

/** The profile chart with its call, which never raises the failure page [MAINT-08]. */
export function provideProfile({ api, clock }: { api: ApiClient; clock: { now(): number } }) {
  return profileMachine.provide({
    actors: {
      getProfile: fromPromise<ProfileResult>(async ({ signal }) => {
        const answer = await api.call(getProfileCall, {}, { purpose: 'background', signal })
        const profile = answer.kind === 'accepted' ? answer.value : null
        return { profile, now: clock.now() }
      }),
    },
  })
}
