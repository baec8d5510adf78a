import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type DepositSight, type DepositStep, depositModel } from './deposit.model.ts'
import type { JourneyStep } from './journey.ts'

type Snapshot = SnapshotFrom<typeof depositModel>

/** Every step that the model knows. */
export const depositSteps: readonly DepositStep[] = [
  'open',
  'close',
  'reload',
  'chooseChannel',
  'changeChannel',
  'typeGoodAmount',
  'typeBadAmount',
  'submit',
  'understandReuse',
  'cancel',
  'keepWaiting',
  'confirmCancel',
  'acknowledge',
  'again',
  'serverIsPaid',
  'serverIsPaidInPart',
  'serverRejects',
  'serverExpires',
  'timePasses',
]

const traversal = {
  events: depositSteps.map((type) => ({ type })),
  filterEvents: (snapshot: Snapshot, event: { type: DepositStep }) => snapshot.can(event),
  serializeState: (snapshot: Snapshot) => JSON.stringify([snapshot.value, snapshot.context]),
}

/** What a member sees in a state of the model. */
export function sightOf(snapshot: Snapshot): DepositSight {
  for (const meta of Object.values(snapshot.getMeta())) {
    if (meta) return { ...meta, amount: snapshot.context.amount }
  }
  throw new Error(`the model does not say what is seen in ${JSON.stringify(snapshot.value)}`)
}

/** One path to every edge of the model: each step is taken once from each state that allows it. */
export function edgePaths(): readonly (readonly JourneyStep[])[] {
  const shortest = getShortestPaths(depositModel, traversal)
  return shortest.flatMap(({ state, steps: taken }) => {
    const path = taken.slice(1).map((one) => toStep(one.event, one.state))
    return possibleSteps(state).map((type) => {
      const [next] = transition(depositModel, state, { type })
      return [...path, toStep({ type }, next)]
    })
  })
}

function possibleSteps(snapshot: Snapshot): readonly DepositStep[] {
  return depositSteps.filter((type) => snapshot.can({ type }))
}

/** The path that a row of numbers stands for: each chooses among the steps that are possible then. */
export function pathOf(choices: readonly number[]): readonly JourneyStep[] {
  let [snapshot] = initialTransition(depositModel)
  return choices.map((choice) => {
    const possible = possibleSteps(snapshot)
    const step = possible[choice % possible.length]
    if (!step) throw new Error(`the model ends in ${JSON.stringify(snapshot.value)}`)
    ;[snapshot] = transition(depositModel, snapshot, { type: step })
    return { step, expected: sightOf(snapshot) }
  })
}

function toStep(event: { type: string }, state: Snapshot): JourneyStep {
  const step = depositSteps.find((known) => known === event.type)
  if (!step) throw new Error(`not a step of the model: ${event.type}`)
  return { step, expected: sightOf(state) }
}
