import type { SnapshotFrom } from 'xstate'
import { depositModel } from './deposit.model.ts'
import {
  type DepositSight,
  type DepositStep,
  depositPresses,
  depositSteps,
  type SeenScreen,
} from './deposit.sight.ts'
import { type Journey, startOf } from './journey.ts'

/** The deposit from the view of a member and the world. */
export const depositJourney: Journey<DepositStep, DepositSight> = {
  name: 'deposit',
  steps: depositSteps,
  rareSteps: ['reload', 'otherTabMakesCode'],
  start: startOf({ model: depositModel, steps: depositSteps, sightOf, isInReach }),
  describeSight,
}

function sightOf(snapshot: SnapshotFrom<typeof depositModel>): DepositSight {
  const { amount, connection, isOpen } = snapshot.context
  const metas = Object.values(snapshot.getMeta()).filter((meta) => meta !== undefined)
  const [opened] = metas.flatMap((meta) => ('screen' in meta ? meta.screen : []))
  const [closed] = metas.flatMap((meta) => ('closed' in meta ? meta.closed : []))
  const screen = isOpen ? opened : (closed ?? opened)
  if (screen) return { screen, isOffline: connection === 'lost', amount }
  throw new Error(`the model does not say what is seen in ${JSON.stringify(snapshot.value)}`)
}

function isInReach(step: DepositStep, { screen }: DepositSight): boolean {
  const isAway = screen === 'away' || screen === 'waitingInHeader'
  return !isAway || !depositPresses.some((press) => press === step)
}

const screensWithAmount: readonly SeenScreen[] = ['enteringAmount', 'amountRefused', 'pausing']

/** The amount counts only on screens that show it. */
function describeSight({ screen, isOffline, amount }: DepositSight): string {
  const shownAmount = screensWithAmount.includes(screen) ? ` with "${amount}"` : ''
  return `${screen}${shownAmount}${isOffline ? ', offline' : ''}`
}
