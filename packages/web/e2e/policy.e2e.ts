import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { balanceIn, requestQr, screenOf, signIn } from '../visit/steps.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expect, test } from './support/test.ts'

test('on a desktop the pages have a policy that blocks everything foreign', async ({
  baseURL,
  request,
}) => {
  const { hostname, port, protocol } = new URL(baseURL ?? '')
  const gamesOrigin = `${protocol}//${hostname}:${Number(port) + 1}`

  const answer = await request.get('/en/login')
  expect(answer.headers()).toMatchObject({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${gamesOrigin}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test.describe('on a desktop the site whose services are on another host', () => {
  test.use({ servicesHost: '127.0.0.1' })

  test('calls them there under its policy, and a deposit succeeds [SITE-09]', async ({
    baseURL,
    control,
    page,
    servicesHost,
    world,
  }) => {
    const language = 'en'
    const visit = await openBrowserVisit({ control, language, page, size: 'desktop' })
    const origin = `http://${servicesHost}:${new URL(baseURL ?? '').port}`
    const addressIn = (service: string) => `${origin}/_/${world}/${service}`
    await control.changeSite({
      services: {
        api: addressIn('api'),
        auth: addressIn('auth'),
        reward: addressIn('reward'),
        chat: addressIn('chat'),
        content: addressIn('content'),
      },
    })
    const called = new Set<string>()
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.startsWith('/_/')) called.add(url.origin)
    })
    await signIn(page, language)
    await expect(balanceIn(page, language)).toHaveText('฿12,500.50')
    const payment = await requestQr(page, language, control, '500')
    await control.pay(payment.id)
    await visit.passTime(untilNextQuestionMs)
    await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
    expect([...called]).toEqual([origin])
  })
})
