import { favouritesView, isFavouriteGame } from '@croupier/core/favourite'
import { gameListView } from '@croupier/core/game-list'
import { gameRailsView } from '@croupier/core/game-rails'
import { searchBoxView, searchPageView } from '@croupier/core/game-search'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** A member whom the server does not name. */
async function openUnnamed(address: string) {
  const browser = openBrowser()
  await browser.control.fault('getMember', 'reset', { times: null })
  const visit = await visitSite(browser, `/login?url=${encodeURIComponent(address)}`)
  await signIn(visit, 'demo')
  await visit.advance(second)
  return { ...browser, visit }
}

const likedOf = (visit: SiteVisit) => {
  const view = favouritesView(visit.flow('favourites').getSnapshot())
  return gameListView(visit.flow('gameList').getSnapshot())
    .games.filter((game) => isFavouriteGame(view, game))
    .map(({ names }) => names.en)
}

describe('a member whom the server does not name', () => {
  it('sees no list as a visitor has it, and their own with their hearts when they try again', async () => {
    const { control, visit } = await openUnnamed('/list')
    const list = visit.flow('gameList')
    const first = gameListView(list.getSnapshot())
    list.send({ type: 'gameList.retry' })
    await visit.advance(second)
    const again = gameListView(list.getSnapshot()).screen
    await control.disarm()
    list.send({ type: 'gameList.retry' })
    await visit.advance(second)
    const listed = gameListView(list.getSnapshot())
    const counts = favouritesView(visit.flow('favourites').getSnapshot()).counts
    expect([
      first.screen,
      first.games,
      again,
      listed.screen,
      likedOf(visit).length,
      counts?.favourites,
    ]).toEqual(['failed', [], 'failed', 'listed', 4, 4])
  })

  it('finds nothing by an index of a visitor, and everything when they try again', async () => {
    const { control, visit } = await openUnnamed('/search/golden')
    const search = visit.flow('gameSearch')
    const before = searchPageView(search.getSnapshot())
    search.send({ type: 'gameSearch.type', text: 'golden' })
    await visit.advance(second)
    const suggested = searchBoxView(search.getSnapshot()).suggestions
    await control.disarm()
    search.send({ type: 'gameSearch.retry' })
    await visit.advance(second)
    const after = searchPageView(search.getSnapshot())
    expect([before.screen, before.games, suggested, after.screen]).toEqual([
      'failed',
      [],
      [],
      'found',
    ])
  })

  it('sees no rows as a visitor has them, and their own when they try again', async () => {
    const { control, visit } = await openUnnamed('/')
    visit.app.actor.send({ type: 'gameRails.requested' })
    await visit.advance(second)
    const rails = visit.flow('gameRails')
    const before = gameRailsView(rails.getSnapshot())
    await control.disarm()
    rails.send({ type: 'gameRails.read' })
    await visit.advance(second)
    const after = gameRailsView(rails.getSnapshot())
    expect([
      before.screen,
      before.rails,
      after.screen,
      after.rails.map(({ rail }) => rail),
    ]).toEqual(['failed', [], 'shown', ['recent', 'favourite', 'hot', 'new', 'freespin']])
  })
})

describe('a heart that was pressed', () => {
  const game = 'Golden Lotus'
  const openList = async (tab: ReturnType<typeof openBrowser>, path: string) => {
    const visit = await visitSite(tab, path)
    await visit.advance(second)
    return visit
  }
  const press = async (visit: SiteVisit) => {
    const found = gameListView(visit.flow('gameList').getSnapshot()).games.find(
      ({ names }) => names.en === game,
    )
    if (!found) throw new Error(`${game} is not listed`)
    const { id: gameId, isFavourite } = found
    visit.flow('favourites').send({ type: 'favourites.toggle', gameId, isFavourite })
    await visit.advance(second)
  }

  it('is as the server holds it in a list that is read later, whoever changed it meanwhile', async () => {
    const browser = openBrowser()
    const first = await visitSite(browser, '/login?url=%2Flist%2Fpp')
    await signIn(first, 'demo')
    await first.advance(second)
    await press(first)
    const pressed = likedOf(first).includes(game)
    const other = await openList(browser.openTab(), '/list/pp')
    const seenThere = likedOf(other).includes(game)
    await press(other)
    first.navigation.go('/list', 'push')
    await first.advance(second)
    const later = likedOf(first).includes(game)
    await press(first)
    expect([pressed, seenThere, later, likedOf(first).includes(game)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})

describe('what games have of a member', () => {
  const ownOf = (visit: SiteVisit) => {
    const { games } = gameListView(visit.flow('gameList').getSnapshot())
    return {
      favourites: games.some(({ isFavourite }) => isFavourite),
      recent: games.some(({ isRecent }) => isRecent),
      ratings: games.some(({ rating }) => rating !== null),
    }
  }

  it('is theirs while they are signed in, and no visitor’s before or after [GAME-22]', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/list')
    await visit.advance(second)
    const before = ownOf(visit)
    visit.navigation.go('/login?url=%2Flist', 'push')
    await visit.advance(second)
    await signIn(visit, 'demo')
    await visit.advance(second)
    const during = ownOf(visit)
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit.advance(second)
    visit.navigation.go('/list', 'push')
    await visit.advance(second)
    const none = { favourites: false, recent: false, ratings: false }
    expect([before, during, ownOf(visit), visit.isRunning('favourites')]).toEqual([
      none,
      { favourites: true, recent: true, ratings: true },
      none,
      false,
    ])
  })

  it('is read anew, and the rows are dropped, when somebody signs in in another tab', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/list')
    visit.app.actor.send({ type: 'gameRails.requested' })
    await visit.advance(second)
    const before = ownOf(visit)
    const other = await visitSite(browser.openTab(), '/login')
    await signIn(other, 'demo')
    await visit.advance(second)
    visit.page.resume()
    await visit.advance(second)
    expect([before.ratings, ownOf(visit).ratings, visit.isRunning('gameRails')]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('results that are on the page', () => {
  it('are those of whoever signs in or out while they are shown', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/search/golden')
    await visit.advance(second)
    const asked = async () => (await browser.control.requests({ endpoint: 'lists' })).length
    const counts = [await asked()]
    const other = await visitSite(browser.openTab(), '/login')
    await signIn(other, 'demo')
    visit.page.hide()
    visit.page.resume()
    await visit.advance(second)
    counts.push(await asked())
    const found = searchPageView(visit.flow('gameSearch').getSnapshot()).screen
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit.advance(second)
    counts.push(await asked())
    expect([found, counts]).toEqual(['found', [1, 2, 3]])
  })
})
