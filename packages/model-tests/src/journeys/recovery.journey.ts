import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { recoveryModel } from './recovery.model.ts'
import { type RecoverySight, type RecoveryStep, recoverySteps } from './recovery.sight.ts'

/** From a forgotten password to the home page of the member who set a new one. */
export const recoveryJourney: Journey<RecoveryStep, RecoverySight> = {
  name: 'recovery',
  steps: recoverySteps,
  rareSteps: ['reload', 'goToLogin'],
  start: startOf({ model: recoveryModel, steps: recoverySteps, sightOf }),
  describeSight: ({ page, problem, isTyped, canResend }) =>
    [
      page,
      ...(problem ? [problem] : []),
      ...(isTyped ? ['typed'] : []),
      ...(canResend ? ['may ask again'] : []),
    ].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof recoveryModel>): RecoverySight {
  const { page } = seenIn(snapshot)
  const { isTyped, isWaiting, problem } = snapshot.context
  return {
    page,
    problem: page === 'failure' ? null : problem,
    isTyped: page === 'phone' ? isTyped : null,
    canResend: page === 'code' && !isWaiting,
  }
}
