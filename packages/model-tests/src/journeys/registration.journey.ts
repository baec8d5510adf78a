import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { registrationModel } from './registration.model.ts'
import {
  type RegistrationSight,
  type RegistrationStep,
  registrationSteps,
} from './registration.sight.ts'

/** A visitor becomes a member, from the first field to the member's home page. */
export const registrationJourney: Journey<RegistrationStep, RegistrationSight> = {
  name: 'registration',
  steps: registrationSteps,
  rareSteps: ['reload', 'registrationEnds'],
  start: startOf({ model: registrationModel, steps: registrationSteps, sightOf }),
  describeSight: ({ page, problem, typed, isInvited, canResend, isOffered }) =>
    [
      page,
      ...(problem ? [problem] : []),
      ...(typed ? [`${typed} typed`] : []),
      ...(isInvited ? ['invited'] : []),
      ...(canResend ? ['may ask again'] : []),
      ...(isOffered ? ['offered'] : []),
    ].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof registrationModel>): RegistrationSight {
  const { page } = seenIn(snapshot)
  const { isInvited, isWaiting, problem, typed } = snapshot.context
  const isForm = page === 'details' || page === 'code'
  return {
    page,
    problem: isForm ? problem : null,
    typed: page === 'details' ? typed : null,
    isInvited: page === 'details' && isInvited,
    canResend: page === 'code' && !isWaiting,
    isOffered: snapshot.matches('home'),
  }
}
