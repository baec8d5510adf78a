import type { Clock } from '@croupier/core/ports'
import { hour } from '@croupier/core/time'
import type { Dialect } from '../dialect/odd.dialect.ts'
import { usualCatalogueSize } from '../seed/games/catalogue.ts'
import { createChanges } from './changes.ts'
import type { JournalEntry } from './journal.ts'
import type { SiteFields } from './site.ts'
import { createWorld, type World } from './world.ts'

export const defaultWorld = 'default'
export const mostWorlds = 500
export const idleLifetime = hour

/** All worlds of one server. */
export interface Worlds {
  /** The world of this name, made on first use. */
  use(name: string): World
  /** Resets a world, with its own seed and number of games unless others are given. */
  reset(name: string, beginning?: Partial<Beginning>): World
  names(): readonly string[]
}

/** Brings a world up to date before it is used, because time passes by itself. */
function asOfNow(world: World): World {
  if (world.transfers.arrive()) world.changes.tell({ type: 'changed', part: 'members' })
  return world
}

/** Whether a text is a valid name of a world. */
export function isWorldName(name: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(name)
}

/** The parameters from which a world is created. */
export interface Beginning {
  readonly seed: number
  /** How many games it has. */
  readonly games: number
  /** Its initial dialect. */
  readonly dialect: Dialect
  /** The instant at which its clock stands, in epoch milliseconds; null if it runs with that of the server. */
  readonly frozenAt: number | null
}

interface Kept {
  readonly world: World
  usedAt: number
}

export function createWorlds(options: {
  readonly host: Clock
  readonly seed: number
  readonly games?: number
  readonly site: SiteFields
  readonly dialect: Dialect
}): Worlds {
  const { host, seed, games = usualCatalogueSize, site, dialect } = options
  const usual: Beginning = { seed, games, dialect, frozenAt: null }
  // In the order of their last use, so that the first one has been idle longest.
  const kept = new Map<string, Kept>()

  const canGo = ({ world }: Kept) => world.name !== defaultWorld && !world.changes.isWatched()

  function dropIdle(): void {
    for (const [name, candidate] of kept) {
      if (host.now() - candidate.usedAt <= idleLifetime) break
      if (canGo(candidate)) kept.delete(name)
    }
    if (kept.size < mostWorlds) return
    const others = [...kept.values()].filter(({ world }) => world.name !== defaultWorld)
    const [longestIdle] = others
    const leaving = others.find(canGo) ?? longestIdle
    if (leaving) kept.delete(leaving.world.name)
  }

  function keep(world: World): World {
    kept.delete(world.name)
    kept.set(world.name, { world, usedAt: host.now() })
    return world
  }

  return {
    use: (name) => {
      const found = kept.get(name)
      if (found) return asOfNow(keep(found.world))
      dropIdle()
      return keep(
        createWorld({ name, host, site, changes: createChanges<JournalEntry>(), ...usual }),
      )
    },
    reset: (name, beginning = {}) => {
      const before = kept.get(name)?.world
      const changes = before?.changes ?? createChanges<JournalEntry>()
      // A reset in the middle of a test keeps the world's current dialect.
      const spoken = before?.dialect.current() ?? dialect
      const world = keep(
        createWorld({ name, host, site, changes, ...usual, dialect: spoken, ...beginning }),
      )
      changes.tell({ type: 'reset' })
      return world
    },
    names: () => [...kept.keys()].sort(),
  }
}
