import * as z from 'zod/mini'
import type { Clock } from '../../base/ports/clock.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Log } from '../../base/ports/log.ts'
import { replaceValue, type Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { readPicture } from '../../base/text/picture.ts'
import { day } from '../../base/time/durations.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import type { Game } from '../game/game.ts'
import { gameRails, type RailGames } from './game-rails.machine.ts'

/** Stored rows older than this are not shown: too many of their games may have been removed. */
export const railsRememberedFor = day

const game = z.object({
  id: z.string(),
  type: z.string(),
  provider: z.string(),
  code: z.string(),
  picture: z.nullable(z.string()),
  names: z.object({ th: z.string(), en: z.string() }),
  category: z.nullable(z.string()),
  hasFreeSpins: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isFavourite: z.boolean(),
  isRecent: z.boolean(),
  rating: z.nullable(z.number()),
  rtp: z.nullable(z.number()),
  volatility: z.nullable(z.enum(['low', 'medium', 'high'])),
})

const stored = z.object({
  readAt: z.number(),
  rails: z.partialRecord(z.enum(gameRails), z.array(game)),
})

type StoredGame = z.output<typeof game>

export interface RailMemory {
  readonly clock: Pick<Clock, 'now'>
  readonly credentials: Pick<Credentials, 'hasSession' | 'holder'>
  readonly log: Log
  readonly storages: Pick<Storages, 'local'>
}

/** The rows that a member saw last, kept until they sign out; those of visitors are in the page that they open. */
export function createRememberedRails({
  clock,
  credentials,
  log,
  storages: { local },
}: RailMemory) {
  const keyOfHolder = () => {
    const holder = credentials.hasSession() ? credentials.holder() : null
    return holder === null ? null : memberKey(holder, 'games.rows')
  }
  const key = keyOfHolder()

  return {
    /** Null for a visitor, and if there are no rows of the last day. Malformed ones are removed. */
    read(): RailGames | null {
      const text = key === null ? null : local.read(key)
      if (key === null || text === null) return null
      const { data, success } = z.safeParse(stored, readJson(text))
      if (!success) log.write({ level: 'warning', event: 'games.rowsUnreadable' })
      const age = clock.now() - (data?.readAt ?? 0)
      if (data && age >= 0 && age < railsRememberedFor) return readRails(data.rails)
      local.remove(key)
      return null
    },
    /** Replaces the rows, if it is still the same member. */
    write(rails: RailGames): void {
      if (key === null || key !== keyOfHolder()) return
      replaceValue(local, key, JSON.stringify({ readAt: clock.now(), rails }))
    },
  }
}

/** Storage is not trusted with addresses: pictures are checked again, and games are launched from their own page. */
function readRails(rails: z.output<typeof stored>['rails']): RailGames {
  const readGame = (read: StoredGame): Game => ({
    ...read,
    picture: readPicture(read.picture),
    launchPath: null,
  })
  return Object.fromEntries(
    Object.entries(rails).map(([rail, games]) => [rail, games.map(readGame)]),
  )
}
