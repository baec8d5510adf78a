import { minute } from '../../../src/base/time/durations.ts'
import type { CodeRequestResult } from '../../../src/flows/account/one-time-code.rules.ts'
import { passwordRecoveryMachine } from '../../../src/flows/password/password-recovery.machine.ts'
import type { TicketResult } from '../../../src/flows/password/password-recovery.rules.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'

const sent = {
  phone: '0812345678',
  resendAt: testEpoch + minute,
  expiresAt: testEpoch + 5 * minute,
}

export const passwordRecoveryCases = casesOf({
  chart: passwordRecoveryMachine,
  inputs: [{ draft: null }, { draft: { phone: '0812345678', sent } }],
  events: [
    { type: 'passwordRecovery.changePhone', text: '0812345678' },
    { type: 'passwordRecovery.changePhone', text: '12' },
    { type: 'oneTimeCode.change', digits: 6 },
    { type: 'oneTimeCode.change', digits: 3 },
    { type: 'passwordRecovery.submit' },
    { type: 'oneTimeCode.resend' },
    { type: 'oneTimeCode.back' },
    { type: 'clock.ticked', now: testEpoch },
    { type: 'clock.ticked', now: testEpoch + minute },
  ],
  distinguish: ({ phone, sent, codeDigits, problem }) => ({
    phone,
    sent,
    isCodeComplete: codeDigits === 6,
    hasProblem: problem !== null,
  }),
  answers: {
    requestCode: [
      {
        kind: 'sent',
        sent,
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
  },
})
