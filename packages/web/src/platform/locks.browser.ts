import { type Clock, type Locks, noLocks } from '@croupier/core/ports'

/**
 * Web Locks with a limited wait. Insecure contexts have none: there every task simply runs.
 * @param manager the browser's lock manager, null where there is none
 */
export function createBrowserLocks(
  clock: Clock,
  manager: LockManager | null = navigator.locks ?? null,
): Locks {
  if (!manager) return noLocks
  return {
    run: async (name, waitMs, task) => {
      const wait = new AbortController()
      const timer = clock.setTimeout(() => wait.abort(), waitMs)
      const progress = { hasStarted: false }
      try {
        return await manager.request(name, { signal: wait.signal }, () => {
          progress.hasStarted = true
          clock.clearTimeout(timer)
          return task(true)
        })
      } catch (reason) {
        clock.clearTimeout(timer)
        if (progress.hasStarted) throw reason
        return task(false)
      }
    },
  }
}
