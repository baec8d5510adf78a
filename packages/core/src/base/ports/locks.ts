import type { Clock } from './clock.ts'

/** Mutual exclusion between the tabs of one browser. */
export interface Locks {
  /**
   * Runs the task while no other tab runs one under the same name. After waiting for `waitMs` it runs the task
   * anyway, because a frozen tab must never block another: the lock is no guarantee. `isAlone` says whether the task
   * holds it.
   */
  run<Result>(
    name: string,
    waitMs: number,
    task: (isAlone: boolean) => Promise<Result>,
  ): Promise<Result>
}

/** For a browser without locks: every task runs at once. */
export const noLocks: Locks = { run: (_name, _waitMs, task) => task(false) }

/** Locks in memory. Tabs that use the same object share them. */
export function createMemoryLocks(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): Locks {
  const last = new Map<string, Promise<void>>()

  const wait = (before: Promise<void>, waitMs: number) =>
    new Promise<boolean>((resolve) => {
      const timer = clock.setTimeout(() => resolve(false), waitMs)
      void before.then(() => {
        clock.clearTimeout(timer)
        resolve(true)
      })
    })

  return {
    run: (name, waitMs, task) => {
      const before = last.get(name)
      const running = (async () => {
        return task(before ? await wait(before, waitMs) : true)
      })()
      const settled = running.then(
        () => {},
        () => {},
      )
      last.set(name, settled)
      void settled.then(() => {
        if (last.get(name) === settled) last.delete(name)
      })
      return running
    },
  }
}
