import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { followRoutes } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import { asOfNow, openArticle, pathOfTerms } from './article.ts'
import { createArticlesFlow } from './articles.actors.ts'
import { articlesView } from './articles.view.ts'

const site = { groupId: 'group-1', linkOrigins: ['https://site.test', 'https://chat.test'] }

const wire = (changes: object = {}) => ({
  code: 0,
  result: { list: [{ _id: 'a-1', title: 'Twice', content: 'We double it.', ...changes }] },
})

const twice = {
  id: 'a-1',
  title: 'Twice',
  paragraphs: ['We double it.'],
  picture: null,
  link: null,
  terms: [],
  period: null,
  state: null,
}

async function open(address: string, answer: (request: SentRequest) => void) {
  const { api, network, serverClock } = startApi({ onSent: answer, isSignedIn: false })
  const navigation = createMemoryNavigation(address)
  const { route } = readAddress(address)
  const { logic, input } = createArticlesFlow(
    { api, clock: serverClock, navigation, site },
    { route },
  )
  const actor = createActor(logic, { input }).start()
  followRoutes(actor, navigation)
  await settle()
  return {
    actor,
    asked: () => network.sent.map(({ url }) => `${new URL(url).pathname}${new URL(url).search}`),
    go: async (to: string) => {
      navigation.go(to, 'push')
      await settle()
    },
    view: () => articlesView(actor.getSnapshot()),
  }
}

describe('a content page', () => {
  it('requests its articles in the language of the page [PROMO-21, OPEN-16, API-11]', async () => {
    const { asked, view } = await open('/en/promotions', (request) => request.answer(wire()))
    expect([asked(), view()]).toEqual([
      ['/api/promotion/list?groupID=group-1&lang=en&kind=promotion'],
      { screen: 'shown', kind: 'promotion', articles: [twice] },
    ])
  })

  it('requests articles again for another page, and once for the same one', async () => {
    const { asked, go, view } = await open('/vip', (request) => request.answer(wire()))
    await go('/vip?sideDeposit=true')
    await go('/help')
    await go('/event')
    expect([asked(), view().kind]).toEqual([
      [
        '/api/promotion/list?groupID=group-1&lang=th&kind=vip',
        '/api/promotion/list?groupID=group-1&lang=th&kind=event',
      ],
      'event',
    ])
  })

  it.each([
    ['a network failure', 'content.retried', (request: SentRequest) => request.lose()],
    ['a refusal', 'articles.retry', (request: SentRequest) => request.answer({ code: 4301 })],
    [
      'an unreadable answer',
      'content.retried',
      (request: SentRequest) => request.answer({ code: 0 }),
    ],
  ] as const)('says so after %s, and tries again at %s', async (_, type, fail) => {
    let works = false
    const { actor, view } = await open('/bonus', (request) =>
      works ? request.answer(wire()) : fail(request),
    )
    const before = view()
    works = true
    actor.send({ type })
    await settle()
    expect([before, view()]).toEqual([
      { screen: 'failed', kind: 'bonus', articles: [] },
      { screen: 'shown', kind: 'bonus', articles: [twice] },
    ])
  })
})

describe('an article', () => {
  it.each([
    [
      'a page of the site',
      { link: '/deposit?tab=deposit-tab' },
      { link: { kind: 'page', path: '/deposit', query: { tab: 'deposit-tab' } } },
    ],
    [
      'a page in a language',
      { link: '/en/vip' },
      { link: { kind: 'page', path: '/vip', query: {} } },
    ],
    [
      'an allowed host',
      { link: 'https://chat.test/x' },
      { link: { kind: 'other', address: 'https://chat.test/x' } },
    ],
    ['a foreign host', { link: 'https://evil.test/x' }, { link: null }],
    ['a script', { link: 'javascript:alert(1)' }, { link: null }],
    ['a host in disguise', { link: '//evil.test' }, { link: null }],
    ['a page that does not exist', { link: '/nowhere' }, { link: null }],
    ['a picture of the site', { img: '/a.webp' }, { picture: '/a.webp' }],
    ['a picture that is a script', { img: 'javascript:1' }, { picture: null }],
    ['paragraphs', { content: ' One.\n\n\nTwo.\n \n' }, { paragraphs: ['One.', 'Two.'] }],
    ['terms', { terms: 'Once.\n\nAt home.' }, { terms: ['Once.', 'At home.'] }],
    ['malformed terms, which are none', { terms: {} }, {}],
    ['a state of the member', { state: 'credited' }, { state: 'credited' }],
    ['an unknown state, which is none', { state: 'lost' }, {}],
    ['a malformed time, which is none', { endsAt: 'soon' }, {}],
    [
      'an end before its beginning, which is no period',
      { startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' },
      {},
    ],
    ['markup, which is text', { content: '<b>One</b>' }, { paragraphs: ['<b>One</b>'] }],
  ])('is read correctly with %s', async (_, changes, read) => {
    const { view } = await open('/promotion', (request) => request.answer(wire(changes)))
    expect(view().articles).toEqual([{ ...twice, ...read }])
  })
})

describe('the state of an article', () => {
  const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00Z`
  const at = (date: number) => Date.parse(day(date))
  it.each([
    ['has not begun', { startsAt: '2027-01-01T00:00:00Z' }, 'coming'],
    ['has begun', { startsAt: '2020-01-01T00:00:00Z' }, 'open'],
    ['is over', { endsAt: '2020-01-01T00:00:00Z' }, 'ended'],
    ['is not over', { endsAt: '2099-01-01T00:00:00Z' }, 'open'],
    [
      'is over for others, but was credited',
      { endsAt: '2020-01-01T00:00:00Z', state: 'credited' },
      'credited',
    ],
  ] as const)('is known where its period %s', async (_, changes, state) => {
    const { view } = await open('/promotion', (request) => request.answer(wire(changes)))
    expect(view().articles.map((article) => article.state)).toEqual([state])
  })

  it.each([
    [at(1) - 1, 'coming'],
    [at(1), 'open'],
    [at(8) - 1, 'open'],
    [at(8), 'ended'],
  ])('changes at the limits of its period: %s is %s', (now, state) => {
    const period = { from: at(1), until: at(8) }
    expect(asOfNow({ ...twice, period }, now).state).toBe(state)
  })
})

describe('the page of a promotion’s terms', () => {
  it.each([
    ['/promotion', null],
    ['/promotion/a-1', twice],
    ['/promotion/a-2', undefined],
    ['/vip', null],
    ['/list/a-1', null],
  ])('is opened by its address: %s', (address, article) => {
    expect(openArticle([twice], readAddress(address))).toBe(article)
  })

  it.each([
    ['promotion', ['Once.'], '/promotion/a-1'],
    ['promotion', [], null],
    ['bonus', ['Once.'], null],
  ] as const)('of a %s with the terms %j has the path %s', (kind, terms, path) => {
    expect(pathOfTerms(kind, { ...twice, terms })).toBe(path)
  })
})
