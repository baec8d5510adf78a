import { expect, test } from './support/test.ts'

test('every page is served under a policy that lets nothing foreign in', async ({
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
