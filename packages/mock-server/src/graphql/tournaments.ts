import { createSeededRandom } from '@croupier/core/ports'
import { startOfBangkokMonth } from '@croupier/core/time'
import { bangkokIso } from '../base/bangkok.ts'
import { playerName } from '../base/random.picks.ts'
import { seedFrom } from '../base/random.text.ts'
import type { Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import { seedTournaments, tournamentShares } from '../seed/tournaments.ts'
import type { World } from '../world/world.ts'

const gamesThatCount = 6

/** For each kind a coming, an active and an ended tournament, each a month long [GAME-15]. */
export const getTournaments: Handler<'getTournaments'> = ({ world, body }) => {
  if (!isOwnGroup(world, body.variables.groupID)) return siteRefusals.unknownGroup
  const now = world.clock.now()
  return {
    data: {
      getTournaments: [1, 0, -1].flatMap((months) => {
        const start = bangkokIso(startOfBangkokMonth(now, months))
        return seedTournaments.map(({ type, ...tournament }) => {
          const id = `${tournament.kind}-${start.slice(0, 7)}`
          return {
            _id: id,
            ...tournament,
            img: null,
            start,
            end: bangkokIso(startOfBangkokMonth(now, months + 1)),
            board: months > 0 ? [] : boardOf(id, tournament.prize),
            games: gamesOf(world, type),
          }
        })
      }),
    },
  }
}

/** Always the same places for the same tournament. */
function boardOf(id: string, prize: number) {
  const random = createSeededRandom(seedFrom(1, id))
  const points = tournamentShares.map(() => Math.round(random.fraction() * prize))
  return points
    .sort((one, other) => other - one)
    .map((own, index) => ({
      username: playerName(random),
      points: own,
      prize: (prize * (tournamentShares[index] ?? 0)) / 100,
    }))
}

function gamesOf(world: World, type: string) {
  return world
    .catalogue()
    .games.filter(({ category, isHot }) => isHot && category.type === type)
    .slice(0, gamesThatCount)
    .map(({ id, nameEn, nameTh, picture }) => ({ _id: id, nameTh, nameEn, img: picture }))
}
