import type { EndpointName } from '@croupier/core/contract'
import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld, operationBody } from '../../testing/test-world.ts'

const groupID = 'croupier-demo'

async function open() {
  const world = openTestWorld()
  const { access } = await world.signIn()
  const list = async (
    name: 'listGames' | 'listCategories',
    body: Record<string, unknown>,
    token?: string,
  ) =>
    (await world.call(name, { body: { groupID, ...body }, ...(token ? { token } : {}) })).json()
      .result.list
  const launch = async (provider: string, game_code: string) =>
    (
      await world.call('launchGame', {
        token: access,
        parameters: { provider },
        body: { client: 'PC', game_code, lang: 'en' },
      })
    ).json()
  return { ...world, access, list, launch }
}

interface Named {
  readonly nameEn: string
  readonly nameTh: string
  readonly type: string
}

describe('the list of games', () => {
  it('tells a visitor nothing that only members have [API-07, GAME-31, OPEN-46]', async () => {
    const { list } = await open()
    expect(await list('listGames', { handle: 'pg-golden-carp' })).toEqual([])
    const [first] = await list('listGames', { type: 'slots', category: 'rt', limit: 1 })
    expect(first).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'slots',
      category: 'rt',
      code: 'rt_slots_101',
      img: expect.stringMatching(/^\/pictures\/games\/[a-z]+-[0-9a-f]+\.svg$/),
      language: 'th',
      nameTh: expect.stringMatching(/^[\u0e00-\u0e7f]+$/),
      nameEn: expect.stringMatching(/^[A-Z][A-Za-z ]+$/),
      freespin: expect.any(Boolean),
      hot: expect.any(Boolean),
      new: expect.any(Boolean),
      categoryName: 'Red Tiger',
      handle: expect.stringMatching(/^rt-[a-z-]+$/),
      favourite: false,
      rating: null,
      recent: null,
      launching: null,
      rtp: expect.any(Number),
      volatility: expect.stringMatching(/^(low|medium|high)$/),
    })
  })

  it('tells a member what they think of a game and how it is launched [GAME-03]', async () => {
    const { list, access } = await open()
    const [first] = await list('listGames', { hot: true, limit: 1 }, access)
    expect(first).toMatchObject({
      favourite: true,
      recent: false,
      rating: expect.any(Number),
      launching: `/api/v3/member/game/launch/${first.category}`,
    })
  })

  it.each([
    ['search', { search: 'มังกร' }, (one: Named) => one.nameTh.includes('มังกร')],
    ['search', { search: ' dragon' }, (one: Named) => one.nameEn.includes('Dragon')],
    ['type', { type: 'sport' }, (one: Named) => one.type === 'sports'],
    ['categoryName', { categoryName: 'joker fishing' }, (one: Named) => one.type === 'fishing'],
  ])('is narrowed by %s %o [API-07]', async (_field, filter, isRight) => {
    const { list } = await open()
    const [found, all] = [await list('listGames', filter), await list('listGames', {})]
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(isRight)).toBe(true)
    expect(found.length).toBeLessThan(all.length)
  })

  it.each(['hot', 'freespin'])(
    'is narrowed to the %s ones or to the others [API-07]',
    async (flag) => {
      const { list } = await open()
      const count = async (wanted: boolean) =>
        (await list('listGames', { [flag]: wanted })).filter(
          (one: Record<string, unknown>) => one[flag] === wanted,
        ).length
      const all = (await list('listGames', {})).length
      expect((await count(true)) + (await count(false))).toBe(all)
      expect(await count(true)).toBeGreaterThan(3)
    },
  )
})

describe('a call that visitors make too', () => {
  it.each(['listGames', 'listCategories', 'getPromotion', 'getChatContact', 'lists'] as const)(
    '%s is refused with a token that is not good, so that it is renewed',
    async (name) => {
      const { call, access, clock } = await open()
      const bodies: Partial<Record<EndpointName, unknown>> = {
        listGames: { groupID },
        listCategories: { groupID },
        lists: operationBody('lists', { groupID }),
      }
      const codeWith = async (token: string) => {
        const answer = (await call(name, { token, body: bodies[name] })).json()
        return answer.code ?? answer.errors[0].extensions.code
      }
      expect(await codeWith('made-up')).toBe(7002)
      await clock.advance(15 * minute)
      expect(await codeWith(access)).toBe(7003)
    },
  )
})

describe('the list of categories', () => {
  it('has those of a type, and says which are open [API-06, GAME-31]', async () => {
    const { list } = await open()
    const fishing = await list('listCategories', { type: 'fishing' })
    expect(
      fishing.map(({ handle, enable }: { handle: string; enable: boolean }) => [handle, enable]),
    ).toEqual([
      ['joker-fishing', true],
      ['dragoon-soft', false],
      ['cq9-fishing', true],
      ['spadegaming-fishing', true],
    ])
    expect(await list('listCategories', { handle: 'pgsoft' })).toEqual([
      expect.objectContaining({ categoryName: 'PGSoft', category: 'pg', root: null }),
    ])
  })

  it.each([
    ['listCategories', 'API-06'],
    ['listGames', 'API-07'],
  ] as const)('%s of another site is refused [%s]', async (name, _id) => {
    const { call } = await open()
    const answer = await call(name, { body: { groupID: 'elsewhere' } })
    expect(answer.json().code).toBe(4301)
  })
})

describe('launching a game', () => {
  it('answers an address at the games’ origin, another one each time [API-08, GAME-25]', async () => {
    const { launch } = await open()
    const [first, second] = [await launch('pg', 'pg_slots_101'), await launch('pg', 'pg_slots_101')]
    expect(first).toEqual({
      code: 0,
      result: expect.stringMatching(/^http:\/\/mock\.test:81\/g\/test\.\w{32}\?lang=en$/),
    })
    expect(second.result).not.toBe(first.result)
  })

  it('of a provider under maintenance is code 99 [ERR-26]', async () => {
    const { launch, control } = await open()
    expect(await launch('dragoon', 'dragoon_fishing_101')).toEqual({
      code: 99,
      message: 'The game is under maintenance',
    })
    await control.arm('game-launch.0')
    expect((await launch('dragoon', 'dragoon_fishing_101')).code).toBe(0)
  })

  it.each([
    ['pg', 'made_up_1'],
    ['joker', 'pg_slots_101'],
  ])('by %s of %s is refused: there is no such game', async (provider, code) => {
    const { launch } = await open()
    expect((await launch(provider, code)).code).toBe(4401)
  })

  it.each([
    ['client', 'TV'],
    ['game_code', ''],
    ['lang', 'my'],
  ])('with a %s of “%s” is told which field [API-08]', async (field, value) => {
    const { call, access } = await open()
    const body = { client: 'PC', game_code: 'pg_slots_101', lang: 'th', [field]: value }
    const answer = await call('launchGame', { token: access, parameters: { provider: 'pg' }, body })
    expect([answer.status, answer.json().field]).toEqual([400, field])
  })

  it('is for members', async () => {
    const { call, clock, signIn } = await open()
    const body = { client: 'PC', game_code: 'pg_slots_101', lang: 'th' }
    const parameters = { provider: 'pg' }
    expect((await call('launchGame', { parameters, body })).status).toBe(401)
    const { access } = await signIn()
    await clock.advance(15 * minute)
    const late = await call('launchGame', { token: access, parameters, body })
    expect(late.json().code).toBe(7003)
  })
})
