import { describe, expect, it } from 'vitest'
import { aGame } from '../../../testing/examples/games.of.tests.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import type { GameSort } from '../game/game.types.ts'
import {
  arrangeGames,
  namedTopic,
  providersOf,
  queryOfChoice,
  readListAddress,
  wantedOf,
} from './game-list.rules.ts'

const usual = { sort: 'default', provider: null, traits: [] } as const

describe('the address of a list', () => {
  it.each<[string, unknown, string]>([
    ['/list', { kind: 'all' }, 'ROUTE-17'],
    ['/list/slots', { kind: 'type', type: 'slots' }, 'ROUTE-17, OPEN-44'],
    ['/list/sport', { kind: 'type', type: 'sports' }, 'OPEN-44'],
    ['/list/live-casino', { kind: 'type', type: 'casino' }, 'OPEN-44'],
    ['/list/freespin', { kind: 'freespin' }, 'GAME-16, ROUTE-17'],
    ['/en/list/favourite', { kind: 'favourite' }, 'GAME-16, ROUTE-17'],
    ['/list/recent', { kind: 'recent' }, 'GAME-16, ROUTE-17'],
    ['/list/pg', { kind: 'provider', provider: 'pg' }, 'ROUTE-17'],
    ['/list/red-tiger', { kind: 'category', name: 'red tiger' }, 'GAME-16, ROUTE-17'],
    ['/list/constructor', { kind: 'category', name: 'constructor' }, 'GAME-16'],
    ['/demo', { kind: 'demo' }, 'ROUTE-21'],
    ['/favourite', { kind: 'favourite' }, 'ROUTE-22'],
  ])('%s lists %j [%s]', (address, topic) => {
    expect(readListAddress(readAddress(address))).toEqual({ topic, choice: usual })
  })

  it('of another page names no list', () => {
    expect(readListAddress(readAddress('/help'))).toBeNull()
  })

  it.each([
    ['Red Tiger', 'Red Tiger'],
    ['RED-TIGER', 'RED-TIGER'],
    ['Blue Tiger', null],
    [null, null],
  ])('names a category as its games do: by %j it is %j [GAME-16]', (category, name) => {
    const topic = { kind: 'category', name: 'red tiger' } as const
    const games = [aGame({ id: 'g-1', category: null }), aGame({ id: 'g-2', category })]
    expect(namedTopic(topic, games)).toEqual(name && { kind: 'category', name })
  })

  it('names a category that has no games by nothing, and every other list by its topic', () => {
    expect([
      namedTopic({ kind: 'category', name: 'call 02 123 4567' }, []),
      namedTopic({ kind: 'provider', provider: 'pg' }, []),
    ]).toEqual([null, { kind: 'provider', provider: 'pg' }])
  })

  it.each([
    [
      '/list?sort=hits&provider=pg&with=hot,new',
      { sort: 'hits', provider: 'pg', traits: ['new', 'hot'] },
    ],
    ['/list?sort=cheapest&provider=', usual],
  ])('%s sorts and filters: %j', (address, choice) => {
    expect(readListAddress(readAddress(address))?.choice).toEqual(choice)
  })

  it('keeps the rest of its query for another choice, and leaves out defaults', () => {
    const query = { sideHistory: 'true', sort: 'new', provider: 'pg', with: 'hot' }
    expect([
      queryOfChoice(query, { ...usual, sort: 'A-Z' }),
      queryOfChoice(query, usual),
      queryOfChoice({}, { sort: 'hits', provider: 'rt', traits: ['new', 'highRtp'] }),
    ]).toEqual([
      { sideHistory: 'true', sort: 'A-Z' },
      { sideHistory: 'true' },
      { sort: 'hits', provider: 'rt', with: 'new,highRtp' },
    ])
  })
})

describe('the filter that the server gets', () => {
  it.each<[Parameters<typeof wantedOf>[0], unknown, string]>([
    [{ kind: 'all' }, {}, 'API-37'],
    [{ kind: 'type', type: 'slots' }, { type: 'slots' }, 'API-37'],
    [{ kind: 'provider', provider: 'pg' }, { provider: 'pg' }, 'API-37'],
    [{ kind: 'category', name: 'red tiger' }, { category: 'red tiger' }, 'API-37'],
    [{ kind: 'freespin' }, { only: 'freespin' }, 'API-37'],
    [{ kind: 'recent' }, { only: 'recent', isFocused: true }, 'API-38'],
  ])('for %j is %j [%s]', (topic, wanted) => {
    expect(wantedOf(topic)).toEqual(wanted)
  })
})

describe('the order of a list', () => {
  const game = (en: string, th: string, changes = {}) =>
    aGame({ id: en, names: { en, th }, ...changes })
  const games = [
    game('Plum', 'ข้าว', { provider: 'rt', isNew: true }),
    game('apple', 'เกม', { hasFreeSpins: true }),
    game('Cherry', 'กา', { isHot: true }),
  ]
  const idsIn = (sort: GameSort, locale: 'th' | 'en' = 'en') =>
    arrangeGames(games, { ...usual, sort }, locale).map(({ id }) => id)

  it.each([
    ['default', ['Plum', 'apple', 'Cherry']],
    ['new', ['Plum', 'apple', 'Cherry']],
    ['hits', ['Cherry', 'Plum', 'apple']],
    ['freespin', ['apple', 'Plum', 'Cherry']],
    ['A-Z', ['apple', 'Cherry', 'Plum']],
  ] as const)('by %s is %j for visitors too [GAME-14, OPEN-47]', (sort, ids) => {
    expect(idsIn(sort)).toEqual(ids)
  })

  it('from ก to ฮ goes by the spoken consonant, not by the vowel before it', () => {
    expect(idsIn('A-Z', 'th')).toEqual(['Cherry', 'apple', 'Plum'])
  })

  it('has one provider and the traits that are chosen, and offers the providers that have games', () => {
    const chosen = arrangeGames(games, { ...usual, provider: 'rt' }, 'en')
    const withTraits = arrangeGames(games, { ...usual, traits: ['hot'] }, 'en')
    expect([
      chosen.map(({ id }) => id),
      withTraits.map(({ id }) => id),
      providersOf(games),
    ]).toEqual([
      ['Plum'],
      ['Cherry'],
      [
        { key: 'pg', title: 'PGSoft' },
        { key: 'rt', title: 'Red Tiger' },
      ],
    ])
  })
})
