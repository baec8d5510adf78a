import type { SnapshotFrom } from 'xstate'
import { depositOfferModel } from './deposit-offer.model.ts'
import {
  type DepositOfferSight,
  type DepositOfferStep,
  depositOfferSteps,
} from './deposit-offer.sight.ts'
import { type Journey, startOf } from './journey.ts'

const quiet = { offer: null, box: null, said: null, time: null } as const

/** A new member has an offer for a deposit in time, wins it, misses it, or comes back to it. */
export const depositOfferJourney: Journey<DepositOfferStep, DepositOfferSight> = {
  name: 'deposit-offer',
  steps: depositOfferSteps,
  rareSteps: [
    'signOut',
    'loseSession',
    'alreadyRegistered',
    'waitUntilOver',
    'waitUntilOverUnheard',
    'comeAnew',
  ],
  start: startOf({ model: depositOfferModel, steps: depositOfferSteps, sightOf }),
  describeSight: ({ box, isMember, offer, page, said, time }) =>
    [isMember ? 'member' : 'visitor', page, offer, box, said, time]
      .filter((one) => one !== null)
      .join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof depositOfferModel>): DepositOfferSight {
  const { isCollapsed, isLate, isMember, page, said } = snapshot.context
  switch (snapshot.value) {
    case 'quiet':
      return { ...quiet, page, isMember }
    case 'running':
      return isCollapsed
        ? { ...quiet, page, isMember, offer: 'running', box: 'collapsed' }
        : {
            page,
            isMember,
            offer: 'running',
            box: 'expanded',
            said,
            time: isLate ? 'late' : 'early',
          }
    default:
      return { ...quiet, page, isMember, offer: snapshot.value }
  }
}
