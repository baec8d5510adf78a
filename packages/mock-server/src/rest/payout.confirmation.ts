import type { Call } from './handler.ts'

type Asking = Pick<Call<'withdraw' | 'affiliateWithdraw'>, 'token' | 'world'>

/** Whether the site has payouts confirmed with the password, and nobody has confirmed this one. */
export function lacksConfirmation({ token, world }: Asking): boolean {
  const isAsked = world.site.document().payoutPassword === true
  return isAsked && !world.sessions.hasConfirmedPassword(token ?? '')
}

/** A payout was made: the next one needs a new confirmation. */
export function spendConfirmation({ token, world }: Asking): void {
  world.sessions.spendConfirmation(token ?? '')
}
