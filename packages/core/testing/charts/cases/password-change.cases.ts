import type { PasswordResult } from '../../../src/flows/password/password.rules.ts'
import { passwordChangeMachine } from '../../../src/flows/password/password-change.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const passwordChangeCases = casesOf({
  chart: passwordChangeMachine,
  inputs: [{ hasTicket: false }, { hasTicket: true }],
  events: [
    { type: 'passwordChange.changeOld', isFilled: true },
    { type: 'passwordChange.changeOld', isFilled: false },
    {
      type: 'passwordChange.changePassword',
      facts: { isLongEnough: true, isRepeated: true },
    },
    {
      type: 'passwordChange.changePassword',
      facts: { isLongEnough: false, isRepeated: false },
    },
    { type: 'passwordChange.submit' },
  ],
  distinguish: ({ refusedAttempts: _attempts, ...context }) => context,
  answers: {
    savePassword: [
      { kind: 'accepted' },
      {
        kind: 'refused',
        refusal: { context: 'password', code: 5000, meaning: 'oldPasswordWrong', message: null },
      },
      {
        kind: 'refused',
        refusal: { context: 'password', code: 6000, meaning: 'ticketOver', message: null },
      },
      { kind: 'failed', failure: 'timedOut' },
    ] satisfies PasswordResult[],
  },
})
