import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, setup } from 'xstate'
import {
  callbackNotProvided,
  chartNotProvided,
  notProvided,
  promiseNotProvided,
} from './not.provided.ts'

const missing = new Error(
  "'getCredit' was not provided: start this chart through the composition root",
)

/** A chart that, after the event `go`, runs an actor whose death it would survive. */
function chartAround(getCredit: AnyActorLogic) {
  return setup({ actors: { getCredit } }).createMachine({
    id: 'getCredit',
    initial: 'idle',
    states: {
      idle: { on: { go: 'reading' } },
      reading: { invoke: { id: 'getCredit', src: 'getCredit', onError: 'failed' } },
      failed: {},
    },
  })
}

describe('a part of a chart that was not provided', () => {
  it('throws an error with its name and the remedy as soon as it is used', () => {
    expect(notProvided('getCredit')).toThrow(missing)
  })

  it.each([
    ['a promise', promiseNotProvided('getCredit')],
    ['a callback', callbackNotProvided('getCredit')],
    ['a chart', chartNotProvided(chartAround(promiseNotProvided('getCredit')))],
  ])('ends the chart that reaches it instead of its onError: %s', (_, part) => {
    const deaths: unknown[] = []
    const actor = createActor(chartAround(part))
    actor.subscribe({ error: (error) => deaths.push(error) })
    actor.start().send({ type: 'go' })
    expect(deaths).toEqual([missing])
    expect(actor.getSnapshot().value).toBe('reading')
  })

  it('is replaced where it is provided', () => {
    const nothing = setup({}).createMachine({})
    const chart = chartAround(promiseNotProvided('getCredit')).provide({
      actors: { getCredit: nothing },
    })
    const actor = createActor(chart).start()
    actor.send({ type: 'go' })
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'reading' })
  })
})
