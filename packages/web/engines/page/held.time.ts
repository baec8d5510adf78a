import { install } from '@sinonjs/fake-timers'

/** The time of a page when it begins. */
export interface Beginning {
  /** What the clock of the device says. */
  readonly instant: number
  /** How much time has passed in the visit. */
  readonly passedMs: number
}

export interface HeldTime {
  /** Lets as much time pass as has passed in the visit; what became due happens at once. */
  keepUp(passedMs: number): Promise<void>
  setInstant(instant: number): void
}

/** Stops the clock of this page: from now on only the test moves it. */
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
      // Timers that are due at the instant at which the clock stands.
      await clock.tickAsync(0)
    },
    setInstant: (to) => clock.setSystemTime(to),
  }
}
