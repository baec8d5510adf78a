import type { KeyValueStorage, Storages } from '../../base/ports/storage.ts'

const anyPrefix = 'member.'
/** A username belongs to one member, regardless of upper and lower case. */
const prefixOf = (username: string) => `${anyPrefix}${username.toLowerCase()}/`

/** The storage key of a fact about one member. */
export function memberKey(username: string, name: string): string {
  return `${prefixOf(username)}${name}`
}

/**
 * The storage key of a fact about a member that sign-outs and sign-ins do not remove, such as a withdrawal without an
 * answer.
 */
export function lastingMemberKey(username: string, name: string): string {
  return `lasting.${username.toLowerCase()}/${name}`
}

const factOfMember = /^(member|lasting)\.([^/]*)(\/.*)$/

/**
 * Moves facts that an earlier version of the site stored under a name as it was written. One that there is no room to
 * move stays: it may be a withdrawal without an answer.
 */
export function moveMixedCaseFacts({ local, session }: Storages): void {
  for (const storage of [local, session]) {
    for (const key of storage.keys()) {
      const [, kind, name, rest] = factOfMember.exec(key) ?? []
      const value = storage.read(key)
      if (name === undefined || name === name.toLowerCase() || value === null) continue
      const moved = `${kind}.${name.toLowerCase()}${rest}`
      if (storage.read(moved) !== null || storage.write(moved, value)) storage.remove(key)
    }
  }
}

const visitorPrefix = 'visitor.'

/** The storage key of a fact that a visitor leaves in the tab, until somebody signs in or out there. */
export function visitorKey(name: string): string {
  return `${visitorPrefix}${name}`
}

/** Forgets what visitors left in a tab: anyone who comes next is somebody else. */
export function forgetVisitorFacts(tab: KeyValueStorage): void {
  for (const key of tab.keys()) if (key.startsWith(visitorPrefix)) tab.remove(key)
}

/** Removes everything that is stored for a member until they sign out. */
export function forgetMemberFacts({ local, session }: Storages, username: string): void {
  const prefix = prefixOf(username)
  for (const storage of [local, session]) {
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
  }
}

/** Removes what is stored for all other members. Returns whether local storage held any of it. */
export function forgetOtherMembersFacts({ local, session }: Storages, username: string): boolean {
  const isOthers = (key: string) => key.startsWith(anyPrefix) && !key.startsWith(prefixOf(username))
  const ofOthers = local.keys().filter(isOthers)
  for (const key of ofOthers) local.remove(key)
  for (const key of session.keys().filter(isOthers)) session.remove(key)
  return ofOthers.length > 0
}
