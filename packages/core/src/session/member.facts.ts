import type { Storages } from '../ports/storage.ts'

const prefixOf = (username: string) => `member.${username}/`

/** The storage key of something that is kept for one member. */
export function memberKey(username: string, name: string): string {
  return `${prefixOf(username)}${name}`
}

/** Forgets everything that is kept for a member, as signing out does. */
export function forgetMemberFacts({ local, session }: Storages, username: string): void {
  const prefix = prefixOf(username)
  for (const storage of [local, session]) {
    for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
  }
}
