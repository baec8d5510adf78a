import type { ControlClient } from '@croupier/mock-server/client'
import type { BrowserContext } from '@playwright/test'
import { markClockHeld } from './settled.ts'

const second = 1_000

/**
 * Stops the clocks of the test's world and of every page that the context will open at one instant: only the test
 * moves them. Call it before the first page opens, whose clock would run otherwise.
 */
export async function holdTime(context: BrowserContext, control: ControlClient): Promise<void> {
  const { now } = await control.freeze()
  // Answers are dated to the second.
  const instant = now - (now % second)
  await control.setClock(instant)
  await context.clock.install({ time: instant })
  await context.clock.pauseAt(instant)
  await context.addInitScript(() => window.settling.keepDrawing())
  markClockHeld(context)
}

/** Resets a world without letting its time run: its clock stays where it was. */
export async function resetHeld(
  control: ControlClient,
  beginning: Parameters<ControlClient['reset']>[0],
): Promise<void> {
  const { now } = await control.clock()
  await control.reset(beginning)
  await control.freeze()
  await control.setClock(now)
}
