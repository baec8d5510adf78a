import type { CodeRequestResult } from '../../../src/account/one-time-code.rules.ts'
import type { PasswordResult } from '../../../src/password/password.rules.ts'
import { passwordRecoveryMachine } from '../../../src/password/password-recovery.machine.ts'
import type { TicketResult } from '../../../src/password/password-recovery.rules.ts'
import { minute } from '../../../src/time/durations.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

export const passwordRecoveryCases = casesOf({
  chart: passwordRecoveryMachine,
  inputs: [{ hasTicket: false }, { hasTicket: true }],
  events: [
    { type: 'passwordRecovery.changePhone', text: '0812345678' },
    { type: 'passwordRecovery.changePhone', text: '12' },
    { type: 'passwordRecovery.changeCode', digits: 6 },
    { type: 'passwordRecovery.changeCode', digits: 3 },
    {
      type: 'passwordRecovery.changePassword',
      facts: { isLongEnough: true, isRepeated: true },
    },
    {
      type: 'passwordRecovery.changePassword',
      facts: { isLongEnough: true, isRepeated: false },
    },
    { type: 'passwordRecovery.submit' },
    { type: 'passwordRecovery.resend' },
    { type: 'passwordRecovery.back' },
    { type: 'clock.ticked', now: testEpoch },
    { type: 'clock.ticked', now: testEpoch + minute },
  ],
  tellApart: ({ phone, sent, codeDigits, password, problem }) => ({
    phone,
    sent,
    isCodeComplete: codeDigits === 6,
    password,
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
      {
        kind: 'refused',
        refusal: { context: 'register', code: 6005, meaning: 'otpTooMany', message: null },
        now: testEpoch,
      },
      { kind: 'failed', failure: 'unreachable' },
    ] satisfies CodeRequestResult[],
    earnTicket: [
      { kind: 'earned' },
      {
        kind: 'refused',
        refusal: { context: 'recovery', code: 6001, meaning: 'otpInvalid', message: null },
      },
      {
        kind: 'refused',
        refusal: { context: 'recovery', code: 8000, meaning: 'incorrectData', message: null },
      },
      { kind: 'failed', failure: 'timedOut' },
    ] satisfies TicketResult[],
    savePassword: [
      { kind: 'accepted' },
      {
        kind: 'refused',
        refusal: { context: 'password', code: 6000, meaning: 'ticketOver', message: null },
      },
      { kind: 'failed', failure: 'timedOut' },
    ] satisfies PasswordResult[],
  },
})
