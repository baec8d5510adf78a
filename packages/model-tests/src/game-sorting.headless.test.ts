import { contentView } from '@croupier/core'
import { type GameListView, gameListView } from '@croupier/core/game-list'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

const listOf = (visit: SiteVisit): GameListView =>
  gameListView(visit.flow('gameList').getSnapshot())

const namesOf = (visit: SiteVisit) => listOf(visit).games.map(({ names }) => names.en)

/** The variables of each call for lists, in order, without the group and the member. */
async function askedOf({ control }: Browser): Promise<readonly unknown[]> {
  const requests = await control.requests({ endpoint: 'lists' })
  return requests.map(({ body }) => {
    if (!isRecord(body) || !isRecord(body.variables)) throw new Error('a list has no variables')
    const { groupID: _group, userID: _user, ...rest } = body.variables
    return rest
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

async function openAsMember(address: string) {
  const browser = openBrowser()
  const visit = await visitSite(browser, `/login?url=${encodeURIComponent(address)}`)
  await signIn(visit, 'demo')
  await visit.advance(second)
  return { browser, visit }
}

async function choose(visit: SiteVisit, sort: GameListView['choice']['sort']): Promise<void> {
  visit.flow('gameList').send({ type: 'gameList.choose', choice: { sort } })
  await visit.advance(second)
}

describe('the order of a list', () => {
  it('comes from the server for a member, by the address and after every choice [API-38, GAME-14, OPEN-47]', async () => {
    const { browser, visit } = await openAsMember('/list/slots?sort=hits')
    const hits = listOf(visit).games.map(({ isHot }) => isHot)
    await choose(visit, 'A-Z')
    const byName = namesOf(visit)
    await choose(visit, 'default')
    expect(await askedOf(browser)).toEqual([
      { type: 'slots', sort: 'hits' },
      { type: 'slots', sort: 'A-Z' },
      { type: 'slots' },
    ])
    expect([hits, byName]).toEqual([
      hits.toSorted((one, other) => Number(other) - Number(one)),
      byName.toSorted((one, other) => one.localeCompare(other, 'en')),
    ])
    expect([new Set(hits).size, namesOf(visit).toSorted()]).toEqual([2, byName.toSorted()])
    expect(namesOf(visit)).not.toEqual(byName)
  })

  it('never comes from the server for a visitor, whose games are sorted in the browser [API-37, OPEN-47]', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/list/slots?sort=hits')
    await visit.advance(second)
    await choose(visit, 'new')
    expect([await askedOf(browser), listOf(visit).screen]).toEqual([[{ type: 'slots' }], 'listed'])
  })

  it('keeps the current list on the screen during a reload and after a failed one', async () => {
    const { browser, visit } = await openAsMember('/list/slots')
    const before = listOf(visit)
    await browser.control.fault('lists', 'reset', { times: null })
    visit.flow('gameList').send({ type: 'gameList.choose', choice: { sort: 'hits' } })
    const during = listOf(visit)
    await visit.advance(second)
    const expected = { ...before, choice: { ...before.choice, sort: 'hits' } }
    expect([before.games.length > 0, during, listOf(visit)]).toEqual([true, expected, expected])
    const content = visit.app.actor.getSnapshot().children.content?.getSnapshot()
    expect(content && contentView(content).screen).toBe('page')
  })

  it('causes no new call for demo games, which the server does not sort', async () => {
    const { browser, visit } = await openAsMember('/demo')
    await choose(visit, 'A-Z')
    expect(await browser.control.requests({ endpoint: 'getDemos' })).toHaveLength(1)
  })
})

describe('a member’s own games', () => {
  it.each([
    ['/list/favourite', { favourite: true, favouriteAndRecentFocus: true }],
    ['/favourite', { favourite: true, favouriteAndRecentFocus: true }],
    ['/list/recent', { recent: true, favouriteAndRecentFocus: true }],
    ['/list/freespin', { freespin: true }],
  ])('at %s are requested with %j [API-38]', async (address, variables) => {
    const { browser, visit } = await openAsMember(address)
    expect([await askedOf(browser), listOf(visit).screen]).toEqual([[variables], 'listed'])
  })
})
