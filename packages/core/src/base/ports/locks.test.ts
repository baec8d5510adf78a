import { describe, expect, it } from 'vitest'
import { createVirtualClock, settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createMemoryLocks, type Locks, noLocks } from './locks.ts'

/** Tasks that record when they start and end, in milliseconds since the start. */
function setUp() {
  const clock = createVirtualClock()
  const events: string[] = []
  const note = (what: string) => void events.push(`${what} ${clock.now() - testEpoch}`)
  const task = (name: string, lengthMs: number) => async () => {
    note(`${name} begins`)
    await new Promise<void>((resolve) => clock.setTimeout(resolve, lengthMs))
    note(`${name} ends`)
    return name
  }
  return { clock, events, task, locks: createMemoryLocks(clock) }
}

const never = () => new Promise<never>(() => {})

describe('a lock in memory', () => {
  it('lets one task run after the other, in the order they came', async () => {
    const { clock, events, locks, task } = setUp()
    const results = Promise.all(
      ['one', 'two', 'three'].map((name) => locks.run('refresh', 5_000, task(name, 100))),
    )
    await clock.advance(1_000)
    expect(await results).toEqual(['one', 'two', 'three'])
    expect(events).toEqual([
      'one begins 0',
      'one ends 100',
      'two begins 100',
      'two ends 200',
      'three begins 200',
      'three ends 300',
    ])
  })

  it('does not keep tasks of other names waiting', async () => {
    const { clock, events, locks, task } = setUp()
    void locks.run('refresh', 5_000, task('refresh', 100))
    void locks.run('withdraw', 5_000, task('withdraw', 100))
    await clock.advance(100)
    expect(events).toEqual([
      'refresh begins 0',
      'withdraw begins 0',
      'refresh ends 100',
      'withdraw ends 100',
    ])
  })

  it('that is never released keeps the next task waiting only for its limit', async () => {
    const { clock, events, locks, task } = setUp()
    void locks.run('refresh', 2_000, never)
    void locks.run('refresh', 2_000, task('next', 100))
    await clock.advance(10_000)
    expect(events).toEqual(['next begins 2000', 'next ends 2100'])
  })

  it('keeps nobody waiting longer than their own limit, however many wait before them', async () => {
    const { clock, events, locks, task } = setUp()
    void locks.run('refresh', 60_000, never)
    void locks.run('refresh', 50_000, task('patient', 100))
    void locks.run('refresh', 2_000, task('hasty', 100))
    await clock.advance(5_000)
    expect(events).toEqual(['hasty begins 2000', 'hasty ends 2100'])
  })

  it('is released when its task fails, and passes the failure on', async () => {
    const { clock, events, locks, task } = setUp()
    const failing = locks.run('refresh', 2_000, () => Promise.reject(new Error('lost')))
    void locks.run('refresh', 2_000, task('next', 100))
    await expect(failing).rejects.toThrow(new Error('lost'))
    await clock.advance(100)
    expect(events).toEqual(['next begins 0', 'next ends 100'])
  })

  it('is released when its task throws before it waits for anything', async () => {
    const { locks } = setUp()
    const throwing = locks.run('refresh', 2_000, () => {
      throw new Error('broken')
    })
    await expect(throwing).rejects.toThrow(new Error('broken'))
    expect(await locks.run('refresh', 2_000, async () => 'next')).toBe('next')
  })

  it('leaves no timer behind', async () => {
    const { clock, locks, task } = setUp()
    void locks.run('refresh', 5_000, task('one', 100))
    void locks.run('refresh', 5_000, task('two', 100))
    await clock.advance(200)
    expect(clock.pending()).toEqual([])
  })
})

describe('a browser without locks', () => {
  it('runs every task at once', async () => {
    const { clock, events, task } = setUp()
    const locks: Locks = noLocks
    void locks.run('refresh', 2_000, task('one', 100))
    void locks.run('refresh', 2_000, task('two', 100))
    await settle()
    expect(events).toEqual(['one begins 0', 'two begins 0'])
    await clock.advance(100)
  })
})
