import type { ControlClient } from '@croupier/mock-server/client'
import type { BrowserContext } from '@playwright/test'
import { visitBeginning } from '../../visit/visit.ts'
import { markClockHeld } from './settled.ts'

/**
 * Resets the test's world, and stops its clock and the clock of every page that the context opens. Both stand at the same
 * instant, whatever day it is, and only the test moves them. Call it before the first page opens.
 */
export async function holdTime(context: BrowserContext, control: ControlClient): Promise<void> {
  await control.reset({ frozenAt: visitBeginning })
  await context.clock.install({ time: visitBeginning })
  await context.clock.pauseAt(visitBeginning)
  await context.addInitScript(() => window.settling.keepDrawing())
  markClockHeld(context)
}

/** Resets a world without letting its time run: its clock stays where it was. */
export async function resetHeld(
  control: ControlClient,
  beginning: Parameters<ControlClient['reset']>[0],
): Promise<void> {
  const { now } = await control.clock()
  await control.reset({ ...beginning, frozenAt: now })
}
