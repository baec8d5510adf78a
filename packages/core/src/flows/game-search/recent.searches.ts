import * as z from 'zod/mini'
import type { Credentials } from '../../base/ports/credentials.ts'
import type { Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import { withRecentSearch } from './search-offers.rules.ts'

const stored = z.array(z.string())
const noSearches: readonly string[] = []

/** What members searched for, kept until they sign out; of a visitor nothing is stored. */
export function createRecentSearches({
  credentials,
  storages: { local },
}: {
  readonly credentials: Pick<Credentials, 'hasSession' | 'holder'>
  readonly storages: Pick<Storages, 'local'>
}) {
  function ownKey(): string | null {
    const holder = credentials.hasSession() ? credentials.holder() : null
    return holder === null ? null : memberKey(holder, 'searches')
  }

  return {
    /** Null for a visitor. */
    read(): readonly string[] | null {
      const key = ownKey()
      if (key === null) return null
      const { data = [] } = z.safeParse(stored, readJson(local.read(key)))
      return [...data].reverse().reduce(withRecentSearch, noSearches)
    },
    write(recent: readonly string[]): void {
      const key = ownKey()
      if (key === null) return
      if (recent.length === 0) local.remove(key)
      else local.write(key, JSON.stringify(recent))
    },
  }
}
