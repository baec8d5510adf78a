import type { Call } from './handler.ts'

type Asking = Pick<Call<'withdraw' | 'affiliateWithdraw'>, 'token' | 'world'>

/** Whether the site requires the password before payouts, and this one was not confirmed. */
export function lacksConfirmation({ token, world }: Asking): boolean {
  const isAsked = world.site.document().payoutPassword === true
  return isAsked && !world.sessions.hasConfirmedPassword(token ?? '')
}

/** Uses up the confirmation after a payout: the next one needs a new confirmation. */
export function spendConfirmation({ token, world }: Asking): void {
  world.sessions.spendConfirmation(token ?? '')
}
