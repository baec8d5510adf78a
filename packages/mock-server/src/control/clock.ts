import { readInstant } from '@croupier/core/time'
import type * as z from 'zod/mini'
import { ProblemError } from '../base/problem.ts'
import type { World } from '../world/world.ts'
import type { clockBody } from './schemas.ts'

/** The world's time, as the control room publishes it. */
export function clockOf(world: World) {
  const now = world.clock.now()
  return {
    now,
    iso: new Date(now).toISOString(),
    offsetMs: world.clock.offset(),
    isFrozen: world.clock.isFrozen(),
    skew: world.clock.skew(),
  }
}

/** The limits of a world's time: the contract's dates allow no others. */
const earliest = Date.UTC(2000, 0)
const latest = Date.UTC(2100, 0)

/**
 * Moves, freezes or thaws the world's clock, or gives some answers a wrong date.
 * @throws ProblemError (400) for what is not an instant between 2000 and 2100
 */
export function changeClock(world: World, change: z.output<typeof clockBody>): void {
  if ('reset' in change) world.clock.reset()
  else if ('freeze' in change) world.clock.freeze()
  else if ('thaw' in change) world.clock.thaw()
  else if ('skew' in change) world.clock.setSkew(change.skew)
  else if ('set' in change) world.clock.set(instantIn(change.set, 'set'))
  else {
    checked(world.clock.now() + change.advanceMs, 'advanceMs')
    world.clock.advance(change.advanceMs)
  }
  world.changes.tell({ type: 'changed', part: 'clock' })
  // Payments may have expired by the change.
  world.changes.tell({ type: 'changed', part: 'payments' })
  world.changes.tell({ type: 'changed', part: 'members' })
}

/**
 * Reads an instant of a body: ISO text or epoch milliseconds.
 * @throws ProblemError (400) for what is not an instant between 2000 and 2100
 */
export function instantIn(written: string | number, field: string): number {
  return checked(readInstant(written), field)
}

function checked(instant: number | null, field: string): number {
  if (instant !== null && instant >= earliest && instant < latest) return instant
  throw new ProblemError(400, {
    error: `field "${field}" is not an instant between 2000 and 2100`,
    hint: 'give ISO text like 2026-11-20T14:00:00+07:00, or epoch milliseconds',
    field,
  })
}
