import type { Clock } from '@croupier/core/ports'
import { second } from '@croupier/core/time'
import { wait } from './base/delivery.ts'
import { siteOrigin } from './base/games.address.ts'
import { flawOf, foreignHeaders, gameHeaders } from './games/game.headers.ts'
import { gamePage } from './games/game.page.ts'
import { answerPlay } from './games/game.play.ts'
import { findDemo, issueTable, type Seat, takeOpening } from './games/game.tickets.ts'
import { gameFile } from './games/games.files.ts'
import { noGame } from './games/no.game.ts'
import type { Worlds } from './world/worlds.ts'

const slowStart = 30 * second

export interface GamesOrigin {
  readonly clock: Clock
  readonly worlds: Worlds
}

/** Answers a request to the games' origin, which differs from the site's as a provider's does. */
export async function answerGames(
  { clock, worlds }: GamesOrigin,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [folder, first = '', second = '', third = ''] = pathname.slice(1).split('/')
  if (folder !== 'g') return noGame(request)
  if (first === 'files') return (await gameFile(second, siteOf(request))) ?? noGame(request)
  if (first === 'play') return answerPlay(worlds, request)

  const seat = first === 'demo' ? findDemo(worlds, second, third) : takeOpening(worlds, first)
  if (!seat) return noGame(request)
  if (flawOf(searchParams) === 'slow') await wait(clock, slowStart, request.signal)
  return openGame(seat, request)
}

function openGame(seat: Seat, request: Request): Response {
  const { searchParams } = new URL(request.url)
  const flaw = flawOf(searchParams)
  const site = siteOf(request)
  const member = seat.username === null ? undefined : seat.world.members.find(seat.username)
  const page = gamePage({
    game: seat.game,
    balance: member?.balance ?? null,
    isEnglish: searchParams.get('lang') === 'en',
    isHostile: flaw === 'hostile',
    site,
    table: issueTable(seat),
  })
  return new Response(page, {
    headers: flaw === 'refusesFrame' ? foreignHeaders : gameHeaders(site),
  })
}

const siteOf = (request: Request) => siteOrigin(new URL(request.url).origin)
