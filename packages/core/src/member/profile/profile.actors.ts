import { fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { getProfileCall } from './profile.calls.ts'
import { type ProfileResult, profileMachine } from './profile.machine.ts'

/** The profile chart with its call provided, which never opens the failure page [MAINT-08]. */
export function createProfileFlow({
  api,
  clock,
}: Pick<Services, 'api'> & { clock: { now(): number } }) {
  const logic = profileMachine.provide({
    actors: {
      getProfile: fromPromise<ProfileResult>(async ({ signal }) => {
        const answer = await api.call(getProfileCall, {}, { purpose: 'pressed', signal })
        const now = clock.now()
        return { profile: answer.kind === 'accepted' ? answer.value.profile : null, now }
      }),
    },
  })
  return { logic, input: undefined }
}
