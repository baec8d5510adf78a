import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { sessionModel } from './session.model.ts'
import { type SessionSight, type SessionStep, sessionSteps } from './session.sight.ts'

/** Signing in, staying signed in and signing out, for a member with several tabs. */
export const sessionJourney: Journey<SessionStep, SessionSight> = {
  name: 'session',
  steps: sessionSteps,
  rareSteps: ['reload'],
  start: startOf({ model: sessionModel, steps: sessionSteps, sightOf }),
  describeSight: ({ page, name, isRefused, isWaiting }) =>
    [
      `${page}${name ? ` of ${name}` : ''}`,
      ...(isRefused ? ['refused'] : []),
      ...(isWaiting ? ['waiting'] : []),
    ].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof sessionModel>): SessionSight {
  const seen = seenIn(snapshot)
  const isNamed = seen.page === 'home' && snapshot.matches('member')
  const name = isNamed ? snapshot.context.name : null
  return { isRefused: false, isWaiting: false, ...seen, name }
}
