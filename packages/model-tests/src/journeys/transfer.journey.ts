import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { transferModel } from './transfer.model.ts'
import {
  type TransferSight,
  type TransferStep,
  transferPresses,
  transferSteps,
} from './transfer.sight.ts'

/** A deposit by bank transfer from the view of a member and the world. */
export const transferJourney: Journey<TransferStep, TransferSight> = {
  name: 'transfer',
  steps: transferSteps,
  rareSteps: ['reload'],
  start: startOf({ model: transferModel, steps: transferSteps, sightOf, isInReach }),
  describeSight: ({ screen, amount }) =>
    ['reporting', 'amountRefused', 'pausing'].includes(screen)
      ? `${screen} with "${amount}"`
      : screen,
}

function sightOf(snapshot: SnapshotFrom<typeof transferModel>): TransferSight {
  const { amount, isOpen } = snapshot.context
  const seen = seenIn(snapshot)
  return { screen: isOpen || seen.isDialog ? seen.screen : 'away', amount }
}

function isInReach(step: TransferStep, { screen }: TransferSight): boolean {
  return screen !== 'away' || !transferPresses.some((press) => press === step)
}
