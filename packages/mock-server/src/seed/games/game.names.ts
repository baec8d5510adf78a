import type { Motif } from '../../artwork/motifs.ts'
import type { GameType } from '../providers.ts'
import { lottoDraws, lottoPlaces, sportEvents, sports } from './draw.words.ts'
import { slotManners, slotTails, slotThings } from './slot.words.ts'
import { seaCreatures, seaDeeds, tableGames, tableRooms, tableTails } from './table.words.ts'
import type { Words } from './words.ts'

/** The name of a game, and the motif that fits it. */
export interface GameName extends Words {
  readonly motif: Motif
}

interface Naming {
  readonly things: readonly GameName[]
  readonly manners: readonly Words[]
  readonly tails: readonly Words[]
  readonly join: (thing: Words, manner: Words) => Words
}

const noTail: readonly Words[] = [{ en: '', th: '' }]

const namings: Readonly<Record<GameType, Naming>> = {
  slots: {
    things: slotThings,
    manners: slotManners,
    tails: slotTails,
    join: (thing, manner) => ({ en: `${manner.en} ${thing.en}`, th: `${thing.th}${manner.th}` }),
  },
  casino: {
    things: tableGames,
    manners: tableRooms,
    tails: tableTails,
    join: (thing, room) => ({ en: `${thing.en} ${room.en}`, th: `${thing.th} ${room.th}` }),
  },
  fishing: {
    things: seaCreatures,
    manners: seaDeeds,
    tails: noTail,
    join: (thing, deed) => ({ en: `${thing.en} ${deed.en}`, th: `${deed.th}${thing.th}` }),
  },
  lotto: {
    things: lottoPlaces,
    manners: lottoDraws,
    tails: noTail,
    join: (place, draw) => ({ en: `${place.en} ${draw.en}`, th: `${draw.th}${place.th}` }),
  },
  sports: {
    things: sports,
    manners: sportEvents,
    tails: noTail,
    join: (sport, event) => ({
      en: `${sport.en} ${event.en}`.trim(),
      th: `${sport.th}${event.th}`,
    }),
  },
}

/** How many different names there are for games of a type. */
export function nameCount(type: GameType): number {
  const { manners, tails, things } = namings[type]
  return things.length * manners.length * tails.length
}

/**
 * The name of the nth game of a type: no two alike, and neighbours with nothing in common. Games without
 * a tail come first, so that a small catalogue has the plainest names.
 */
export function gameName(type: GameType, index: number): GameName {
  const { join, manners, tails, things } = namings[type]
  const plain = things.length * manners.length
  const thing = things[index % things.length]
  // Each round shifts the manners by one, so that a pair repeats only after all other pairs.
  const round = Math.floor((index % plain) / things.length)
  const manner = manners[(round + (index % things.length) * 7) % manners.length]
  const tail = tails[Math.floor(index / plain)]
  if (!thing || !manner || !tail) throw new Error(`there is no name number ${index} for ${type}`)
  const { en, th } = join(thing, manner)
  return { en: `${en}${tail.en}`, th: `${th}${tail.th}`, motif: thing.motif }
}
