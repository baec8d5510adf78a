import type { Cookies, Device, KeyValueStorage } from '@croupier/core/ports'
import type { AnyActorRef } from 'xstate'
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'

/** Where a secret may be, besides on the wire. */
const vaultKey = /^vault\./
const vaultCookies = ['auth', 'apollo-token', 'authReward', 'forgot']

/** A request and its answer, as text. */
interface Exchange {
  readonly url: string
  readonly answer: string
}

/** A browser that records its requests, their answers and the names of its cookies. */
export function openWatchedBrowser(device?: Device) {
  const browser = openBrowser(device ? { device } : {})
  const exchanges: Exchange[] = []
  const cookieNames = new Set<string>()
  const { cookies: jar } = browser.ports
  const cookies: Cookies = {
    ...jar,
    write: (name, value, lifetime) => {
      cookieNames.add(name)
      jar.write(name, value, lifetime)
    },
  }
  const watched: Browser = {
    ...browser,
    ports: { ...browser.ports, cookies },
    http: async (input, init) => {
      const answer = await browser.http(input, init)
      exchanges.push({ url: String(input), answer: await answer.clone().text() })
      return answer
    },
  }
  return { browser: watched, exchanges, cookieNames }
}

/** The contents of a storage outside the vault. */
const textOf = (storage: KeyValueStorage) =>
  storage
    .keys()
    .filter((key) => !vaultKey.test(key))
    .map((key) => `${key} ${storage.read(key)}`)

/** The contexts of a chart and all its descendants. */
function contextsOf(actor: AnyActorRef): readonly unknown[] {
  const { children = {}, context } = actor.getSnapshot()
  const below = Object.values<AnyActorRef | undefined>(children)
  return [context, ...below.flatMap((child) => (child ? contextsOf(child) : []))]
}

/** Everything that can be read of a visit, by place. */
export async function readable(
  { control, ports }: Browser,
  visit: SiteVisit,
  cookieNames: ReadonlySet<string>,
  exchanges: readonly Exchange[],
) {
  const plainCookies = [...cookieNames].filter((name) => !vaultCookies.includes(name))
  return {
    charts: JSON.stringify(contextsOf(visit.app.actor)),
    log: JSON.stringify(visit.log.entries),
    journal: JSON.stringify(await control.requests()),
    history: visit.navigation.entries().join(' '),
    toasts: JSON.stringify(visit.toasts),
    localStorage: textOf(ports.storages.local).join(' '),
    sessionStorage: textOf(ports.storages.session).join(' '),
    cookies: plainCookies.map((name) => `${name} ${ports.cookies.read(name)}`).join(' '),
    addresses: exchanges
      .map(({ url }) => new URL(url))
      // By the documents the address of a poll contains the secrets of the payment.
      .filter(({ searchParams }) => searchParams.get('action') !== 'is_deposit')
      .join(' '),
  }
}

/** The last value of a field in the answers; empty if there is none. */
export function answered(exchanges: readonly Exchange[], part: string, field: string): string {
  const { answer = '' } = exchanges.findLast(({ url }) => url.includes(part)) ?? {}
  return new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1] ?? ''
}

/** The secrets that were found, with their places and moments. */
export function foundSecrets(
  looks: readonly Awaited<ReturnType<typeof readable>>[],
  secrets: Readonly<Record<string, string>>,
): readonly string[] {
  return looks.flatMap((places, at) =>
    Object.entries(places).flatMap(([place, text]) =>
      Object.entries(secrets).flatMap(([name, secret]) =>
        holds(text, secret) ? [`${name} in ${place} at look ${at + 1}`] : [],
      ),
    ),
  )
}

/** Digits may occur by chance within a longer number, such as a phone number. */
function holds(text: string, secret: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
    : text.includes(secret)
}
