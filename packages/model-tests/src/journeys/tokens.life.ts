import { minute } from '@croupier/core/time'

/** Longer than access tokens live. */
export const tokensLifeMs = 16 * minute
