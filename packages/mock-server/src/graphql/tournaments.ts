import { startOfBangkokMonth } from '@croupier/core/time'
import { bangkokIso } from '../base/bangkok.ts'
import type { Handler } from '../rest/handler.ts'
import { isOwnGroup, siteRefusals } from '../rest/site.refusals.ts'
import { seedTournaments } from '../seed/tournaments.ts'

/** For each kind a coming, an active and an ended tournament, each a month long [GAME-15]. */
export const getTournaments: Handler<'getTournaments'> = ({ world, body }) => {
  if (!isOwnGroup(world, body.variables.groupID)) return siteRefusals.unknownGroup
  const now = world.clock.now()
  return {
    data: {
      getTournaments: [1, 0, -1].flatMap((months) => {
        const start = bangkokIso(startOfBangkokMonth(now, months))
        return seedTournaments.map(({ kind, nameTh, nameEn, prize }) => ({
          _id: `${kind}-${start.slice(0, 7)}`,
          kind,
          nameTh,
          nameEn,
          img: null,
          start,
          end: bangkokIso(startOfBangkokMonth(now, months + 1)),
          prize,
        }))
      }),
    },
  }
}
