import { minute, second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import { newestPayment, requestQr } from './deposit.steps.ts'
import { answered, foundSecrets, openWatchedBrowser, readable } from './secrets.watch.ts'
import { signIn, visitSite } from './site-visit.ts'

const password = 'canary-password'
const wrongPassword = 'canary-mistake'

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
  expect(foundSecrets(looks, secrets)).toEqual([])
  // Every place except the log has content, so the check could have found something.
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
