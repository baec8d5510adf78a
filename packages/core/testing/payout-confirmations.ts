import type { ConfirmationResult } from '../src/flows/payout/payout.password.ts'

/** One of each kind of answer about the password before a payout. */
export const confirmations: readonly ConfirmationResult[] = [
  { kind: 'confirmed' },
  {
    kind: 'refused',
    refusal: {
      context: 'passwordConfirmation',
      code: 5000,
      meaning: 'passwordWrong',
      message: null,
    },
  },
  { kind: 'failed', failure: 'timedOut' },
]
