import { contentView } from '@croupier/core'
import { deadlines } from '@croupier/core/contract'
import { gameRailsView } from '@croupier/core/game-rails'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

const viewOf = (visit: SiteVisit) => gameRailsView(visit.flow('gameRails').getSnapshot())
const namesIn = (visit: SiteVisit, wanted: string) =>
  viewOf(visit)
    .rails.filter(({ rail }) => rail === wanted)
    .flatMap(({ games }) => games.map(({ names }) => names.en))
const failureOf = (visit: SiteVisit) => {
  const { content } = visit.app.actor.getSnapshot().children
  return content && contentView(content.getSnapshot()).failure
}

async function openHome(browser: Browser) {
  const visit = await visitSite(browser, '/')
  visit.app.actor.send({ type: 'gameRails.requested' })
  return visit
}

/** A member who has seen the rows of the home page. */
async function openFirst() {
  const browser = openBrowser()
  const visit = await visitSite(browser, '/login')
  await signIn(visit, 'demo')
  visit.app.actor.send({ type: 'gameRails.requested' })
  await visit.advance(second)
  return { browser, visit, seen: viewOf(visit) }
}

describe('a member who comes back', () => {
  it('sees the rows of the last visit before any service has answered, and then the new ones', async () => {
    const { browser, seen, visit } = await openFirst()
    const liked = viewOf(visit)
      .rails.flatMap(({ games }) => games)
      .find(({ isFavourite }) => !isFavourite)
    if (!liked) throw new Error('every game is a favourite')
    const toggle = { gameId: liked.id, isFavourite: false }
    visit.flow('favourites').send({ type: 'favourites.toggle', ...toggle })
    await visit.advance(second)
    visit.leave()
    const again = await openHome(browser)
    const early = viewOf(again)
    await again.advance(second)
    expect(seen.rails.map(({ rail }) => rail)).toEqual([
      'recent',
      'favourite',
      'hot',
      'new',
      'freespin',
    ])
    expect(early).toEqual({
      screen: 'shown',
      rails: seen.rails.map(({ games, rail }) => ({
        rail,
        games: games.map((game) => ({ ...game, launchPath: null })),
      })),
      areHeartsKnown: false,
      providers: [],
      tournaments: [],
    })
    expect(viewOf(again).areHeartsKnown).toBe(true)
    expect(namesIn(again, 'favourite')).toContain(liked.names.en)
  })

  it('keeps them without hearts, and the page, until the services list games again', async () => {
    const { browser, seen, visit } = await openFirst()
    visit.leave()
    await browser.control.fault('lists', 'hang', { times: null })
    const again = await openHome(browser)
    await again.advance(deadlines.read)
    const shown = () => [namesIn(again, 'hot'), viewOf(again).areHeartsKnown, failureOf(again)]
    const timedOut = shown()
    await browser.control.disarm()
    await browser.control.fault('lists', 'http', { times: null })
    again.app.actor.send({ type: 'gameRails.requested' })
    await again.advance(second)
    const refused = shown()
    await browser.control.disarm()
    again.flow('gameRails').send({ type: 'content.retried' })
    await again.advance(second)
    const hot = seen.rails.find(({ rail }) => rail === 'hot')?.games.map(({ names }) => names.en)
    expect([timedOut, refused, shown()]).toEqual([
      [hot, false, null],
      [hot, false, null],
      [hot, true, null],
    ])
  })

  it('sees no row that could not be read anew beside new ones, because its hearts are unknown', async () => {
    const { browser, visit } = await openFirst()
    visit.leave()
    await browser.control.fault('lists', 'http', { times: 2 })
    const again = await openHome(browser)
    await again.advance(second)
    const { areHeartsKnown, rails } = viewOf(again)
    const remembered = rails.flatMap(({ games }) => games).filter((game) => !game.launchPath)
    expect([areHeartsKnown, rails.length, remembered]).toEqual([true, 3, []])
  })

  it('sees none of them after they have signed out, nor does anybody else', async () => {
    const { browser, visit } = await openFirst()
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit.advance(second)
    visit.leave()
    await browser.control.fault('lists', 'hang', { times: null })
    const visitors = viewOf(await openHome(browser))
    const anew = await visitSite(browser, '/login')
    await signIn(anew, 'demo')
    anew.app.actor.send({ type: 'gameRails.requested' })
    await anew.advance(second)
    expect([visitors, viewOf(anew)].map(({ rails, screen }) => [screen, rails])).toEqual([
      ['loading', []],
      ['loading', []],
    ])
  })
})
