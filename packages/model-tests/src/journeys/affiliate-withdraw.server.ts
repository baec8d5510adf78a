import type { ControlClient } from '@croupier/mock-server/client'

/** A moment at which commission may be withdrawn. */
export const withdrawDay = '2026-12-02T14:00:00+07:00'

/** What the member signs in with, and what confirms a payout. */
export const payoutPassword = 'demo1234'

/** The site of the journey has payouts confirmed with the password. */
export const askForPassword = (control: ControlClient) =>
  control.changeSite({ payoutPassword: true })

/** How the mock server answers the next withdrawal of commission, if not with yes. */
export const affiliateWithdrawAnswers = {
  passwordUnanswered: (control: ControlClient) => control.fault('confirmPassword', 'malformed'),
  lapsed: (control: ControlClient) => control.arm('affiliate-withdraw.5002'),
  refused: (control: ControlClient) => control.arm('affiliate-withdraw.1005'),
  lost: (control: ControlClient) => control.fault('affiliateWithdraw', 'malformed'),
  lostAfterAll: (control: ControlClient) =>
    control.fault('affiliateWithdraw', 'malformed', { applied: true }),
}
