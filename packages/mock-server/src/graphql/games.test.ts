import { describe, expect, it } from 'vitest'
import { slotID } from '../../testing/good-calls.ts'
import { openTestWorld, operationBody } from '../../testing/test-world.ts'

const groupID = 'croupier-demo'
const userID = '665f1c2ab4e8d90012ab0001'

type Operation = 'lists' | 'categorys' | 'getFavouriteAndRecent' | 'addFavourite' | 'addRecent'

interface Game {
  readonly _id: string
  readonly nameEn: string
  readonly hot: boolean
  readonly new: boolean
  readonly freespin: boolean
  readonly favourite: boolean
  readonly recent: boolean | null
}

async function open() {
  const world = openTestWorld()
  const { access } = await world.signIn()
  const ask = async (name: Operation, variables: Record<string, unknown>, token = access) => {
    const body = operationBody(name, variables)
    const answer = await world.call(name, token ? { token, body } : { body })
    const { data, errors } = answer.json()
    return errors ? errors[0].extensions.code : data[name]
  }
  const list = (variables: Record<string, unknown>): Promise<readonly Game[]> =>
    ask('lists', { groupID, userID, ...variables })
  return { ...world, access, ask, list }
}

const idsOf = (games: readonly Game[]) => games.map(({ _id }) => _id)

describe('the lists of a member', () => {
  it('are what they like, what they have played, or both with the favourites first [API-38]', async () => {
    const { list } = await open()
    const [liked, played, both] = [
      await list({ favourite: true }),
      await list({ recent: true }),
      await list({ favouriteAndRecentFocus: true }),
    ]
    expect([liked.length, liked.every(({ favourite }) => favourite)]).toEqual([4, true])
    expect([played.length, played.every(({ recent }) => recent)]).toEqual([6, true])
    expect(idsOf(both)).toEqual([...new Set([...idsOf(liked), ...idsOf(played)])])
    expect(both.length).toBe(8)
    const focused = { favouriteAndRecentFocus: true }
    expect(idsOf(await list({ ...focused, favourite: true }))).toEqual(idsOf(liked))
    expect(idsOf(await list({ ...focused, recent: true }))).toEqual(idsOf(played))
  })

  it.each([
    ['new', 'new'],
    ['hits', 'hot'],
    ['freespin', 'freespin'],
  ] as const)('sorted by %s begin with those that are %s [API-38]', async (sort, flag) => {
    const { list } = await open()
    const flags = (await list({ type: 'slots', sort })).map((game) => game[flag])
    expect(flags).toEqual([...flags].sort((one, other) => Number(other) - Number(one)))
    expect(new Set(flags).size).toBe(2)
  })

  it('sorted from A to Z are, and cut off after the limit [API-37, API-38]', async () => {
    const { list } = await open()
    const names = (await list({ sort: 'A-Z' })).map(({ nameEn }) => nameEn)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    const two = await list({ sort: 'A-Z', limit: 2 })
    expect(two.map(({ nameEn }) => nameEn)).toEqual(names.slice(0, 2))
  })

  it('in the order of the catalogue come otherwise', async () => {
    const { list } = await open()
    expect(await list({ sort: 'default' })).toEqual(await list({}))
  })
})

describe('the lists of a visitor', () => {
  it('tell nothing that only members have, and are the same games [API-37]', async () => {
    const { ask, list } = await open()
    const seen: readonly Game[] = await ask('lists', { groupID, search: 'lotus' }, '')
    expect(seen.length).toBeGreaterThan(0)
    expect(idsOf(seen)).toEqual(idsOf(await list({ search: 'lotus' })))
    expect(seen.map(({ favourite, recent }) => [favourite, recent])).toEqual(
      seen.map(() => [false, null]),
    )
  })

  it.each([{ favourite: true }, { recent: true }, { favouriteAndRecentFocus: true }, { userID }])(
    'are refused with %j [API-38]',
    async (variables) => {
      const { ask } = await open()
      expect(await ask('lists', { groupID, ...variables }, '')).toBe(7003)
    },
  )

  it('of another member or another site are refused [API-37…39]', async () => {
    const { ask } = await open()
    expect(await ask('lists', { groupID, userID: 'somebody' })).toBe(7002)
    expect(await ask('categorys', { groupID, userID: 'somebody' })).toBe(7002)
    expect(await ask('lists', { groupID: 'elsewhere' })).toBe(4301)
    expect(await ask('categorys', { groupID: 'elsewhere' })).toBe(4301)
  })
})

describe('favourites and what was played', () => {
  it('are counted, toggled and added [API-40, API-43, API-44]', async () => {
    const { ask, list } = await open()
    const counts = () => ask('getFavouriteAndRecent', { userID })
    expect(await counts()).toEqual({ countFavourite: 4, countRecent: 6 })
    const toggle = () => ask('addFavourite', { userID, gameID: slotID })
    const wasLiked = idsOf(await list({ favourite: true })).includes(slotID)
    const [first, second] = [await toggle(), await toggle()]
    expect([first, second]).toEqual([
      { countFavourite: wasLiked ? 3 : 5, countRecent: 6 },
      { countFavourite: 4, countRecent: 6 },
    ])
    expect(await ask('addRecent', { userID, gameID: slotID })).toEqual(await counts())
    expect(idsOf(await list({ recent: true }))[0]).toBe(slotID)
    expect(await ask('addRecent', { userID, gameID: slotID })).toEqual(await counts())
  })

  it('keep the thirty newest that were played', async () => {
    const { ask, list } = await open()
    const games = idsOf(await list({})).slice(0, 40)
    for (const gameID of games) await ask('addRecent', { userID, gameID })
    expect(idsOf(await list({ recent: true }))).toEqual(games.slice(10).reverse())
  })

  it('are nought for a visitor of the site, and nobody’s when nobody is named', async () => {
    const { ask } = await open()
    const nought = { countFavourite: 0, countRecent: 0 }
    expect(await ask('getFavouriteAndRecent', { groupID }, '')).toEqual(nought)
    expect(await ask('getFavouriteAndRecent', {}, '')).toBe(4402)
    expect(await ask('getFavouriteAndRecent', { groupID: 'elsewhere' }, '')).toBe(4301)
  })

  it.each(['addFavourite', 'addRecent'] as const)(
    '%s refuses strangers and no games',
    async (name) => {
      const { ask } = await open()
      expect(await ask(name, { userID: 'somebody', gameID: slotID })).toBe(7002)
      expect(await ask(name, { userID, gameID: slotID }, '')).toBe(7003)
      expect(await ask(name, { userID, gameID: 'made-up' })).toBe(4401)
    },
  )
})

describe('the categories', () => {
  it('say where a member has favourites [API-39]', async () => {
    const { ask, list } = await open()
    const all: readonly { _id: string; favourite: boolean; recent: boolean }[] = await ask(
      'categorys',
      { groupID, userID },
    )
    expect(all.length).toBe(25)
    const liked = await list({ favourite: true })
    expect(all.filter(({ favourite }) => favourite).length).toBeGreaterThan(0)
    expect(all.filter(({ favourite }) => favourite).length).toBeLessThanOrEqual(liked.length)
    const [one] = await ask('categorys', { groupID, handle: 'red-tiger' }, '')
    expect([one.categoryName, one.launching, one.favourite]).toEqual(['Red Tiger', null, false])
  })
})
