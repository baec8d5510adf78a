import { second } from '../../base/time/durations.ts'

/**
 * How long an action cannot be triggered again after its answer, in milliseconds: the first call may have been carried
 * out [SHELL-57].
 */
export const doubleTriggerPause = 2 * second
