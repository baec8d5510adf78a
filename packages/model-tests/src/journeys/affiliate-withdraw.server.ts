import type { ControlClient } from '@croupier/mock-server/client'
import { passwordAnswers } from './withdraw.server.ts'

/** A moment at which commission may be withdrawn. */
export const withdrawDay = '2026-12-02T14:00:00+07:00'

/** The mock server's answers to the next withdrawal of commission, other than a success. */
export const affiliateWithdrawAnswers = {
  passwordWrong: passwordAnswers.wrong,
  passwordUnanswered: passwordAnswers.none,
  lapsed: (control: ControlClient) => control.arm('affiliate-withdraw.5002'),
  refused: (control: ControlClient) => control.arm('affiliate-withdraw.1005'),
  lost: (control: ControlClient) => control.fault('affiliateWithdraw', 'malformed'),
  lostAfterAll: (control: ControlClient) =>
    control.fault('affiliateWithdraw', 'malformed', { applied: true }),
}
