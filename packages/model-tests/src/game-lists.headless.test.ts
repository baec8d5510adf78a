import { contentView } from '@croupier/core'
import { deadlines } from '@croupier/core/contract'
import { favouritesView, isFavouriteGame } from '@croupier/core/favourite'
import { gameListView } from '@croupier/core/game-list'
import { gameRailsView } from '@croupier/core/game-rails'
import { searchBoxView, searchPageView } from '@croupier/core/game-search'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** Signs in a member whose name the server does not answer. */
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

const contentOf = (visit: SiteVisit) => {
  const { content } = visit.app.actor.getSnapshot().children
  if (!content) throw new Error('there is no content')
  return content
}
const shownBy = (visit: SiteVisit) => contentView(contentOf(visit).getSnapshot()).failure

/** Presses "try again" on the failure page. */
async function tryAgain(visit: SiteVisit) {
  contentOf(visit).send({ type: 'content.retry' })
  await visit.advance(second)
}

describe('a member whose name the server does not answer', () => {
  it('sees the failure page instead of a visitor’s list, and their own list with hearts after another try [OPEN-77]', async () => {
    const { control, visit } = await openUnnamed('/list')
    const list = () => gameListView(visit.flow('gameList').getSnapshot())
    const first = [shownBy(visit), list().games]
    await tryAgain(visit)
    const again = [shownBy(visit), list().games]
    await control.disarm()
    await tryAgain(visit)
    const counts = favouritesView(visit.flow('favourites').getSnapshot()).counts
    expect([
      first,
      again,
      shownBy(visit),
      list().screen,
      likedOf(visit).length,
      counts?.favourites,
    ]).toEqual([['network', []], ['network', []], null, 'listed', 4, 4])
  })

  it('cannot search the index of a visitor, and finds everything after another try [OPEN-77]', async () => {
    const { control, visit } = await openUnnamed('/search/golden')
    const search = visit.flow('gameSearch')
    const before = [shownBy(visit), searchPageView(search.getSnapshot()).games]
    search.send({ type: 'gameSearch.type', text: 'golden' })
    await visit.advance(second)
    const suggested = searchBoxView(search.getSnapshot()).offers
    await control.disarm()
    await tryAgain(visit)
    const after = [shownBy(visit), searchPageView(search.getSnapshot()).screen]
    expect([before, suggested, after]).toEqual([['network', []], [], [null, 'found']])
  })

  it('does not see the rows of a visitor, and sees their own after another try [OPEN-77]', async () => {
    const { control, visit } = await openUnnamed('/')
    visit.app.actor.send({ type: 'gameRails.requested' })
    await visit.advance(second)
    const rails = () => gameRailsView(visit.flow('gameRails').getSnapshot())
    const before = [shownBy(visit), rails().rails]
    await control.disarm()
    await tryAgain(visit)
    expect([
      before,
      shownBy(visit),
      rails().rails.map(({ rail }) => rail),
      rails().providers.length > 0,
    ]).toEqual([['network', []], null, ['recent', 'favourite', 'hot', 'new', 'freespin'], true])
  })
})

describe('games that fail to load', () => {
  it('do not cover another page that the visitor went to meanwhile [OPEN-77]', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/')
    const shown = []
    for (const [address, request] of [
      ['/', 'gameRails.requested'],
      ['/list', 'gameSearch.requested'],
      ['/search/golden', 'gameSearch.requested'],
    ] as const) {
      await browser.control.fault('lists', 'hang', { times: null })
      visit.navigation.go(address, 'push')
      visit.app.actor.send({ type: request })
      await visit.advance(second)
      visit.navigation.go('/help', 'push')
      await visit.advance(deadlines.read)
      shown.push(shownBy(visit))
      await browser.control.disarm()
    }
    expect(shown).toEqual([null, null, null])
  })

  it('do not cover a page on which they are only suggestions [OPEN-77]', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/help')
    await browser.control.fault('lists', 'http', { times: null })
    visit.app.actor.send({ type: 'gameSearch.requested' })
    await visit.advance(second)
    visit.flow('gameSearch').send({ type: 'gameSearch.type', text: 'golden' })
    await visit.advance(second)
    const asked = (await browser.control.requests({ endpoint: 'lists' })).length
    expect([asked, shownBy(visit)]).toEqual([1, null])
  })

  it('leave the existing rows and the home page as they are [OPEN-77]', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/')
    visit.app.actor.send({ type: 'gameRails.requested' })
    await visit.advance(second)
    await browser.control.fault('lists', 'http', { times: null })
    visit.app.actor.send({ type: 'gameRails.requested' })
    await visit.advance(second)
    const { rails, screen } = gameRailsView(visit.flow('gameRails').getSnapshot())
    expect([screen, rails.length, shownBy(visit)]).toEqual(['shown', 3, null])
  })
})

describe('a pressed heart', () => {
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

  it('shows the server’s state in a later list, whichever tab changed it meanwhile', async () => {
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

describe('the member’s own data of games', () => {
  const ownOf = (visit: SiteVisit) => {
    const { games } = gameListView(visit.flow('gameList').getSnapshot())
    return {
      favourites: games.some(({ isFavourite }) => isFavourite),
      recent: games.some(({ isRecent }) => isRecent),
      ratings: games.some(({ rating }) => rating !== null),
    }
  }

  it('shows while they are signed in, but not before or after [GAME-22]', async () => {
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

  it('is read again, and the rows are dropped, after a sign-in in another tab', async () => {
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

describe('search results on the page', () => {
  it('are searched again when a member signs in or out', async () => {
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
