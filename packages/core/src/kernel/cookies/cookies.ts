import * as z from 'zod/mini'
import type { CookieLifetime, Cookies } from '../../base/ports/cookies.ts'
import { decodeBase64, encodeBase64 } from '../../base/text/base64.ts'
import { readJson } from '../../base/text/json.ts'
import { day, hour, minute, second } from '../../base/time/durations.ts'
import { locales } from '../routing/address.ts'
import { transferTabs } from '../routing/transfer.tabs.ts'

interface CookieRow {
  /** What it holds: a text as it stands, anything else as JSON. */
  readonly content: z.ZodMiniType
  /** Whether the JSON is kept as base64 of its UTF-8. */
  readonly isBase64?: true
  /** The part of the site that writes it; a test holds everybody else off. */
  readonly owner: 'vault' | 'app' | 'chat' | 'maintenance' | 'notice' | 'promotion' | 'web'
  readonly lifetime: CookieLifetime
  /** Removed when the server ends the session (7002, 7003 on refresh) [SESS-11, OPEN-11]. */
  readonly endsWithSession: boolean
  /** Removed when the member signs out [SESS-13, OPEN-11]. */
  readonly endsWithSignOut: boolean
  /** Removed when somebody else signs in than who left it here [OPEN-11]. */
  readonly endsWithAnotherMember: boolean
}

/** For how long a notice stays away that was closed [NOTE-07]. */
export const seenFor = 2 * hour

const lasting = (time: number): CookieLifetime => ({ maxAgeSeconds: time / second })
/** When flags end: in UTC still the year 2030, in Bangkok 2031 already [SESS-32, OPEN-10]. */
const flagsEnd = Date.UTC(2030, 11, 31, 23, 59, 59)

const text = z.string()
const token = {
  content: text,
  owner: 'vault',
  lifetime: lasting(7 * day),
  endsWithSession: true,
  endsWithSignOut: true,
  endsWithAnotherMember: false,
} as const

/** For how many minutes an offer runs; ten where that is missing or makes no sense [OPEN-13]. */
const offerMinutes = z.catch(z.number().check(z.gt(0), z.lte(day / minute)), 10)
const offer = {
  owner: 'promotion',
  // Longer than any offer: anyone who comes back late is told how it ended.
  lifetime: lasting(7 * day),
  endsWithSession: false,
  endsWithSignOut: false,
  endsWithAnotherMember: false,
} as const

/** Every cookie the site writes: what it holds, whose it is, how long it lives and what removes it. */
export const cookieTable = {
  /** Both tokens, or the access token alone where they do not fit [SESS-17, OPEN-07]. */
  auth: {
    ...token,
    content: z.object({ access_token: z.string(), refresh_token: z.optional(z.string()) }),
  },
  /** The data client's own copy of the access token [SESS-23, OPEN-09]. */
  'apollo-token': token,
  /** The reward service's token [SESS-24]. */
  authReward: token,
  /** The member's name, known at once after a reload [SESS-02, SESS-18]. */
  username: token,
  /** Where the transfer panel was: its tab by name and by index, its step, whether that has one before it [SESS-21, OPEN-36]. */
  transferPage: {
    content: z.object({
      tab: z.enum(transferTabs),
      arr: z.int(),
      step: z.literal([0, 1, 2]),
      back: z.boolean(),
    }),
    owner: 'app',
    lifetime: 'browserSession',
    endsWithSession: true,
    endsWithSignOut: true,
    endsWithAnotherMember: false,
  },
  /** The ticket for a new password, for as long as the server takes it [SESS-22, OPEN-02]. */
  forgot: {
    content: text,
    owner: 'vault',
    lifetime: lasting(15 * minute),
    endsWithSession: false,
    endsWithSignOut: true,
    endsWithAnotherMember: true,
  },
  /** What is known of a member's chat account [SESS-19]. */
  line: {
    content: z.object({ username: z.string(), state: z.enum(['opened', 'linked']) }),
    owner: 'chat',
    lifetime: lasting(7 * day),
    endsWithSession: false,
    endsWithSignOut: true,
    endsWithAnotherMember: true,
  },
  /**
   * Which notices a member has been shown: `results` are their ids with what the site notes of each, `expired`
   * says until when the list holds. As long as a notice that was closed stays away [SESS-20, NOTE-07].
   */
  alert: {
    content: z.object({
      results: z.array(z.object({ id: z.string(), alert: z.boolean(), expired: z.number() })),
      user_id: z.string(),
      expired: z.number(),
    }),
    isBase64: true,
    owner: 'notice',
    lifetime: lasting(seenFor),
    endsWithSession: false,
    endsWithSignOut: true,
    endsWithAnotherMember: true,
  },
  /** A registration offer that somebody has taken: the credit in baht, the minutes, and since when [SESS-25, OPEN-13]. */
  regisPromotion: {
    ...offer,
    content: z.object({ credit: z.number(), time: offerMinutes, start: z.optional(z.number()) }),
  },
  /**
   * A running deposit offer: how much to deposit and the credit for it, in baht [SESS-26, OPEN-13]. Signing
   * out removes it; the server sends a running offer again at the next sign-in [OPEN-11].
   */
  depositPromotion: {
    ...offer,
    content: z.object({
      deposit: z.number(),
      credit: z.number(),
      time: offerMinutes,
      start: z.optional(z.number()),
    }),
    endsWithSignOut: true,
    endsWithAnotherMember: true,
  },
  /** A registration offer ran out: nothing is offered for an hour [SESS-27, PROMO-03, OPEN-15]. */
  closeRegisPromotion: { ...offer, content: text, lifetime: lasting(hour) },
  /** A deposit offer was earned: nothing is offered any more [SESS-28, PROMO-11, OPEN-15]. */
  regisPromotionActive: { ...offer, content: text, lifetime: { endsAt: flagsEnd } },
  /** The chosen language: the first page's, until somebody changes it by the switch [SESS-31, ROUTE-64]. */
  locale: {
    content: z.enum(locales),
    owner: 'web',
    lifetime: lasting(365 * day),
    endsWithSession: false,
    endsWithSignOut: false,
    endsWithAnotherMember: false,
  },
  /** The site was installed on this device as an app [SESS-29]. */
  'app-pwa': {
    content: text,
    owner: 'app',
    lifetime: { endsAt: flagsEnd },
    endsWithSession: false,
    endsWithSignOut: false,
    endsWithAnotherMember: false,
  },
  /** Set while the site is under maintenance; holds the address the member was at [SESS-30]. */
  maintenance: {
    content: text,
    owner: 'maintenance',
    lifetime: 'browserSession',
    endsWithSession: false,
    endsWithSignOut: false,
    endsWithAnotherMember: false,
  },
} as const satisfies Record<string, CookieRow>

export type CookieName = keyof typeof cookieTable

/** The names of all cookies of the site. */
export const cookieNames = Object.keys(cookieTable) as readonly CookieName[]

/** What a cookie holds. */
export type CookieContent<Name extends CookieName> = z.output<(typeof cookieTable)[Name]['content']>

const rows: readonly [string, CookieRow][] = Object.entries(cookieTable)

/** The text that a cookie is kept as. */
export function cookieText<Name extends CookieName>(content: CookieContent<Name>): string {
  return typeof content === 'string' ? content : JSON.stringify(content)
}

/** Writes a cookie as its row says; what the row does not allow does not compile. */
export function writeCookie<Name extends CookieName>(
  cookies: Cookies,
  name: Name,
  content: CookieContent<Name>,
): void {
  const { isBase64, lifetime }: CookieRow = cookieTable[name]
  const text = cookieText<Name>(content)
  cookies.write(name, isBase64 ? encodeBase64(text) : text, lifetime)
}

/** What the cookie of the tokens holds; null where it is missing or is not what its row says. */
export function readAuthCookie(cookies: Cookies): CookieContent<'auth'> | null {
  return readAs(cookieTable.auth.content, cookies.read('auth'))
}

/** What the cookie of the chat account holds; null where it is missing or is not what its row says. */
export function readLineCookie(cookies: Cookies): CookieContent<'line'> | null {
  return readAs(cookieTable.line.content, cookies.read('line'))
}

/** What the cookie of the notices holds; null where it is missing or is not what its row says. */
export function readAlertCookie(cookies: Cookies): CookieContent<'alert'> | null {
  return readAs(cookieTable.alert.content, decodeBase64(cookies.read('alert')))
}

/** What the cookie of a registration offer holds; null where it is missing or is not what its row says. */
export function readRegistrationOfferCookie(
  cookies: Cookies,
): CookieContent<'regisPromotion'> | null {
  return readAs(cookieTable.regisPromotion.content, cookies.read('regisPromotion'))
}

/** What the cookie of a deposit offer holds; null where it is missing or is not what its row says. */
export function readDepositOfferCookie(cookies: Cookies): CookieContent<'depositPromotion'> | null {
  return readAs(cookieTable.depositPromotion.content, cookies.read('depositPromotion'))
}

/** The language that was chosen on this device; null where none is kept that the site has. */
export function readLocaleCookie(cookies: Cookies): CookieContent<'locale'> | null {
  const read = z.safeParse(cookieTable.locale.content, cookies.read('locale'))
  return read.success ? read.data : null
}

function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | null {
  const read = z.safeParse(schema, readJson(text))
  return read.success ? read.data : null
}

/** The cookies that the server's end of a session removes. */
export const cookiesEndingWithSession: readonly string[] = rows
  .filter(([, row]) => row.endsWithSession)
  .map(([name]) => name)

/** The cookies that signing out removes. */
export const cookiesEndingWithSignOut: readonly string[] = rows
  .filter(([, row]) => row.endsWithSignOut)
  .map(([name]) => name)

/**
 * Removes what somebody else left before this member signed in. A ticket for a new password says not
 * whose it is, and who could sign in needs none.
 */
export function dropCookiesOfOthers(cookies: Cookies, username: string): void {
  const holders: Readonly<Record<string, string | undefined>> = {
    line: readLineCookie(cookies)?.username,
    alert: readAlertCookie(cookies)?.user_id,
  }
  for (const [name, row] of rows) {
    if (row.endsWithAnotherMember && holders[name] !== username) cookies.remove(name)
  }
}
