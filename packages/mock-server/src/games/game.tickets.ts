import { hour, minute } from '@croupier/core/time'
import type { SeedGame } from '../seed/games/catalogue.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { isWorldName } from '../world/worlds.ts'

const openingLifetime = 10 * minute
const tableLifetime = 4 * hour

/** Who plays which game. */
export interface Seat {
  readonly world: World
  /** Null if the game is not played for money. */
  readonly username: string | null
  readonly game: SeedGame
}

/** Issues a token that opens a game once; anybody who has it plays as the member. */
export function issueOpening(seat: Seat): string {
  return issue(seat, 'game', openingLifetime)
}

/** Issues the token with which an open game plays. */
export function issueTable(seat: Seat): string {
  return issue(seat, 'gameTable', tableLifetime)
}

/** Uses up an opening token, and returns its seat; null if the token was used, expired or never existed. */
export function takeOpening(worlds: Worlds, token: string): Seat | null {
  const seat = find(worlds, token, 'game')
  seat?.world.tickets.use(ticketIn(token))
  return seat
}

/** The seat of a table token, or null. */
export function findTable(worlds: Worlds, token: string): Seat | null {
  return find(worlds, token, 'gameTable')
}

type Kind = 'game' | 'gameTable'

function issue({ world, username, game }: Seat, kind: Kind, lifetimeMs: number): string {
  const ticket = world.tickets.issue(kind, `${game.code} ${username ?? ''}`, lifetimeMs)
  return `${world.name}.${ticket}`
}

function find(worlds: Worlds, token: string, kind: Kind): Seat | null {
  const name = token.slice(0, token.indexOf('.'))
  if (!isWorldName(name)) return null
  const world = worlds.use(name)
  const [code, username] = world.tickets.find(kind, ticketIn(token))?.split(' ') ?? []
  const game = code === undefined ? undefined : world.catalogue().byCode(code)
  return game ? { world, username: username || null, game } : null
}

const ticketIn = (token: string) => token.slice(token.indexOf('.') + 1)

/** The seat of a demo, without a member and without money; null if the game has no demo. */
export function findDemo(worlds: Worlds, worldName: string, code: string): Seat | null {
  if (!isWorldName(worldName)) return null
  const world = worlds.use(worldName)
  const game = world.catalogue().byCode(code)
  return game ? { world, username: null, game } : null
}
