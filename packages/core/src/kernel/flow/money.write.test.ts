import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMoneyWrite, sendOnce } from './money.write.ts'

type Told = { type: 'told'; answer: string }

/** A chart with a money write, which the test answers by hand. */
function openWriter() {
  const sent: string[] = []
  const received: [string, boolean][] = []
  let ends = 0
  let answer = (_: string) => {}
  let answerLate = (_: string) => {}
  const write = createMoneyWrite<string, Told>((input, { isAwaited, sendBack }) => {
    sent.push(input)
    void sendOnce<string>(
      (onLateAnswer) => {
        answerLate = onLateAnswer
        return new Promise((resolve) => {
          answer = resolve
        })
      },
      (text) => {
        received.push([text, isAwaited()])
        sendBack({ type: 'told', answer: text })
      },
    )
    return () => {
      ends += 1
    }
  })
  const chart = setup({
    types: { context: {} as { told: readonly string[] }, events: {} as Told | { type: 'leave' } },
    actors: { write },
  }).createMachine({
    context: { told: [] },
    initial: 'writing',
    states: {
      writing: {
        invoke: { src: 'write', input: '500' },
        on: {
          told: {
            actions: assign(({ context, event }) => ({ told: [...context.told, event.answer] })),
          },
          leave: 'left',
        },
      },
      left: {},
    },
  })
  const actor = createActor(chart).start()
  return {
    sent,
    received,
    ends: () => ends,
    leave: () => actor.send({ type: 'leave' }),
    told: () => actor.getSnapshot().context.told,
    answer: async (text: string) => {
      answer(text)
      await settle()
    },
    answerLate: (text: string) => answerLate(text),
  }
}

describe('a money write', () => {
  it('is sent once, and its answer reaches the chart, even a late one', async () => {
    const writer = openWriter()
    await writer.answer('lost')
    writer.answerLate('made')
    expect([writer.sent, writer.told(), writer.ends()]).toEqual([['500'], ['lost', 'made'], 0])
  })

  it('still has its answer handled when the chart no longer waits, but the chart gets nothing', async () => {
    const writer = openWriter()
    writer.leave()
    await writer.answer('lost')
    writer.answerLate('made')
    expect([writer.sent, writer.received, writer.told(), writer.ends()]).toEqual([
      ['500'],
      [
        ['lost', false],
        ['made', false],
      ],
      [],
      1,
    ])
  })
})
