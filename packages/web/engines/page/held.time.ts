import { install } from '@sinonjs/fake-timers'

/** The time at which a page starts. */
export interface Beginning {
  /** The time of the device's clock. */
  readonly instant: number
  /** How much virtual time has passed in the visit. */
  readonly passedMs: number
}

export interface HeldTime {
  /** Advances the page's time to that of the visit, and runs the timers that became due. */
  keepUp(passedMs: number): Promise<void>
  setInstant(instant: number): void
}

/** Stops the clock of this page, so that only the test moves it. */
export function holdTime({ instant, passedMs }: Beginning): HeldTime {
  const clock = install({
    now: instant,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  window.settling.keepDrawing()
  let passed = passedMs
  return {
    keepUp: async (toMs) => {
      const ms = toMs - passed
      passed = toMs
      if (ms > 0) clock.jump(ms)
      // Runs timers that are due at the clock's current instant.
      await clock.tickAsync(0)
    },
    setInstant: (to) => clock.setSystemTime(to),
  }
}
