import type { SnapshotFrom } from 'xstate'
import { type DepositSight, type DepositStep, depositModel, depositSteps } from './deposit.model.ts'
import { type Journey, startOf } from './journey.ts'

/** The deposit as a member and the world know it. */
export const depositJourney: Journey<DepositStep, DepositSight> = {
  name: 'deposit',
  steps: depositSteps,
  rareSteps: ['reload'],
  start: startOf({ model: depositModel, steps: depositSteps, sightOf }),
  tell,
}

function sightOf(snapshot: SnapshotFrom<typeof depositModel>): DepositSight {
  for (const meta of Object.values(snapshot.getMeta())) {
    if (meta) return { ...meta, amount: snapshot.context.amount }
  }
  throw new Error(`the model does not say what is seen in ${JSON.stringify(snapshot.value)}`)
}

/** The amount counts only where it is seen. */
function tell({ screen, also, amount }: DepositSight): string {
  const shownAmount = screen === 'enteringAmount' ? ` with "${amount}"` : ''
  return `${screen}${also === 'nothing' ? '' : ` and ${also}`}${shownAmount}`
}
