/** Mutual exclusion between the tabs of one browser. */
export interface Locks {
  /**
   * Runs the task while no other tab runs one under the same name. Waits `waitMs` at most, then runs
   * it anyway: a frozen tab must never freeze another, so the lock is a courtesy, not a guarantee.
   */
  run<Result>(name: string, waitMs: number, task: () => Promise<Result>): Promise<Result>
}

/** For a browser without locks: every task simply runs. */
export const noLocks: Locks = { run: (_name, _waitMs, task) => task() }

/** Locks in memory, shared by whoever shares the object. */
export function createMemoryLocks(clock: {
  setTimeout(callback: () => void, delayMs: number): unknown
  clearTimeout(handle: unknown): void
}): Locks {
  const held = new Map<string, Promise<unknown>>()
  return {
    run: async (name, waitMs, task) => {
      const previous = held.get(name)
      if (previous) {
        await new Promise<void>((resolve) => {
          const timer = clock.setTimeout(resolve, waitMs)
          void previous.finally(() => {
            clock.clearTimeout(timer)
            resolve()
          })
        })
      }
      const running = task()
      const settled = running.then(
        () => {},
        () => {},
      )
      held.set(name, settled)
      try {
        return await running
      } finally {
        if (held.get(name) === settled) held.delete(name)
      }
    },
  }
}
