import { noLocks } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { createBrowserLocks } from './locks.browser.ts'

/** A lock manager as the standard describes it, as far as the port uses it. */
function createLockManager(): LockManager {
  const queues = new Map<string, Promise<unknown>>()
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    task: () => Promise<unknown>,
  ) => {
    const before = queues.get(name)
    if (before) {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.race([before, aborted])
    }
    const running = task()
    queues.set(
      name,
      running.catch(() => {}),
    )
    return running
  }
  return Object.assign(Object.create(null), { request })
}

function setUp() {
  const clock = createVirtualClock()
  return { clock, locks: createBrowserLocks(clock, createLockManager()) }
}

describe('a lock', () => {
  it('lets one task run after the other', async () => {
    const { clock, locks } = setUp()
    const order: string[] = []
    const task = (name: string) => async () => {
      order.push(`${name} begins`)
      await new Promise<void>((resolve) => clock.setTimeout(resolve, 100))
      order.push(`${name} ends`)
      return name
    }
    const both = Promise.all([
      locks.run('refresh', 2000, task('first')),
      locks.run('refresh', 2000, task('second')),
    ])
    await clock.advance(200)
    expect([await both, order, clock.pending()]).toEqual([
      ['first', 'second'],
      ['first begins', 'first ends', 'second begins', 'second ends'],
      [],
    ])
  })

  it('that a frozen tab never gives back is waited for no longer than allowed', async () => {
    const { clock, locks } = setUp()
    void locks.run('refresh', 2000, () => new Promise(() => {}))
    const second = locks.run('refresh', 2000, async () => 'ran anyway')
    await clock.advance(2000)
    expect(await second).toBe('ran anyway')
  })

  it('passes on that its task failed, and does not run it again', async () => {
    const { locks } = setUp()
    let runs = 0
    const failing = locks.run('refresh', 2000, () => {
      runs += 1
      return Promise.reject(new Error('refused'))
    })
    await expect(failing).rejects.toThrow('refused')
    expect(runs).toBe(1)
  })

  it('is done without where the browser has none', () => {
    expect(createBrowserLocks(createVirtualClock(), null)).toBe(noLocks)
  })
})
