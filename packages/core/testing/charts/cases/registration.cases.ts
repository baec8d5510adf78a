import { minute } from '../../../src/base/time/durations.ts'
import type { CodeRequestResult } from '../../../src/flows/account/one-time-code.rules.ts'
import { registrationMachine } from '../../../src/flows/registration/registration.machine.ts'
import type { RegistrationResult } from '../../../src/flows/registration/registration.rules.ts'
import type { RegistrationDraft } from '../../../src/flows/registration/registration.setup.ts'
import type { Refusal } from '../../../src/wire/api/answer.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const refusal = (code: number, meaning: Refusal<'register'>['meaning']): Refusal<'register'> => ({
  context: 'register',
  code,
  meaning,
  message: null,
})

const noCode = (code: number, meaning: Refusal<'register'>['meaning']): CodeRequestResult => ({
  kind: 'refused',
  refusal: refusal(code, meaning),
  now: testEpoch,
})

const refused = (code: number, meaning: Refusal<'register'>['meaning']): RegistrationResult => ({
  kind: 'refused',
  refusal: refusal(code, meaning),
})

const draft: RegistrationDraft = {
  form: {
    username: 'somchai',
    phone: '0812345678',
    bankId: 'kbank',
    accountNumber: '1234567890',
    firstName: 'Somchai',
    lastName: 'Jaidee',
    lineId: '',
  },
  sent: null,
  invite: null,
}

export const registrationCases = casesOf({
  chart: registrationMachine,
  inputs: [
    { draft: null, invite: 'FRIEND7' },
    { draft, invite: null },
  ],
  events: [
    { type: 'registration.change', field: 'phone', text: '0812345678' },
    { type: 'registration.change', field: 'phone', text: '12' },
    {
      type: 'registration.changePassword',
      facts: { isLongEnough: true, isRepeated: true },
    },
    {
      type: 'registration.changePassword',
      facts: { isLongEnough: false, isRepeated: true },
    },
    { type: 'oneTimeCode.change', digits: 6 },
    { type: 'oneTimeCode.change', digits: 3 },
    { type: 'registration.submit' },
    { type: 'oneTimeCode.resend' },
    { type: 'oneTimeCode.back' },
    { type: 'clock.ticked', now: testEpoch },
    { type: 'clock.ticked', now: testEpoch + minute },
  ],
  distinguish: ({ form, password, codeDigits, sent, problem }) => ({
    phone: form.phone,
    username: form.username,
    isLongEnough: password.isLongEnough,
    isCodeComplete: codeDigits === 6,
    sent,
    hasProblem: problem !== null,
  }),
  answers: {
    requestCode: [
      {
        kind: 'sent',
        sent: {
          phone: '0812345678',
          resendAt: testEpoch + minute,
          expiresAt: testEpoch + 5 * minute,
        },
      },
      { kind: 'stillGood' },
      noCode(6002, 'alreadyRegistered'),
      noCode(6005, 'otpTooMany'),
      { kind: 'failed', failure: 'unreachable' },
    ] satisfies CodeRequestResult[],
    register: [
      { kind: 'accepted', username: 'somchai', isOfferClaimed: true },
      refused(8000, 'incorrectData'),
      refused(6000, 'otpRetry'),
      refused(6001, 'otpInvalid'),
      { kind: 'failed', failure: 'timedOut' },
    ] satisfies RegistrationResult[],
  },
})
