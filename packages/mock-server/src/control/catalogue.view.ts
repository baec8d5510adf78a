import { catalogue } from '../catalogue/cases.ts'
import type { FaultKind } from '../catalogue/fault.ts'
import type { Armed } from '../world/armed.ts'
import type { World } from '../world/world.ts'
import { takesCode } from './arming.ts'

/** The catalogue with what is armed, as the control room publishes it. */
export function catalogueOf(world: World) {
  const names = new Set(world.armory.list().map((armed) => armed.name))
  return catalogue.map((one) => {
    const { answer: _answer, ...facts } = one
    return { ...facts, takesCode: takesCode(one), armed: names.has(one.id) }
  })
}

/** What is armed for the next calls of an endpoint. */
export interface ControlArmed extends Pick<Armed, 'endpoint' | 'times' | 'delayMs'> {
  /** The id of the case, or `fault.<kind>`. */
  readonly case: string
  /** The code that was chosen for a case that has none of its own. */
  readonly code?: number | null
  /** Only for faults, like the fields that follow. */
  readonly kind?: FaultKind
  readonly applied?: boolean
  /** For a fault of kind `http`. */
  readonly status?: number | null
}

/** What is armed, newest first. */
export function armedOf(world: World) {
  return world.armory.list().map(viewArmed)
}

function viewArmed({ name, endpoint, outcome, times, delayMs }: Armed): ControlArmed {
  const common = { case: name, endpoint, times, delayMs }
  if (outcome.type === 'case') return { ...common, code: outcome.code }
  const { kind, isApplied, status } = outcome.fault
  return { ...common, kind, applied: isApplied, status: kind === 'http' ? status : null }
}
