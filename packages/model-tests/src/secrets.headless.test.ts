import type { Cookies, KeyValueStorage } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { newestPayment, requestQr } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

const password = 'canary-password'
const wrongPassword = 'canary-mistake'

/** Where a secret may be, besides on its way to the server and back. */
const vaultKey = /^vault\./
const vaultCookies = ['auth', 'apollo-token', 'authReward']

/** What went over the wire, in words. */
interface Exchange {
  readonly url: string
  readonly answer: string
}

/** A browser that notes what is sent, and what its cookies are called. */
function openWatchedBrowser() {
  const browser = openBrowser()
  const exchanges: Exchange[] = []
  const cookieNames = new Set<string>()
  const cookies: Cookies = {
    ...browser.ports.cookies,
    write: (name, value, lifetime) => {
      cookieNames.add(name)
      browser.ports.cookies.write(name, value, lifetime)
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
async function readable(
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
function answered(exchanges: readonly Exchange[], part: string, field: string): string {
  const { answer = '' } = exchanges.findLast(({ url }) => url.includes(part)) ?? {}
  return new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1] ?? ''
}

test('secrets are in the vault and on the wire, and in no chart, log, journal, address, message or other storage', async () => {
  const { browser, cookieNames, exchanges } = openWatchedBrowser()
  await browser.control.putMember({ username: 'canary', password, channels: ['pp-1'] })
  const visit = await visitSite(browser, '/en/login?url=%2Fen%2Fdeposit')
  const looks: Awaited<ReturnType<typeof readable>>[] = []
  const look = async () => looks.push(await readable(browser, visit, cookieNames, exchanges))

  await signIn(visit, 'canary', wrongPassword)
  await look()
  await signIn(visit, 'canary', password)
  await look()
  const signedIn = [...exchanges]
  await visit.advance(16 * minute)
  await requestQr(visit, '500')
  await look()
  await browser.control.fault('pollQr', 'malformed', { times: null })
  await visit.advance(30 * second)
  await look()
  await browser.control.disarm()
  await browser.control.pay((await newestPayment(browser)).id)
  await visit.advance(20 * second)
  await look()
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await visit.advance(0)
  await look()

  const secrets = {
    password,
    wrongPassword,
    accessToken: answered(signedIn, '/login', 'access_token'),
    refreshToken: answered(signedIn, '/login', 'refresh_token'),
    rewardToken: answered(signedIn, '/login', 'reward_token'),
    renewedAccessToken: answered(exchanges, '/refreshtoken/true', 'access_token'),
    renewedRefreshToken: answered(exchanges, '/refreshtoken/true', 'refresh_token'),
    paymentToken: answered(exchanges, 'action=get_qr', 'token'),
    debugKey: answered(exchanges, 'action=get_qr', 'x_debug_key'),
  }
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([])
  const found = looks.flatMap((places, at) =>
    Object.entries(places).flatMap(([place, text]) =>
      Object.entries(secrets).flatMap(([name, secret]) =>
        text.includes(secret) ? [`${name} in ${place} at look ${at + 1}`] : [],
      ),
    ),
  )
  expect(found).toEqual([])
  // Every place but the log was written to, so that there was something to find.
  const written = looks.flatMap((places) =>
    Object.entries(places).flatMap(([place, text]) => (text.length > '[]'.length ? [place] : [])),
  )
  expect([...new Set(written)].sort()).toEqual([
    'addresses',
    'charts',
    'cookies',
    'history',
    'journal',
    'localStorage',
    'sessionStorage',
    'toasts',
  ])
})
