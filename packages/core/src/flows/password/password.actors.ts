import { fromCallback, fromPromise } from 'xstate'
import { createWatchClock } from '../../base/clock/ticks.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { createRequestCode } from '../account/one-time-code.actors.ts'
import { changePasswordCall, requestRecoveryCall, resetPasswordCall } from './password.calls.ts'
import type { PasswordResult } from './password.rules.ts'
import { type PasswordChangeInput, passwordChangeMachine } from './password-change.machine.ts'
import { createRecoveryFacts } from './password-recovery.facts.ts'
import { passwordRecoveryMachine } from './password-recovery.machine.ts'
import type { TicketResult } from './password-recovery.rules.ts'
import type { PasswordRecoveryInput } from './password-recovery.setup.ts'

type RecoveryServices = Pick<Services, 'api' | 'clock' | 'credentials' | 'storages'>

/** The recovery chart, with its actors and actions provided. */
export function createPasswordRecoveryFlow({
  api,
  clock,
  credentials,
  storages,
}: RecoveryServices) {
  const facts = createRecoveryFacts(storages.session)
  const logic = passwordRecoveryMachine.provide({
    actors: {
      requestCode: createRequestCode({ api, clock }, 'forgot'),
      earnTicket: fromPromise<TicketResult, { phone: string }>(async ({ input, signal }) => {
        const options = { purpose: 'foreground', signal } as const
        const answer = await api.call(requestRecoveryCall, input, options)
        if (answer.kind === 'accepted') return { kind: 'earned' }
        return answer.kind === 'refused'
          ? { kind: 'refused', refusal: answer.refusal }
          : { kind: 'failed', failure: answer.failure.kind }
      }),
      watchClock: createWatchClock(clock),
      // Drops the code however the screen is left, even if the chart is stopped.
      guardSecrets: fromCallback(() => () => credentials.dropDraft('oneTimeCode')),
    },
    actions: {
      rememberDraft: ({ context }) => facts.rememberDraft(context),
      forgetDraft: () => facts.forgetDraft(),
      forgetCode: () => credentials.dropDraft('oneTimeCode'),
    },
  })
  const input: PasswordRecoveryInput = { draft: facts.readDraft() }
  return { logic, input }
}

/** The chart of a new password, with its actors and actions provided. */
export function createPasswordChangeFlow({
  api,
  credentials,
}: Pick<Services, 'api' | 'credentials'>) {
  const logic = passwordChangeMachine.provide({
    actors: {
      savePassword: fromPromise<PasswordResult, PasswordChangeInput>(
        async ({ input: { hasTicket }, signal }) => {
          // The ticket's cookie may expire, or another tab may drop it, while the form is open.
          const isTicketGone = hasTicket && credentials.recoveryTicket() === null
          if (isTicketGone) return { kind: 'ticketGone' }
          const options = { purpose: 'foreground', signal } as const
          return readPasswordAnswer(
            hasTicket
              ? await api.call(resetPasswordCall, {}, options)
              : await api.call(changePasswordCall, {}, options),
          )
        },
      ),
      guardSecrets: fromCallback(() => () => {
        credentials.dropDraft('passwordChange.oldPassword')
        credentials.dropDraft('passwordChange.password')
      }),
    },
  })
  const input: PasswordChangeInput = { hasTicket: credentials.recoveryTicket() !== null }
  return { logic, input }
}

function readPasswordAnswer(answer: CallAnswer<unknown, 'password'>): PasswordResult {
  switch (answer.kind) {
    case 'accepted':
      return { kind: 'accepted' }
    case 'refused':
      return { kind: 'refused', refusal: answer.refusal }
    case 'failed':
      return { kind: 'failed', failure: answer.failure.kind }
  }
}
