import { fromPromise } from 'xstate'
import {
  type TraceResult,
  withdrawTrackerMachine,
} from '../src/flows/withdraw/withdraw-tracker.machine.ts'
import type { MadeWithdrawal } from '../src/flows/withdraw/withdraw-tracker.rules.ts'

/** A tracker whose history never answers. */
export const silentTracker = withdrawTrackerMachine.provide({
  actors: {
    lookForTrace: fromPromise<TraceResult, MadeWithdrawal>(() => new Promise(() => {})),
  },
})
