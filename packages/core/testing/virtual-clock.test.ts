import { describe, expect, it } from 'vitest'
import { createVirtualClock, settle, testEpoch } from './virtual-clock.ts'

/** A clock whose timers record their names and when they fired. */
function setUp() {
  const clock = createVirtualClock()
  const fired: [name: string, after: number][] = []
  const set = (name: string, delayMs: number) =>
    clock.setTimeout(() => void fired.push([name, clock.now() - testEpoch]), delayMs)
  return { clock, fired, set }
}

describe('the virtual clock', () => {
  it('stands still until a test advances it', async () => {
    const { clock, fired, set } = setUp()
    set('timer', 1)
    await settle()
    expect([clock.now(), fired]).toEqual([testEpoch, []])
  })

  it('starts at the given time', () => {
    expect(createVirtualClock(42).now()).toBe(42)
  })

  it('fires timers in the order of their due time, then of their creation', async () => {
    const { clock, fired, set } = setUp()
    set('late', 20)
    set('early', 10)
    set('early too', 10)
    await clock.advance(20)
    expect(fired).toEqual([
      ['early', 10],
      ['early too', 10],
      ['late', 20],
    ])
  })

  it('fires what is due at the end of an advance, and nothing later', async () => {
    const { clock, fired, set } = setUp()
    set('due', 10)
    set('not yet', 11)
    await clock.advance(10)
    expect([fired, clock.now() - testEpoch, clock.pending()]).toEqual([[['due', 10]], 10, [1]])
  })

  it('fires timers that are set meanwhile, counted from when they were set', async () => {
    const { clock, fired, set } = setUp()
    clock.setTimeout(() => set('second', 5), 10)
    set('between', 12)
    await clock.advance(15)
    expect(fired).toEqual([
      ['between', 12],
      ['second', 15],
    ])
  })

  it('lets promises settle before the next timer fires', async () => {
    const { clock, fired, set } = setUp()
    const setLater = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      set('after promises', 0)
    }
    clock.setTimeout(() => void setLater(), 10)
    set('next', 11)
    await clock.advance(11)
    expect(fired).toEqual([
      ['after promises', 10],
      ['next', 11],
    ])
  })

  it('sleeps without firing: due timers fire late, and later ones count from then', async () => {
    const { clock, fired, set } = setUp()
    clock.setTimeout(() => set('chained', 10), 10)
    clock.sleep(1_000)
    expect([clock.now() - testEpoch, fired]).toEqual([1_000, []])
    await clock.advance(10)
    expect(fired).toEqual([['chained', 1_010]])
  })

  it('steps from timer to timer until there is none', async () => {
    const { clock, fired, set } = setUp()
    set('one', 10)
    set('two', 30)
    const steps = [await clock.step(), await clock.step(), await clock.step()]
    expect([steps, fired, clock.now() - testEpoch]).toEqual([
      [true, true, false],
      [
        ['one', 10],
        ['two', 30],
      ],
      30,
    ])
  })

  it('lists the pending timers, shortest first, without those that were cleared', () => {
    const { clock, set } = setUp()
    set('long', 30)
    const cleared = set('cleared', 20)
    set('negative', -5)
    clock.clearTimeout(cleared)
    clock.clearTimeout('nonsense')
    expect(clock.pending()).toEqual([0, 30])
  })

  it('reports a timer that keeps setting itself', async () => {
    const clock = createVirtualClock()
    const again = () => void clock.setTimeout(again, 0)
    again()
    await expect(clock.advance(5)).rejects.toThrow(
      new Error('more than 200000 timers fired within 5 ms'),
    )
  })
})
