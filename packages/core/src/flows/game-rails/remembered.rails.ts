import * as z from 'zod/mini'
import type { Clock } from '../../base/ports/clock.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Log } from '../../base/ports/log.ts'
import { replaceValue, type Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { day } from '../../base/time/durations.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { gameRails, type RailGames } from './game-rails.machine.ts'

/** How long rows are shown before they are read anew. Older ones would show too many games that are gone. */
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
  launchPath: z.nullable(z.string()),
  rtp: z.nullable(z.number()),
  volatility: z.nullable(z.enum(['low', 'medium', 'high'])),
})

const stored = z.object({
  readAt: z.number(),
  rails: z.partialRecord(z.enum(gameRails), z.array(game)),
})

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
  function ownKey(): string | null {
    const holder = credentials.hasSession() ? credentials.holder() : null
    return holder === null ? null : memberKey(holder, 'games.rows')
  }

  return {
    /** Null for a visitor, and if there are no rows of the last day. Malformed ones are removed. */
    read(): RailGames | null {
      const key = ownKey()
      const text = key === null ? null : local.read(key)
      if (key === null || text === null) return null
      const { data, success } = z.safeParse(stored, readJson(text))
      if (!success) log.write({ level: 'warning', event: 'games.rowsUnreadable' })
      const age = clock.now() - (data?.readAt ?? 0)
      if (data && age >= 0 && age < railsRememberedFor) return data.rails
      local.remove(key)
      return null
    },
    write(rails: RailGames): void {
      const key = ownKey()
      if (key !== null) replaceValue(local, key, JSON.stringify({ readAt: clock.now(), rails }))
    },
  }
}
