import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { withdrawModel } from './withdraw.model.ts'
import {
  type WithdrawScreen,
  type WithdrawSight,
  type WithdrawStep,
  withdrawPresses,
  withdrawSteps,
} from './withdraw.sight.ts'

/** A withdrawal from the view of a member and the world. */
export const withdrawJourney: Journey<WithdrawStep, WithdrawSight> = {
  name: 'withdraw',
  steps: withdrawSteps,
  rareSteps: ['reload', 'signOutAndIn'],
  start: startOf({ model: withdrawModel, steps: withdrawSteps, sightOf, isInReach }),
  describeSight: ({ amount, calls, canGoBack, isLocked, problem, screen, stage }) =>
    [
      screen,
      ...(screen === 'form' ? [`with "${amount}"`] : []),
      ...(problem ? [`error ${problem}`] : []),
      ...(isLocked ? ['locked'] : []),
      ...(stage ? [`the money is ${stage}`] : []),
      ...(canGoBack ? ['free to go'] : []),
      `after ${calls} calls`,
    ].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof withdrawModel>): WithdrawSight {
  const { amount, calls, isOpen, isOver, money, problem, wait } = snapshot.context
  const { shown } = seenIn(snapshot)
  const isForm = isOpen && shown === 'form'
  const screen = isOpen ? shown : awayFrom(shown)
  return {
    screen,
    amount: isForm ? amount : '',
    problem: isForm || screen === 'review' ? problem : null,
    isLocked: isForm && wait === 'known',
    stage: isForm && wait === 'known' ? money : null,
    canGoBack: isOpen && (shown === 'found' || (shown === 'notFound' && isOver)),
    calls,
  }
}

function awayFrom(shown: WithdrawScreen): WithdrawScreen {
  switch (shown) {
    case 'notFound':
    case 'cannotCheck':
      return 'unknownInHeader'
    case 'found':
      return 'foundInHeader'
    default:
      return 'away'
  }
}

/** The presses that the review covers. */
const behindReview: readonly WithdrawStep[] = withdrawPresses.filter(
  (press) => !press.startsWith('confirm') && press !== 'change',
)

function isInReach(step: WithdrawStep, { screen }: WithdrawSight): boolean {
  const isAway = ['away', 'unknownInHeader', 'foundInHeader'].includes(screen)
  if (screen === 'review') return !behindReview.some((press) => press === step)
  return !isAway || !withdrawPresses.some((press) => press === step)
}
