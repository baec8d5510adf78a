import { masked } from '@croupier/core/contract'
import { settle } from '@croupier/core/testing'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { inspectInto } from './inspector.tsx'
import { maskMessage } from './message.masking.ts'

const canary = 'canary-3f9c'
const envelope = { sessionId: 'x:1', rootId: 'x:0', id: '', createdAt: '1', _version: '0.7.2' }

function maskedEvent(event: { type: string }): unknown {
  const message = maskMessage({ ...envelope, type: '@xstate.event', sourceId: 'x:0', event })
  return message.type === '@xstate.event' ? message.event : null
}

describe('an event on its way to an inspector', () => {
  it('keeps its type and what is no secret', () => {
    const event = { type: 'deposit.changeAmount', text: '500', now: 1_800_000 }
    expect(maskedEvent(event)).toEqual(event)
  })

  it('hides what is typed when its type says what is typed', () => {
    expect(
      ['login.changeUsername', 'recovery.enterOtp', 'account.changePhone'].map((type) =>
        maskedEvent({ type, ...{ text: canary, isFilled: true } }),
      ),
    ).toEqual([
      { type: 'login.changeUsername', text: masked, isFilled: true },
      { type: 'recovery.enterOtp', text: masked, isFilled: true },
      { type: 'account.changePhone', text: masked, isFilled: true },
    ])
  })

  it('hides texts without a name: what actors are given and give', () => {
    const event = { type: 'xstate.done.actor.read', output: canary, data: [canary], input: 7 }
    expect(maskedEvent(event)).toEqual({
      type: 'xstate.done.actor.read',
      output: masked,
      data: [masked],
      input: masked,
    })
  })

  it('keeps an error readable, without the long numbers in it', () => {
    const error = new TypeError('account 1234567890 has no name')
    expect(maskedEvent({ type: 'xstate.error.actor.read', ...{ error } })).toEqual({
      type: 'xstate.error.actor.read',
      error: { name: 'TypeError', message: `account ${masked} has no name` },
    })
  })

  it('says when it is no plain data, instead of failing', () => {
    const event: { type: string; self?: unknown } = { type: 'odd' }
    event.self = event
    expect(maskedEvent(event)).toMatchObject({
      type: 'odd',
      unreadable: expect.stringContaining('circular'),
    })
  })
})

describe('a chart that holds a secret in every place where it must not', () => {
  const sent: StatelyInspectionEvent[] = []
  const chart = setup({
    types: {
      context: {} as { refreshToken: string; otp: string; visits: number },
      input: {} as { password: string },
    },
    actors: {
      readToken: fromPromise<string, { token: string; hasToken: boolean }>(async () => canary),
    },
    actions: { note: (_, _params: { apolloToken: string }) => {} },
  }).createMachine({
    id: 'leaky',
    context: { refreshToken: canary, otp: canary, visits: 3 },
    initial: 'enteringPassword',
    states: {
      enteringPassword: {
        entry: { type: 'note', params: { apolloToken: canary } },
        invoke: {
          id: 'readToken',
          src: 'readToken',
          input: { token: canary, hasToken: true },
          onDone: 'done',
        },
      },
      done: { description: 'The token was read.' },
    },
  })

  beforeEach(async () => {
    sent.length = 0
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    const actor = createActor(chart, {
      input: { password: canary },
      ...inspectInto({ send: (message) => void sent.push(message) }),
    })
    actor.start()
    await settle()
    expect(actor.getSnapshot().value).toBe('done')
    for (const work of idle) work()
  })

  it('tells it nowhere', () => {
    expect(sent.length).toBeGreaterThan(8)
    expect(sent.filter((message) => JSON.stringify(message).includes(canary))).toEqual([])
  })

  it('stays readable: names of states and actions, prose, numbers, whether there is something', () => {
    const [chartMessage] = sent
    const definition = chartMessage?.type === '@xstate.actor' ? chartMessage.definition : undefined
    expect(JSON.parse(definition ?? '')).toEqual({
      id: 'leaky',
      context: { refreshToken: masked, otp: masked, visits: 3 },
      initial: 'enteringPassword',
      states: {
        enteringPassword: {
          entry: { type: 'note', params: { apolloToken: masked } },
          invoke: {
            id: 'readToken',
            src: 'readToken',
            input: { token: masked, hasToken: true },
            onDone: 'done',
          },
        },
        done: { description: 'The token was read.' },
      },
    })
    const snapshots = sent.flatMap((message) =>
      message.type === '@xstate.snapshot' && message.sessionId === chartMessage?.sessionId
        ? [message.snapshot]
        : [],
    )
    expect(snapshots.at(-1)).toEqual({
      children: {},
      context: { refreshToken: masked, otp: masked, visits: 3 },
      historyValue: {},
      status: 'active',
      tags: [],
      value: 'done',
    })
  })
})
