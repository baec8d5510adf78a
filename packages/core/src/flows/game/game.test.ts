import { describe, expect, it } from 'vitest'
import { readAddress } from '../../kernel/routing/address.ts'
import { goldenLotus, pgSoft } from '../../wire/contract/examples/game.examples.ts'
import { operationExamples } from '../../wire/contract/examples/operation.examples.ts'
import { readDemoGames } from './demo-game.ts'
import { demoPath, gamePath } from './game.paths.ts'
import { providerTitle } from './game.providers.ts'
import { gameName, readGameCategories, readGames } from './game.ts'
import { gameTypeOf, isGameType } from './game.types.ts'

const lotus = {
  id: 'g-1',
  type: 'slots',
  provider: 'pg',
  code: 'pg_101',
  picture: 'https://content.test/golden-lotus.webp',
  names: { th: 'บัวทอง', en: 'Golden Lotus' },
  category: 'PGSoft',
  hasFreeSpins: true,
  isHot: true,
  isNew: false,
  isFavourite: true,
  isRecent: false,
  rating: 4.5,
  launchPath: '/api/v3/member/game/launch/pg',
  rtp: null,
  volatility: null,
}

describe('a game', () => {
  it('has everything that the backend says of it to a member [GAME-02, GAME-03]', () => {
    expect(readGames([goldenLotus])).toEqual([lotus])
  })

  it('of a visitor is not a favourite, and missing flags are false', () => {
    const { _id, type, category, code, nameTh, nameEn } = goldenLotus
    expect(readGames([{ _id, type, category, code, nameTh, nameEn }])).toEqual([
      {
        ...lotus,
        picture: null,
        category: null,
        hasFreeSpins: false,
        isHot: false,
        isFavourite: false,
        rating: null,
        launchPath: null,
      },
    ])
  })

  it('has a rating with one decimal, and none above five', () => {
    const ratings = [4.25, 5, 0, 5.1, -1, null].map((rating) => ({ ...goldenLotus, rating }))
    const read = ratings.map((wire, index) => ({ ...wire, _id: `g-${index}` }))
    expect(readGames(read).map(({ rating }) => rating)).toEqual([4.3, 5, 0, null, null, null])
  })

  it('is listed once even if the server sends it twice', () => {
    expect(readGames([goldenLotus, { ...goldenLotus, _id: 'g-2' }, goldenLotus])).toEqual([
      lotus,
      { ...lotus, id: 'g-2' },
    ])
  })

  it('has its name in the language of the page [GAME-05]', () => {
    const [nameless] = readGames([{ ...goldenLotus, nameTh: ' ' }])
    expect([
      gameName(lotus, 'th'),
      gameName(lotus, 'en'),
      nameless && gameName(nameless, 'th'),
    ]).toEqual(['บัวทอง', 'Golden Lotus', 'Golden Lotus'])
  })
})

describe('a category', () => {
  it('has its fields and whether it is enabled [GAME-04]', () => {
    const category = {
      id: 'c-1',
      type: 'slots',
      provider: 'pg',
      names: { th: 'PGSoft', en: 'PGSoft' },
      isEnabled: true,
    }
    expect([
      readGameCategories([pgSoft]),
      readGameCategories([{ ...pgSoft, enable: false, type: 'slot' }]),
      readGameCategories([{ ...pgSoft, enable: null }]),
    ]).toEqual([[category], [{ ...category, isEnabled: false }], [category]])
  })
})

describe('a demo game', () => {
  it('has its fields and its address [GAME-08]', () => {
    const [wire] = operationExamples.getDemos.answer.data.getDemos
    const demos = wire ? readDemoGames([wire, wire]) : []
    expect(demos).toEqual([
      {
        code: wire?.codeDefault,
        type: wire?.type,
        provider: wire?.category,
        picture: wire?.img ?? null,
        names: { th: wire?.nameTh, en: wire?.nameEn },
        address: wire?.url,
      },
    ])
  })
})

describe('the type of a game', () => {
  it.each([
    ['casino', 'casino', 'GAME-01'],
    ['slots', 'slots', 'GAME-01'],
    ['fishing', 'fishing', 'GAME-01'],
    ['lotto', 'lotto', 'GAME-01'],
    ['sports', 'sports', 'GAME-01'],
    ['freespin', 'freespin', 'GAME-01'],
    ['live casino', 'casino', 'GAME-01, OPEN-44'],
    ['demo', 'demo', 'GAME-01'],
    ['sport', 'sports', 'OPEN-44'],
    ['Sports', 'sports', 'OPEN-44'],
    ['slot', 'slots', 'OPEN-44'],
    ['Live-Casino', 'casino', 'OPEN-44'],
    ['Table_Games', 'table games', 'OPEN-44'],
    ['constructor', 'constructor', 'OPEN-44'],
  ])('%s is %s [%s]', (word, type) => {
    expect(gameTypeOf(word)).toBe(type)
  })

  it('is one that the site knows, or another one', () => {
    expect([isGameType('lotto'), isGameType('table games')]).toEqual([true, false])
  })
})

describe('the title of a provider', () => {
  it.each([
    ['evo', 'Evolution', 'SITE-31'],
    ['pp', 'Pragmatic', 'SITE-32'],
    ['rt', 'Red Tiger', 'SITE-33'],
    ['ag', 'Asia Gaming', 'SITE-34'],
    ['sa', 'SA Gaming', 'SITE-35'],
    ['pretty', 'Pretty Gaming', 'SITE-36'],
    ['allbet', 'Allbet', 'SITE-37'],
    ['ps', 'Playstar', 'SITE-38'],
    ['pg', 'PGSoft', 'SITE-39'],
    ['km', 'KingMaker', 'SITE-40'],
    ['joker', 'Joker', 'SITE-41'],
    ['dream', 'Dream Gaming', 'SITE-42'],
    ['dragoon', 'Dragoon Soft', 'SITE-43'],
    ['cq9', 'CQ9', 'SITE-44'],
    ['ae', 'AE Sexy', 'SITE-45'],
    ['spade', 'SpadeGaming', 'SITE-46'],
    ['wm', 'WM Casino', 'SITE-47'],
    ['bti', 'Bti', 'SITE-48'],
    ['haba', 'Habanero', 'SITE-49'],
    ['vt', 'Virtual Tech', 'SITE-50'],
  ])('%s is %s [%s]', (key, title) => {
    expect(providerTitle(key)).toBe(title)
  })

  it.each(['unheard', 'constructor'])('is its key if the site does not know it: %s', (key) => {
    expect(providerTitle(key)).toBe(key)
  })
})

describe('the path of the page of a game', () => {
  it.each([
    ['th', true, 'ROUTE-20', '/game/g-1/%E0%B8%9A%E0%B8%B1%E0%B8%A7%E0%B8%97%E0%B8%AD%E0%B8%87'],
    ['en', true, 'ROUTE-20', '/game/g-1/golden-lotus'],
    ['en', false, 'ROUTE-19', '/game/g-1'],
  ] as const)('in %s for a member: %s [%s]', (locale, isMember, _, path) => {
    expect(gamePath(lotus, { locale, isMember })).toBe(path)
  })

  it.each([
    ['The Demo', 'thedemo'],
    ['Demo-Demo', 'demodemo'],
    ['  Big! Win?  ', 'big-win'],
    ['Seven -demo- Lanterns', 'sevendemo-lanterns'],
  ])('for “%s” is never that of a demo [ROUTE-51]', (en, name) => {
    const path = gamePath({ id: '7', names: { th: '', en } }, { locale: 'en', isMember: true })
    expect(readAddress(path)).toMatchObject({
      route: 'game-id-name',
      parameters: { id: '7', name },
    })
  })

  it('leaves out a name without letters', () => {
    const path = gamePath(
      { id: '7', names: { th: '!!', en: '' } },
      { locale: 'th', isMember: true },
    )
    expect(path).toBe('/game/7')
  })

  it('of a demo ends with its suffix [GAME-08, ROUTE-51]', () => {
    expect(demoPath(lotus, 'en')).toBe('/game/pg_101/golden-lotus-demo')
  })
})
