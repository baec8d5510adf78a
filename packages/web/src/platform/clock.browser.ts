import { createHostClock } from '@croupier/core/ports'

/** The browser's time and timers. */
export const browserClock = createHostClock(globalThis)
