import type { WireRefusal } from './refusal.ts'

/** Refusals because a member's account lacks something. The documents have no codes for it; these are ours. */
export const accountRefusals = {
  noProfile: {
    code: 4501,
    message: 'This member has no profile',
    hint: 'hasProfile of the member, which the control room can change',
  },
  noBankAccount: {
    code: 4502,
    message: 'There is no account to pay out to',
    hint: 'bankAccount of the member, which the control room can change',
  },
} as const satisfies Record<string, WireRefusal>
