import type { Cookies, Device, KeyValueStorage } from '@croupier/core/ports'
import type { AnyActorRef } from 'xstate'
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'

/** Where a secret may be, besides on its way to the server and back. */
const vaultKey = /^vault\./
const vaultCookies = ['auth', 'apollo-token', 'authReward', 'forgot']

/** What went over the wire, in words. */
interface Exchange {
  readonly url: string
  readonly answer: string
}

/** A browser that notes what is sent, and what its cookies are called. */
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

/** Everything that a storage holds outside of the vault. */
const textOf = (storage: KeyValueStorage) =>
  storage
    .keys()
    .filter((key) => !vaultKey.test(key))
    .map((key) => `${key} ${storage.read(key)}`)

/** What a chart and all charts below it hold. */
function contextsOf(actor: AnyActorRef): readonly unknown[] {
  const { children = {}, context } = actor.getSnapshot()
  const below = Object.values<AnyActorRef | undefined>(children)
  return [context, ...below.flatMap((child) => (child ? contextsOf(child) : []))]
}

/** All that can be read of a visit, by place. */
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
      // The documents have the secrets of a payment in the address of the question about it.
      .filter(({ searchParams }) => searchParams.get('action') !== 'is_deposit')
      .join(' '),
  }
}

/** What a field was answered last; empty where it never was. */
export function answered(exchanges: readonly Exchange[], part: string, field: string): string {
  const { answer = '' } = exchanges.findLast(({ url }) => url.includes(part)) ?? {}
  return new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1] ?? ''
}

/** The secrets that stand in one of the places, and at which look. */
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

/** Digits may stand within a longer number by chance, such as that of a phone. */
function holds(text: string, secret: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
    : text.includes(secret)
}
