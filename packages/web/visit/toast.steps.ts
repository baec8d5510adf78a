import { toastDuration } from '@croupier/core'

/** After so long the longest toast is gone. A browser's visit puts one away with the next press. */
export const longestToastMs = 2 * toastDuration
