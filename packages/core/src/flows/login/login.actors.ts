import { fromCallback, fromPromise } from 'xstate'
import { createWatchClock } from '../../base/clock/ticks.ts'
import type { Services } from '../../kernel/services/services.ts'
import { loginCall } from './login.calls.ts'
import { loginMachine } from './login.machine.ts'
import type { LoginResult } from './login.rules.ts'

/** The login chart, with its actors and actions provided. */
export function createLoginFlow({
  api,
  clock,
  credentials,
}: Pick<Services, 'api' | 'clock' | 'credentials'>) {
  const logic = loginMachine.provide({
    actors: {
      logIn: fromPromise<LoginResult, { username: string }>(async ({ input, signal }) => {
        const answer = await api.call(loginCall, input, { purpose: 'foreground', signal })
        switch (answer.kind) {
          case 'accepted':
            return credentials.hasSession()
              ? { kind: 'accepted', username: answer.value.username }
              : { kind: 'notKept' }
          case 'refused':
            return { kind: 'refused', refusal: answer.refusal, now: clock.now() }
          case 'failed':
            return { kind: 'failed', failure: answer.failure.kind }
        }
      }),
      watchClock: createWatchClock(clock),
      // Drops the password however the screen is left, even if the chart is stopped.
      guardPassword: fromCallback(() => () => credentials.dropDraft('login.password')),
    },
  })
  return { logic, input: undefined }
}
