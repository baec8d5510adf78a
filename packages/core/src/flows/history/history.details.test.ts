import { describe, expect, it } from 'vitest'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { openHistory, openUnmovedHistory, sentHistory } from '../../../testing/history.harness.ts'
import { settledAt } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import { addressOfTransaction, transactionIn } from './history.address.ts'
import { historyView } from './history.view.ts'

const newest = { id: '3', type: 'withdraw' } as const
const second = { id: '2', type: 'deposit' } as const
const atNewest = '/history?transaction=withdraw-3'
const answer = (request: SentRequest) => request.answer(sentHistory(3))

/** The history as a page of its own, opened from the home page. */
const openPage = (address = '/history', earlier: readonly string[] = ['/']) =>
  openHistory(answer, { address, earlier })

describe('the details of a transaction, on a page', () => {
  it('are named in the address while they are open, and Back closes them and then leaves [ROUTE-63]', async () => {
    const { actor, navigation, view } = await openPage()
    const seen = () => [navigation.entries(), view().opened?.id ?? null]
    actor.send({ type: 'history.open', transaction: newest })
    const opened = seen()
    navigation.back()
    expect([opened, seen()]).toEqual([
      [['/', '/history', atNewest], '3'],
      [['/', '/history'], null],
    ])
  })

  it('are closed by their own button as Back closes them', async () => {
    const { actor, navigation, view } = await openPage()
    actor.send({ type: 'history.open', transaction: newest })
    actor.send({ type: 'history.close' })
    actor.send({ type: 'history.close' })
    expect([navigation.entries(), view().opened]).toEqual([['/', '/history'], null])
  })

  it('open when the address comes to name them, in the list as it was left', async () => {
    const { actor, navigation, view } = await openPage()
    actor.send({ type: 'history.show', filter: 'deposit' })
    navigation.go(atNewest, 'push')
    expect([view().opened?.id, view().filter, view().count]).toEqual(['3', 'deposit', 2])
  })

  it.each([
    ['a reload', ['/', '/history']],
    ['a link on another page', ['/', '/help']],
    ['a link from elsewhere', []],
  ])(
    'are open after %s, once the list has been read, and closing them leads to the list',
    async (_, earlier) => {
      const requests: SentRequest[] = []
      const { actor, navigation, view } = await openHistory(
        (request) => void requests.push(request),
        { address: atNewest, earlier },
      )
      const before = [view().screen, view().opened]
      for (const request of requests) request.answer(sentHistory(3))
      await settle()
      const after = [view().screen, view().opened?.id]
      actor.send({ type: 'history.close' })
      expect([before, after, navigation.entries(), view().opened]).toEqual([
        ['loading', null],
        ['listed', '3'],
        [...earlier, '/history'],
        null,
      ])
    },
  )

  it('are closed without going back if the browser came to them a second time', async () => {
    const { actor, navigation, view } = await openPage()
    actor.send({ type: 'history.open', transaction: newest })
    navigation.go('/history', 'push')
    navigation.go(atNewest, 'push')
    actor.send({ type: 'history.close' })
    expect([navigation.entries(), view().opened]).toEqual([
      ['/', '/history', atNewest, '/history', '/history'],
      null,
    ])
  })

  it('leave the page’s other query alone', async () => {
    const { actor, navigation } = await openPage('/en/history?a=1', [])
    actor.send({ type: 'history.open', transaction: newest })
    const opened = navigation.current()
    actor.send({ type: 'history.close' })
    expect([opened, navigation.entries()]).toEqual([
      '/en/history?a=1&transaction=withdraw-3',
      ['/en/history?a=1'],
    ])
  })

  it.each([
    ['a reload', ['/', '/history']],
    ['a link on another page', ['/', '/help']],
    ['a link from elsewhere', []],
  ])(
    'stay closed after %s to a transaction that is not in the list, and the address becomes the list’s',
    async (_, earlier) => {
      const { navigation, view } = await openPage('/history?transaction=deposit-3', earlier)
      expect([view().screen, view().opened, navigation.entries()]).toEqual([
        'listed',
        null,
        [...earlier, '/history'],
      ])
    },
  )

  it('are closed when a newer list does not have them any more', async () => {
    let count = 3
    const { actor, navigation, view } = await openHistory(
      (request) => request.answer(sentHistory(count)),
      { address: '/history', earlier: ['/'] },
    )
    actor.send({ type: 'history.open', transaction: newest })
    count = 0
    actor.send({ type: 'balance.moved' })
    await settle()
    expect([view().screen, view().opened, navigation.entries()]).toEqual([
      'empty',
      null,
      ['/', '/history'],
    ])
  })

  it('are closed at once, and stay closed while the address bar still names them', async () => {
    const { actor, requested } = await openUnmovedHistory()
    actor.send({ type: 'history.open', transaction: newest })
    actor.send(settledAt(atNewest))
    actor.send({ type: 'history.close' })
    actor.send({ type: 'history.close' })
    actor.send(settledAt(atNewest))
    const closed = historyView(actor.getSnapshot()).opened
    actor.send(settledAt('/history'))
    actor.send(settledAt(atNewest))
    expect([closed, requested, historyView(actor.getSnapshot()).opened?.id]).toEqual([
      null,
      [
        { type: 'navigation.requested', to: atNewest, how: 'push' },
        { type: 'navigation.requested', to: '/history', how: 'back' },
      ],
      '3',
    ])
  })

  it('of another transaction take the place of a linked one that was closed', async () => {
    const { actor, requested } = await openUnmovedHistory(atNewest)
    for (const transaction of [second, newest]) {
      actor.send({ type: 'history.close' })
      actor.send({ type: 'history.open', transaction })
    }
    actor.send({ type: 'history.close' })
    expect(requested).toEqual([
      { type: 'navigation.requested', to: '/history', how: 'replace' },
      { type: 'navigation.requested', to: '/history?transaction=deposit-2', how: 'replace' },
      { type: 'navigation.requested', to: '/history', how: 'replace' },
      { type: 'navigation.requested', to: atNewest, how: 'replace' },
      { type: 'navigation.requested', to: '/history', how: 'replace' },
    ])
  })

  it('of another transaction take the place of open ones, and closing them still goes back', async () => {
    const { actor, requested } = await openUnmovedHistory()
    actor.send({ type: 'history.open', transaction: newest })
    actor.send(settledAt(atNewest))
    actor.send({ type: 'history.open', transaction: second })
    actor.send(settledAt('/history?transaction=deposit-2'))
    const opened = historyView(actor.getSnapshot()).opened?.id
    actor.send({ type: 'history.close' })
    expect([opened, requested]).toEqual([
      '2',
      [
        { type: 'navigation.requested', to: atNewest, how: 'push' },
        { type: 'navigation.requested', to: '/history?transaction=deposit-2', how: 'replace' },
        { type: 'navigation.requested', to: '/history', how: 'back' },
      ],
    ])
  })
})

describe('the details of a transaction, in a drawer', () => {
  it('have no address, and stay open while it changes', async () => {
    const { actor, navigation, view } = await openHistory(answer)
    actor.send({ type: 'history.open', transaction: newest })
    navigation.go('/?sideHistory=true&dark=1', 'replace')
    const opened = [navigation.entries(), view().opened?.id]
    actor.send({ type: 'history.close' })
    expect([opened, navigation.entries(), view().opened]).toEqual([
      [['/?sideHistory=true&dark=1'], '3'],
      ['/?sideHistory=true&dark=1'],
      null,
    ])
  })

  it('do not follow from the page that was left', async () => {
    const { actor, navigation, view } = await openPage()
    actor.send({ type: 'history.open', transaction: newest })
    navigation.go('/?sideHistory=true', 'push')
    expect(view().opened).toBeNull()
  })

  it('are not opened by an address that is a page’s', async () => {
    const address = '/?sideHistory=true&transaction=withdraw-3'
    const { navigation, view } = await openHistory(answer, { address })
    expect([view().opened, navigation.current()]).toEqual([null, address])
  })
})

describe('the transaction that an address names', () => {
  it.each(['T-100', '7', 'ก/ข?&=#-', 'a b', '-'])('has the id %j', (id) => {
    const key = { type: 'cancel', id } as const
    const address = addressOfTransaction(readAddress('/en/history'), key)
    expect(transactionIn(readAddress(address))).toEqual(key)
  })

  it.each(['', 'deposit', 'deposit-', '-7', 'all-7', 'bonus-7', 'Deposit-7', 'constructor-7'])(
    'is none for %j',
    (transaction) => {
      expect(transactionIn({ query: { transaction } })).toBeNull()
    },
  )
})
