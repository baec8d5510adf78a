import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { passwordChangeModel } from './password-change.model.ts'
import {
  type PasswordChangeSight,
  type PasswordChangeStep,
  passwordChangeSteps,
} from './password-change.sight.ts'

/** A member changes the password and signs in with the current one. */
export const passwordChangeJourney: Journey<PasswordChangeStep, PasswordChangeSight> = {
  name: 'password-change',
  steps: passwordChangeSteps,
  rareSteps: ['reload'],
  start: startOf({ model: passwordChangeModel, steps: passwordChangeSteps, sightOf }),
  describeSight: ({ page, problem }) => [page, ...(problem ? [problem] : [])].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof passwordChangeModel>): PasswordChangeSight {
  const { page } = seenIn(snapshot)
  return { page, problem: page === 'failure' ? null : snapshot.context.problem }
}
