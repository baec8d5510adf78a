import { describe, expect, it } from 'vitest'
import { createActor, fromTransition, setup } from 'xstate'
import { isSameData } from '../../base/text/same.data.ts'
import { followChild, onlyChanges, watchView } from './watched.view.ts'

describe('the comparison of plain data', () => {
  it.each([
    ['an equal primitive', 1, 1, true],
    ['another primitive', 1, '1', false],
    ['nothing and null', undefined, null, false],
    ['equal records', { a: { b: [1, null] } }, { a: { b: [1, null] } }, true],
    ['a changed depth', { a: { b: [1] } }, { a: { b: [2] } }, false],
    ['a missing name', { a: 1, b: undefined }, { a: 1 }, false],
    ['another name', { a: undefined }, { b: undefined }, false],
    ['a list and a record', [], {}, false],
  ])('handles %s', (_case, one, other, expected) => {
    expect([isSameData(one, other), isSameData(other, one)]).toEqual([expected, expected])
  })
})

/** A chart that runs another one between `begin` and `end`; that one dies of `break`. */
function startParent() {
  const child = setup({
    actions: {
      die: () => {
        throw new Error('the child is broken')
      },
    },
  }).createMachine({
    initial: 'fresh',
    states: { fresh: { on: { age: 'old' } }, old: {} },
    on: { break: { actions: 'die' }, look: {} },
  })
  const parent = setup({ actors: { child } }).createMachine({
    initial: 'idle',
    states: {
      idle: { on: { begin: 'running' } },
      running: {
        invoke: { id: 'child', src: 'child', onError: 'idle' },
        on: { end: 'idle', again: { target: 'running', reenter: true } },
      },
    },
  })
  return createActor(parent).start()
}

function watchChild(parent: ReturnType<typeof startParent>) {
  const values: unknown[] = []
  const listener = onlyChanges((value: unknown) => void values.push(value))
  const stop = followChild(
    parent,
    ({ children }) => children.child,
    (child) => watchView(child, (snapshot) => ({ state: snapshot.value }), listener),
  )
  const send = (type: string) => parent.getSnapshot().children.child?.send({ type })
  return { send, stop, values }
}

function createCounter() {
  return createActor(fromTransition((count: number) => count + 1, 0)).start()
}

describe('the view of a chart that starts and stops', () => {
  it('reaches the listener at once, and then whenever it differs from the one before', () => {
    const parent = startParent()
    const { send, values } = watchChild(parent)
    parent.send({ type: 'begin' })
    send('look')
    send('age')
    parent.send({ type: 'end' })
    expect(values).toEqual([undefined, { state: 'fresh' }, { state: 'old' }, undefined])
  })

  it('is that of the newest one under its name', () => {
    const parent = startParent()
    const { send, values } = watchChild(parent)
    parent.send({ type: 'begin' })
    send('age')
    parent.send({ type: 'again' })
    expect(values).toEqual([undefined, { state: 'fresh' }, { state: 'old' }, { state: 'fresh' }])
  })

  it('is undefined once the chart has died, and returns with the next one', () => {
    const parent = startParent()
    const { send, values } = watchChild(parent)
    parent.send({ type: 'begin' })
    send('break')
    parent.send({ type: 'begin' })
    expect(values).toEqual([undefined, { state: 'fresh' }, undefined, { state: 'fresh' }])
  })

  it('is no longer that of an actor that still runs but is no longer found', () => {
    const [one, other] = [createCounter(), createCounter()]
    const chosen = createActor(
      fromTransition((_, event: { type: 'one' | 'other' }) => event.type, 'one'),
    )
    chosen.start()
    const values: number[] = []
    followChild(
      chosen,
      ({ context }) => (context === 'one' ? one : other),
      (counter) =>
        watchView(
          counter,
          ({ context }) => context,
          (count) => void values.push(count ?? -1),
        ),
    )
    one.send({ type: 'add' })
    chosen.send({ type: 'other' })
    one.send({ type: 'add' })
    expect(values).toEqual([0, 1, 0])
  })

  it('does not reach a listener that has stopped', () => {
    const parent = startParent()
    parent.send({ type: 'begin' })
    const { send, stop, values } = watchChild(parent)
    stop()
    send('age')
    parent.send({ type: 'end' })
    expect(values).toEqual([{ state: 'fresh' }])
  })
})
