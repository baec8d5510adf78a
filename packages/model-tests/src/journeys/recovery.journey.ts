import type { SnapshotFrom } from 'xstate'
import { type Journey, startOf } from './journey.ts'
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
  const seen = Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)
  if (!seen) throw new Error(`the model does not say what is seen in ${JSON.stringify(snapshot)}`)
  const { page } = seen
  const { isTyped, isWaiting, problem } = snapshot.context
  return {
    page,
    problem: page === 'failure' ? null : problem,
    isTyped: page === 'phone' ? isTyped : null,
    canResend: page === 'code' && !isWaiting,
  }
}
