import type { CookieLifetime } from '../ports/cookies.ts'
import { day, minute, second } from '../time/durations.ts'

interface CookieRow {
  readonly lifetime: CookieLifetime
  /** Removed when the server ends the session (7002, 7003 on refresh) [SESS-11, OPEN-11]. */
  readonly endsWithSession: boolean
  /** Removed when the member signs out [SESS-13, OPEN-11]. */
  readonly endsWithSignOut: boolean
}

const lasting = (time: number): CookieLifetime => ({ maxAgeSeconds: time / second })

/** Every cookie the site writes, with its lifetime and what removes it. */
export const cookieTable = {
  /** Both tokens as JSON [SESS-17, OPEN-07]. */
  auth: { lifetime: lasting(7 * day), endsWithSession: true, endsWithSignOut: true },
  /** The data client's own copy of the access token [SESS-23, OPEN-09]. */
  'apollo-token': { lifetime: lasting(7 * day), endsWithSession: true, endsWithSignOut: true },
  /** The reward service's token [SESS-24]. */
  authReward: { lifetime: lasting(7 * day), endsWithSession: true, endsWithSignOut: true },
  /** The member's name, known at once after a reload [SESS-02, SESS-18]. */
  username: { lifetime: lasting(7 * day), endsWithSession: true, endsWithSignOut: true },
  /** Where the transfer panel was [SESS-21, OPEN-36]. */
  transferPage: { lifetime: 'browserSession', endsWithSession: true, endsWithSignOut: true },
  /** The ticket for a new password, for as long as the server takes it [SESS-22, OPEN-02]. */
  forgot: { lifetime: lasting(15 * minute), endsWithSession: false, endsWithSignOut: true },
  /** The chosen language [SESS-31]. */
  locale: { lifetime: lasting(365 * day), endsWithSession: false, endsWithSignOut: false },
  /** Set while the site is under maintenance; holds the address the member was at [SESS-30]. */
  maintenance: { lifetime: 'browserSession', endsWithSession: false, endsWithSignOut: false },
} as const satisfies Record<string, CookieRow>

export type CookieName = keyof typeof cookieTable

const rows: readonly [string, CookieRow][] = Object.entries(cookieTable)

/** The cookies that the server's end of a session removes. */
export const cookiesEndingWithSession: readonly string[] = rows
  .filter(([, row]) => row.endsWithSession)
  .map(([name]) => name)

/** The cookies that signing out removes. */
export const cookiesEndingWithSignOut: readonly string[] = rows
  .filter(([, row]) => row.endsWithSignOut)
  .map(([name]) => name)
