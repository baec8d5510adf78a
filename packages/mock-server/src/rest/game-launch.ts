import { codes } from '@croupier/core/contract'
import { gamesOrigin } from '../base/games.address.ts'
import { issueOpening } from '../games/game.tickets.ts'
import { providersUnderMaintenance } from '../seed/providers.ts'
import { gameRefusals } from './game.refusals.ts'
import { forMember } from './handler.ts'
import { refusalsOf } from './refusal.ts'

const refuse = refusalsOf(codes.gameLaunch, { gameMaintenance: 'The game is under maintenance' })

/** Returns an address at the games’ origin that opens the game once, for this member. */
export const launchGame = forMember<'launchGame'>(
  ({ world, origin, member, parameters, body, skipsRules }) => {
    const game = world.catalogue().byCode(body.game_code)
    const { key } = game?.category.provider ?? {}
    if (!game || key !== parameters.provider) return gameRefusals.unknownGame
    if (providersUnderMaintenance.includes(key) && !skipsRules) return refuse('gameMaintenance')
    const token = issueOpening({ world, username: member.username, game })
    return { code: 0, result: `${gamesOrigin(origin)}/g/${token}?lang=${body.lang}` }
  },
)
