import * as z from 'zod/mini'
import type { CookieLifetime, Cookies } from '../../base/ports/cookies.ts'
import { decodeBase64, encodeBase64 } from '../../base/text/base64.ts'
import { readJson } from '../../base/text/json.ts'
import { day, hour, minute, second } from '../../base/time/durations.ts'
import { locales } from '../routing/address.ts'
import { transferTabs } from '../routing/transfer.tabs.ts'

interface CookieRow {
  /** What it holds: a string as it is, anything else as JSON. */
  readonly content: z.ZodMiniType
  /** Whether the JSON is stored as base64 of its UTF-8. */
  readonly isBase64?: true
  /** The part of the site that writes it; a test fails when any other part does. */
  readonly owner: 'vault' | 'app' | 'chat' | 'maintenance' | 'notice' | 'promotion' | 'web'
  readonly lifetime: CookieLifetime
  /** Set if it does not affect what a visitor sees at an address. */
  readonly isInvisible?: true
  /** Removed when the server ends the session (7002, 7003 on refresh) [SESS-11, OPEN-11]. */
  readonly endsWithSession: boolean
  /** Removed when the member signs out [SESS-13, OPEN-11]. */
  readonly endsWithSignOut: boolean
  /** Removed when a different member signs in than the one who left it here [OPEN-11]. */
  readonly endsWithAnotherMember: boolean
}

/** How long a closed notice stays hidden [NOTE-07]. */
export const seenFor = 2 * hour

const lasting = (time: number): CookieLifetime => ({ maxAgeSeconds: time / second })
/** When flags expire: the last second of 2030 in UTC, which is already 2031 in Bangkok [SESS-32, OPEN-10]. */
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

/** How many minutes an offer runs; ten if the figure is missing or malformed [OPEN-13]. */
const offerMinutes = z.catch(z.number().check(z.gt(0), z.lte(day / minute)), 10)
const offer = {
  owner: 'promotion',
  // The cookie outlives any offer, so that anyone who comes back late is told how it ended.
  lifetime: lasting(7 * day),
  endsWithSession: false,
  endsWithSignOut: false,
  endsWithAnotherMember: false,
} as const

/** Every cookie that the site writes: its content, its owner, its lifetime and what removes it. */
export const cookieTable = {
  /** Both tokens, or only the access token where both do not fit [SESS-17, OPEN-07]. */
  auth: {
    ...token,
    content: z.object({ access_token: z.string(), refresh_token: z.optional(z.string()) }),
  },
  /** The data client's own copy of the access token [SESS-23, OPEN-09]. */
  'apollo-token': token,
  /** The reward service's token [SESS-24]. */
  authReward: token,
  /** The member's name, so that it is known at once after a reload [SESS-02, SESS-18]. */
  username: token,
  /**
   * Set when the member signs out, until new tokens are stored or the browser is closed. It tells other tabs that
   * the tokens are gone because the member signed out.
   */
  signedOut: {
    content: text,
    owner: 'vault',
    lifetime: 'browserSession',
    isInvisible: true,
    endsWithSession: false,
    endsWithSignOut: false,
    endsWithAnotherMember: false,
  },
  /** Where the transfer panel was: its tab by name and by index, its step, and whether a step comes before it [SESS-21, OPEN-36]. */
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
  /** The ticket for a new password; it lives as long as the server accepts it [SESS-22, OPEN-02]. */
  forgot: {
    content: text,
    owner: 'vault',
    lifetime: lasting(15 * minute),
    endsWithSession: false,
    endsWithSignOut: true,
    endsWithAnotherMember: true,
  },
  /** What is known about a member's chat account [SESS-19]. */
  line: {
    content: z.object({ username: z.string(), state: z.enum(['opened', 'linked']) }),
    owner: 'chat',
    lifetime: lasting(7 * day),
    endsWithSession: false,
    endsWithSignOut: true,
    endsWithAnotherMember: true,
  },
  /**
   * Which notices a member has been shown: `results` lists their ids with their state, and `expired` says
   * until when the list is valid. It lives as long as a closed notice stays hidden [SESS-20, NOTE-07].
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
  /**
   * A registration offer that was taken: the credit in baht, the minutes it runs, and when it started [SESS-25,
   * OPEN-13].
   */
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
  /** Set when a registration offer expired: nothing is offered for an hour [SESS-27, PROMO-03, OPEN-15]. */
  closeRegisPromotion: { ...offer, content: text, lifetime: lasting(hour) },
  /** Set when a deposit offer was earned: nothing more is offered [SESS-28, PROMO-11, OPEN-15]. */
  regisPromotionActive: { ...offer, content: text, lifetime: { endsAt: flagsEnd } },
  /** The chosen language: that of the first page, until somebody changes it with the switch [SESS-31, ROUTE-64]. */
  locale: {
    content: z.enum(locales),
    owner: 'web',
    lifetime: lasting(365 * day),
    isInvisible: true,
    endsWithSession: false,
    endsWithSignOut: false,
    endsWithAnotherMember: false,
  },
  /** Set when the site was installed on this device as an app [SESS-29]. */
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

/** The parsed content of a cookie. */
export type CookieContent<Name extends CookieName> = z.output<(typeof cookieTable)[Name]['content']>

const rows: readonly [string, CookieRow][] = Object.entries(cookieTable)

/** Whether no stored cookie affects what a visitor sees. The language depends on the address, not on `locale`. */
export function hasInvisibleCookiesOnly(cookies: Cookies): boolean {
  return rows.every(([name, { isInvisible }]) => isInvisible || cookies.read(name) === null)
}

/** The text in which a cookie's content is stored. */
export function cookieText<Name extends CookieName>(content: CookieContent<Name>): string {
  return typeof content === 'string' ? content : JSON.stringify(content)
}

/** Writes a cookie as its row says; content that the row does not allow does not compile. */
export function writeCookie<Name extends CookieName>(
  cookies: Cookies,
  name: Name,
  content: CookieContent<Name>,
): void {
  const { isBase64, lifetime }: CookieRow = cookieTable[name]
  const text = cookieText<Name>(content)
  cookies.write(name, isBase64 ? encodeBase64(text) : text, lifetime)
}

/** The content of the token cookie; null where it is missing or malformed. */
export function readAuthCookie(cookies: Cookies): CookieContent<'auth'> | null {
  return readAs(cookieTable.auth.content, cookies.read('auth'))
}

/** The content of the chat account's cookie; null where it is missing or malformed. */
export function readLineCookie(cookies: Cookies): CookieContent<'line'> | null {
  return readAs(cookieTable.line.content, cookies.read('line'))
}

/** The content of the notices' cookie; null where it is missing or malformed. */
export function readAlertCookie(cookies: Cookies): CookieContent<'alert'> | null {
  return readAs(cookieTable.alert.content, decodeBase64(cookies.read('alert')))
}

/** The content of a registration offer's cookie; null where it is missing or malformed. */
export function readRegistrationOfferCookie(
  cookies: Cookies,
): CookieContent<'regisPromotion'> | null {
  return readAs(cookieTable.regisPromotion.content, cookies.read('regisPromotion'))
}

/** The content of a deposit offer's cookie; null where it is missing or malformed. */
export function readDepositOfferCookie(cookies: Cookies): CookieContent<'depositPromotion'> | null {
  return readAs(cookieTable.depositPromotion.content, cookies.read('depositPromotion'))
}

/** The language that was chosen on this device; null where none is stored, or one that the site does not have. */
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

/** The cookies that are removed when the server ends a session. */
export const cookiesEndingWithSession: readonly string[] = rows
  .filter(([, row]) => row.endsWithSession)
  .map(([name]) => name)

/** The cookies that are removed when the member signs out. */
export const cookiesEndingWithSignOut: readonly string[] = rows
  .filter(([, row]) => row.endsWithSignOut)
  .map(([name]) => name)

/**
 * Removes what another member left on this device. A ticket for a new password does not say whose it is, so it
 * is always removed: a member who was able to sign in does not need it.
 */
export function removeCookiesOfOthers(cookies: Cookies, username: string): void {
  const holders: Readonly<Record<string, string | undefined>> = {
    line: readLineCookie(cookies)?.username,
    alert: readAlertCookie(cookies)?.user_id,
  }
  for (const [name, row] of rows) {
    if (row.endsWithAnotherMember && holders[name] !== username) cookies.remove(name)
  }
}
