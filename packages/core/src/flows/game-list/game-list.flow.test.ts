import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { followRoutes } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { goldenLotus } from '../../wire/contract/examples/game.examples.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { createGameListFlow } from './game-list.actors.ts'
import { gameListView } from './game-list.view.ts'

const site = { groupId: 'group-1', hasGameFigures: false }
const listed = (...ids: string[]) => ({
  data: { lists: ids.map((_id) => ({ ...goldenLotus, _id })) },
})

/** Opens a list as a visitor. */
async function open(
  address: string,
  answer: (request: SentRequest) => void,
  ofSite: Partial<typeof site> = {},
) {
  const { api, credentials, network, reports } = startApi({ onSent: answer, isSignedIn: false })
  const navigation = createMemoryNavigation(address)
  const { logic, input } = createGameListFlow({
    api,
    credentials,
    navigation,
    site: { ...site, ...ofSite },
  })
  const actor = createActor(logic, { input }).start()
  followRoutes(actor, navigation)
  await settle()
  return {
    actor,
    navigation,
    reports,
    asked: () =>
      network.sent.map(({ body }) =>
        typeof body === 'string' ? JSON.parse(body).variables : null,
      ),
    selections: () =>
      network.sent.map(({ body }) => String(body).includes('launching rtp volatility')),
    view: () => gameListView(actor.getSnapshot()),
  }
}

describe('a list of games', () => {
  it('has the games that its address names, for everybody [GAME-16, GAME-31, GAME-32, API-37, SITE-03, OPEN-46]', async () => {
    const { asked, view } = await open('/list/slots?sort=new&provider=pg', (request) =>
      request.answer(listed('g-1', 'g-2')),
    )
    const { games, ...rest } = view()
    expect([asked(), games.map(({ id }) => id), rest]).toEqual([
      [{ groupID: 'group-1', type: 'slots' }],
      ['g-1', 'g-2'],
      {
        screen: 'listed',
        topic: { kind: 'type', type: 'slots' },
        choice: { sort: 'new', provider: 'pg', traits: [] },
      },
    ])
  })

  it.each([
    [true, 'launching rtp volatility'],
    [false, 'launching'],
  ])('asks for the figures of games only where the site has them: %s', async (hasGameFigures) => {
    const figures = { rtp: 96.54, volatility: 'high' }
    const { selections, view } = await open(
      '/list',
      (request) =>
        request.answer({
          data: {
            lists: [
              { ...goldenLotus, ...figures },
              { ...goldenLotus, _id: 'g-2', rtp: 960, volatility: 'wild' },
              { ...goldenLotus, _id: 'g-3' },
            ],
          },
        }),
      { hasGameFigures },
    )
    const read = view().games.map(({ rtp, volatility }) => [rtp, volatility])
    expect([selections(), read]).toEqual([
      [hasGameFigures],
      [
        [96.5, 'high'],
        [null, null],
        [null, null],
      ],
    ])
  })

  it('is sorted and filtered by its address, without another call [GAME-14, OPEN-47]', async () => {
    const { actor, asked, navigation, view } = await open('/en/list/slots', (request) =>
      request.answer(listed('g-1')),
    )
    actor.send({ type: 'gameList.choose', choice: { sort: 'A-Z' } })
    actor.send({ type: 'gameList.choose', choice: { provider: 'pg' } })
    expect([navigation.entries(), view().choice, asked().length]).toEqual([
      ['/en/list/slots?sort=A-Z&provider=pg'],
      { sort: 'A-Z', provider: 'pg', traits: [] },
      1,
    ])
  })

  it('is requested again for another list, but not for a page without a list', async () => {
    const { asked, navigation, view } = await open('/list/slots', (request) =>
      request.answer(listed('g-1')),
    )
    navigation.go('/list/freespin', 'push')
    await settle()
    navigation.go('/help', 'push')
    await settle()
    expect([asked(), view().topic]).toEqual([
      [
        { groupID: 'group-1', type: 'slots' },
        { groupID: 'group-1', freespin: true },
      ],
      { kind: 'freespin' },
    ])
  })

  it('of demo games has the games that can be tried [GAME-08, ROUTE-21]', async () => {
    const { view } = await open('/demo', (request) => request.answer(wireExamples.getDemos.answer))
    const [demo] = wireExamples.getDemos.answer.data.getDemos
    expect(
      view().games.map(({ code, isFavourite, names }) => [code, names.en, isFavourite]),
    ).toEqual([[demo?.codeDefault, demo?.nameEn, false]])
  })

  it('says so when it has no games', async () => {
    const { view } = await open('/list/lotto', (request) => request.answer(listed()))
    expect(view().screen).toBe('empty')
  })

  it.each(['/list', '/demo', '/favourite'])(
    'at %s is awaited by its page, which shows the failure page if it cannot be loaded [OPEN-77]',
    async (address) => {
      const { reports } = await open(address, (request) => request.lose())
      expect(reports.map(({ outcome, purpose }) => [outcome, purpose])).toEqual([
        ['unreachable', 'foreground'],
      ])
    },
  )

  it.each([
    ['a network failure', '/list', 'content.retried', (request: SentRequest) => request.lose()],
    [
      'a refusal',
      '/list',
      'gameList.retry',
      (request: SentRequest) => request.answer({ code: 4301 }),
    ],
    ['no demo games', '/demo', 'content.retried', (request: SentRequest) => request.lose()],
  ] as const)(
    'says so after %s at %s, and is requested again by %s',
    async (_, address, type, fail) => {
      let works = false
      const { actor, view } = await open(address, (request) =>
        works ? request.answer({ data: { ...listed('g-1').data, getDemos: [] } }) : fail(request),
      )
      const before = view().screen
      works = true
      actor.send({ type })
      await settle()
      expect([before, view().screen]).toEqual(['failed', address === '/demo' ? 'empty' : 'listed'])
    },
  )
})
