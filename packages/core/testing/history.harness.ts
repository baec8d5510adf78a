import { createActor, fromCallback, fromPromise } from 'xstate'
import { createMemoryLog } from '../src/base/ports/log.ts'
import { createMemoryNavigation } from '../src/base/ports/navigation.ts'
import { createHistoryFlow } from '../src/flows/history/history.actors.ts'
import { type HistoryResult, historyMachine } from '../src/flows/history/history.machine.ts'
import { historyView } from '../src/flows/history/history.view.ts'
import { readAddress } from '../src/kernel/routing/address.ts'
import type { NavigationRequested } from '../src/kernel/routing/navigation.fact.ts'
import { startApi } from './api.harness.ts'
import type { SentRequest } from './fake-http.ts'
import { followRoutes } from './settled.route.ts'
import { settle } from './virtual-clock.ts'

/** A history as the server sends it; the newest transaction is a withdrawal that waits. */
export const sentHistory = (count: number) => ({
  code: 0,
  result: {
    list: Array.from({ length: count }, (_, index) => ({
      id: count - index,
      time: 1_795_158_000 - index,
      type: index === 0 ? 'withdraw' : 'deposit',
      amount: 100,
      status: index === 0 ? 0 : 1,
      note: 'advance top-up, ล่วงหน้า',
    })),
  },
})

interface HistoryOptions {
  /** The site's own document. */
  readonly document?: object
  /** The address at which the history is opened, and those that lie before it. */
  readonly address?: string
  readonly earlier?: readonly string[]
}

/** Opens the history in a drawer, or at an address, against a server that answers as the test says. */
export async function openHistory(
  answer: (request: SentRequest) => void,
  { document = {}, address = '/?sideHistory=true', earlier = [] }: HistoryOptions = {},
) {
  const { api, clock, network, reports } = startApi({ onSent: answer })
  const log = createMemoryLog()
  const site = {
    document,
    linkOrigins: ['https://site.test'],
    services: {
      api: 'https://api.test',
      auth: 'https://auth.test',
      reward: 'https://reward.test',
      chat: 'https://chat.test',
      content: 'https://content.test',
    },
  }
  const start = { address, route: readAddress(address).route }
  const { logic, input } = createHistoryFlow({ api, log, site }, start)
  const chart = logic.provide({ actors: { watchBalance: fromCallback(() => {}) } })
  const navigation = createMemoryNavigation(address, earlier)
  const actor = createActor(chart, { input, clock })
  actor.on('navigation.requested', ({ how, to }) => {
    if (how === 'back') navigation.back(to)
    else navigation.go(to, how)
  })
  followRoutes(actor, navigation)
  actor.start()
  await settle()
  return {
    actor,
    clock,
    log,
    navigation,
    reports,
    asked: () => network.sent.map(({ url }) => new URL(url).pathname),
    view: () => historyView(actor.getSnapshot()),
  }
}

/**
 * The history as a page, with three transactions, whose address bar moves only when the test says so. `requested` is
 * what the chart asked of it. Newer lists do not have the second transaction any more.
 */
export async function openUnmovedHistory(address = '/history') {
  const { actor: read } = await openHistory((request) => request.answer(sentHistory(3)))
  const { transactions: all } = read.getSnapshot().context
  const lists = [all]
  const rest = all.filter((_, index) => index !== 1)
  const getHistory = fromPromise<HistoryResult>(async () => ({
    kind: 'read',
    transactions: lists.pop() ?? rest,
    unreadable: 0,
  }))
  const watchBalance = fromCallback(() => {})
  const chart = historyMachine.provide({ actors: { watchBalance, getHistory } })
  const input = { address: readAddress(address), isPage: true }
  const actor = createActor(chart, { input })
  const requested: NavigationRequested[] = []
  actor.on('navigation.requested', (fact) => void requested.push(fact))
  actor.start()
  await settle()
  return { actor, requested }
}
