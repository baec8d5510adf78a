import { minute } from '../../../src/base/time/durations.ts'
import { loginMachine } from '../../../src/flows/login/login.machine.ts'
import type { LoginResult } from '../../../src/flows/login/login.rules.ts'
import type { Refusal } from '../../../src/wire/api/answer.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const refused = (code: number, meaning: Refusal<'login'>['meaning']): LoginResult => ({
  kind: 'refused',
  refusal: { context: 'login', code, meaning, message: null },
  now: testEpoch,
})

export const loginCases = casesOf({
  chart: loginMachine,
  inputs: [undefined],
  events: [
    { type: 'login.changeUsername', text: 'demo' },
    { type: 'login.changeUsername', text: ' ' },
    { type: 'login.changePassword', isFilled: true },
    { type: 'login.changePassword', isFilled: false },
    { type: 'login.submit' },
    { type: 'clock.ticked', now: testEpoch },
    { type: 'clock.ticked', now: testEpoch + minute },
  ],
  distinguish: ({ fieldProblems, isPasswordFilled, problem, username }) => ({
    fieldProblems,
    isPasswordFilled,
    hasUsername: username.trim() !== '',
    problem,
  }),
  answers: {
    logIn: [
      { kind: 'accepted', username: 'demo' },
      { kind: 'notKept' },
      refused(3000, 'waitOneMinute'),
      refused(5000, 'wrongCredentials'),
      { kind: 'failed', failure: 'unreachable' },
      { kind: 'failed', failure: 'expired' },
    ] satisfies LoginResult[],
  },
})
