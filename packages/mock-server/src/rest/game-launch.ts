import { codes } from '@croupier/core/contract'
import { minute } from '@croupier/core/time'
import { seedGames } from '../seed/games.ts'
import { providersUnderMaintenance } from '../seed/providers.ts'
import { gameRefusals } from './game.refusals.ts'
import { forMember } from './handler.ts'
import { refusalsOf } from './refusal.ts'

const ticketLifetime = 10 * minute

const refuse = refusalsOf(codes.gameLaunch, { gameMaintenance: 'The game is under maintenance' })

/** Hands out an address at the games’ origin, with a ticket that names world and member. */
export const launchGame = forMember<'launchGame'>(
  ({ world, origin, member, parameters, body, skipsRules }) => {
    const game = seedGames.find(({ code }) => code === body.game_code)
    const { key } = game?.category.provider ?? {}
    if (!game || key !== parameters.provider) return gameRefusals.unknownGame
    if (providersUnderMaintenance.includes(key) && !skipsRules) return refuse('gameMaintenance')
    const subject = `${world.name} ${member.username} ${game.code}`
    const ticket = world.tickets.issue('game', subject, ticketLifetime)
    return { code: 0, result: `${gamesOrigin(origin)}/g/${ticket}?lang=${body.lang}` }
  },
)

/** Games run on the next port, so that a frame of theirs is a stranger to the site. */
export function gamesOrigin(origin: string): string {
  const url = new URL(origin)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  return `${url.protocol}//${url.hostname}:${port + 1}`
}
