import { describe, expect, it } from 'vitest'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { openHistory as open, sentHistory as wire } from '../../../testing/history.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'

const nothing = {
  screen: 'empty',
  filter: 'all',
  days: [],
  count: 0,
  hasMore: false,
  isAddingMore: false,
  isCapped: false,
  unreadable: 0,
  isStale: false,
  isRetrying: false,
  opened: null,
}

describe('the history', () => {
  it('adds none once all are shown [HIST-10]', async () => {
    const { actor, clock, view } = await open((request) => request.answer(wire(3)))
    actor.send({ type: 'history.loadMore' })
    await clock.advance(500)
    const { count, hasMore, isAddingMore } = view()
    expect([count, hasMore, isAddingMore]).toEqual([3, false, false])
  })

  it('shows ten, ten more after half a second, and never more than twenty [HIST-08…11, HIST-17]', async () => {
    const { actor, asked, clock, view } = await open((request) => request.answer(wire(25)))
    const seen = () => {
      const { count, hasMore, isAddingMore, isCapped } = view()
      return { count, hasMore, isAddingMore, isCapped }
    }
    expect(seen()).toEqual({ count: 10, hasMore: true, isAddingMore: false, isCapped: false })
    actor.send({ type: 'history.loadMore' })
    await clock.advance(499)
    actor.send({ type: 'history.loadMore' })
    expect(seen()).toEqual({ count: 10, hasMore: true, isAddingMore: true, isCapped: false })
    await clock.advance(1)
    expect(seen()).toEqual({ count: 20, hasMore: false, isAddingMore: false, isCapped: true })
    expect(actor.getSnapshot().can({ type: 'history.loadMore' })).toBe(false)
    expect(asked()).toEqual(['/api/v1/member/data/dataHistory'])
  })

  it('shows one type of the loaded transactions', async () => {
    const { actor, view } = await open((request) => request.answer(wire(3)))
    actor.send({ type: 'history.show', filter: 'withdraw' })
    expect([view().filter, view().days]).toEqual([
      'withdraw',
      [
        {
          day: '2026-11-20',
          at: 1_795_158_000_000,
          transactions: [
            {
              id: '3',
              type: 'withdraw',
              amount: 10_000,
              currency: 'THB',
              at: 1_795_158_000_000,
              isPending: true,
              note: ', ล่วงหน้า',
              channel: null,
              reference: null,
              bonus: null,
              balanceAfter: null,
            },
          ],
        },
      ],
    ])
    actor.send({ type: 'history.show', filter: 'cancel' })
    expect([view().screen, view().days]).toEqual(['listed', []])
  })

  it('opens the details of one transaction, and closes them', async () => {
    const { actor, view } = await open((request) => request.answer(wire(3)))
    actor.send({ type: 'history.open', transaction: { id: '3', type: 'deposit' } })
    expect(view().opened).toBe(null)
    actor.send({ type: 'history.open', transaction: { id: '3', type: 'withdraw' } })
    expect(view().opened?.id).toBe('3')
    actor.send({ type: 'history.close' })
    expect(view().opened).toBe(null)
  })

  it('reads the list again when money has moved, and keeps what is open', async () => {
    let count = 3
    const { actor, asked, view } = await open((request) => request.answer(wire(count)))
    actor.send({ type: 'history.open', transaction: { id: '2', type: 'deposit' } })
    count = 4
    actor.send({ type: 'balance.moved' })
    expect([view().screen, view().count]).toEqual(['listed', 3])
    await settle()
    expect([view().count, view().opened?.id, asked().length]).toEqual([4, '2', 2])
  })

  it('shows the first transaction of a member who had none', async () => {
    let count = 0
    const { actor, view } = await open((request) => request.answer(wire(count)))
    expect(view().screen).toBe('empty')
    count = 1
    actor.send({ type: 'balance.moved' })
    await settle()
    expect([view().screen, view().count]).toEqual(['listed', 1])
  })

  it('keeps the rows that a newer list could not replace, says so, and asks again [HIST-13]', async () => {
    let works = true
    const { actor, view } = await open((request) =>
      works ? request.answer(wire(3)) : request.lose(),
    )
    const seen = () => [view().screen, view().count, view().isStale, view().isRetrying]
    works = false
    actor.send({ type: 'balance.moved' })
    await settle()
    expect(seen()).toEqual(['listed', 3, true, false])
    actor.send({ type: 'history.retry' })
    expect(seen()).toEqual(['listed', 3, true, true])
    await settle()
    expect(seen()).toEqual(['listed', 3, true, false])
    works = true
    actor.send({ type: 'history.retry' })
    await settle()
    expect(seen()).toEqual(['listed', 3, false, false])
  })

  it('does not believe an answer that was asked for before money moved', async () => {
    const requests: SentRequest[] = []
    const { actor, view } = await open((request) => void requests.push(request))
    actor.send({ type: 'balance.moved' })
    await settle()
    requests[0]?.answer(wire(1))
    requests[1]?.answer(wire(2))
    await settle()
    expect(view().count).toBe(2)
  })

  it('is read anew whenever money moves: after a failure, and while it is already read again', async () => {
    const requests: SentRequest[] = []
    const { actor, view } = await open((request) => void requests.push(request))
    const seen = () => [view().screen, view().count, view().isStale, view().isRetrying]
    const move = async () => {
      actor.send({ type: 'balance.moved' })
      await settle()
      return seen()
    }
    const end = async (answer: (request: SentRequest) => void) => {
      for (const request of requests.slice(-1)) answer(request)
      await settle()
      return seen()
    }
    const lose = (request: SentRequest) => void request.lose()
    expect(await end(lose)).toEqual(['failed', 0, false, false])
    expect(await move()).toEqual(['loading', 0, false, false])
    expect(await end((request) => request.answer(wire(1)))).toEqual(['listed', 1, false, false])
    await move()
    expect(await move()).toEqual(['listed', 1, false, false])
    expect(await end(lose)).toEqual(['listed', 1, true, false])
    await move()
    expect(await move()).toEqual(['listed', 1, true, true])
    expect(await end((request) => request.answer(wire(2)))).toEqual(['listed', 2, false, false])
    expect(requests).toHaveLength(6)
  })

  it('is empty if a newer list has no transactions', async () => {
    let count = 3
    const { actor, view } = await open((request) => request.answer(wire(count)))
    count = 0
    actor.send({ type: 'balance.moved' })
    await settle()
    expect(view()).toEqual(nothing)
  })

  it('removes the phrase that the site configures from notes [OPEN-70]', async () => {
    const { view } = await open((request) => request.answer(wire(1)), {
      document: { removedNotePhrase: ', ล่วงหน้า' },
    })
    expect(view().days[0]?.transactions[0]?.note).toBe(null)
  })

  it('is empty if there are no transactions [HIST-12]', async () => {
    const { log, view } = await open((request) => request.answer({ code: 0, result: {} }))
    expect([view(), log.entries]).toEqual([nothing, []])
  })

  it('leaves out each malformed transaction, and reports it', async () => {
    const { list } = wire(4).result
    const [good, unknown, late, much] = list
    const sent = [
      good,
      { ...unknown, type: 'bonus' },
      { ...late, time: 1e15 },
      { ...much, amount: 'much' },
    ]
    const { reports, view } = await open((request) =>
      request.answer({ code: 0, result: { list: sent } }),
    )
    expect([
      view().screen,
      view().count,
      view().unreadable,
      reports.map(({ leftOut }) => leftOut),
    ]).toEqual(['listed', 1, 3, [3]])
  })

  it('fails, rather than being empty, if every transaction is malformed [HIST-13]', async () => {
    const [one] = wire(1).result.list
    const list = [{ ...one, type: 'bonus' }]
    const { view } = await open((request) => request.answer({ code: 0, result: { list } }))
    expect(view()).toEqual({ ...nothing, screen: 'failed' })
  })

  it.each([
    ['no answer', (request: SentRequest) => request.lose(), 'unreachable'],
    ['a refusal', (request: SentRequest) => request.answer({ code: 4301 }), 4301],
    ['an unreadable answer', (request: SentRequest) => request.answer({ code: 0 }), 'unreadable'],
  ])(
    'says after %s that it failed, logs that without a failure page, and can be requested again [HIST-13, ERR-28, MAINT-10]',
    async (_, fail, reason) => {
      let works = false
      const { actor, log, reports, view } = await open((request) =>
        works ? request.answer(wire(1)) : fail(request),
      )
      expect([view(), log.entries, reports.map(({ isExempt }) => isExempt)]).toEqual([
        { ...nothing, screen: 'failed' },
        [{ level: 'warning', event: 'history.failed', details: { reason } }],
        [true],
      ])
      works = true
      actor.send({ type: 'history.retry' })
      await settle()
      expect([view().screen, view().count]).toEqual(['listed', 1])
    },
  )
})
