import { describe, expect, test } from 'vitest'
import { answerFaults } from '../../testing/conformance/answer.faults.ts'
import { paymentFaults } from '../../testing/conformance/payment.faults.ts'
import { sessionFaults } from '../../testing/conformance/session.faults.ts'
import {
  accepted,
  answering,
  answeringLogin,
  isMembers,
  isPreflight,
  madeTwice,
  operationOf,
  withHeader,
  withResult,
  withType,
} from '../../testing/conformance.changes.ts'
import { asking, at, type Fault, isWrongToken, wrongOf } from '../../testing/conformance.harness.ts'

const faults: readonly Fault[] = [
  ...answerFaults,
  ...paymentFaults,
  ...sessionFaults,
  [
    'writes the balance as a word',
    answering('/member/credit', withResult({ balance: 'plenty' })),
    'getCredit tells the balance',
    /^field result\.balance: /,
  ],
  [
    'writes the balance with an exponent',
    answering('/member/credit', withResult({ balance: 1e21 })),
    'getCredit tells the balance',
    /^field result\.balance: /,
  ],
  [
    'writes the balance below the satang',
    answering('/member/credit', withResult({ balance: 12345.675 })),
    'getCredit tells the balance',
    /^field result\.balance: /,
  ],
  [
    'lets browsers send no key of a money write',
    withHeader(
      'access-control-allow-headers',
      'Authorization, Content-Type',
      (request) => isPreflight(request) && at(request, '/member/withdraw'),
    ),
    'withdraw lets a browser make it from the site’s origin',
    /^Access-Control-Allow-Headers does not name idempotency-key$/,
  ],
  [
    'has a star for the header of the token',
    withHeader('access-control-allow-headers', '*', isPreflight),
    'getProfile lets a browser make it from the site’s origin',
    /^Access-Control-Allow-Headers does not name authorization$/,
  ],
  [
    'answers no preflight',
    (response, request) => (isPreflight(request) ? new Response(null, { status: 404 }) : response),
    'getProfile lets a browser make it from the site’s origin',
    /^OPTIONS is answered with status 404, not 204$/,
  ],
  [
    'renews one token of the two',
    answering('/refreshtoken/true', ({ refresh_token: _, ...rest }) => rest),
    'refresh renews both tokens',
    /^field refresh_token: /,
  ],
  [
    'renews to a token that it does not take',
    answering('/refreshtoken/true', (body) =>
      body.access_token ? { ...body, access_token: 'nobody-gave-this-out' } : body,
    ),
    'getCredit takes the renewed token',
    /^it is refused with code 700[23]/,
  ],
  [
    'is an hour behind',
    withHeader('date', new Date(Date.UTC(2020, 0)).toUTCString()),
    'getMember tells who the member is',
    /^Date is \d+ s behind this machine’s clock/,
  ],
  [
    'has no Date',
    withHeader('date', null, (request) => at(request, '/member/updateData')),
    'getMember tells who the member is',
    /^there is no Date/,
  ],
  [
    'keeps Date from other origins',
    withHeader('access-control-expose-headers', 'Retry-After'),
    'getCredit tells the balance',
    /^Access-Control-Expose-Headers does not name Date$/,
  ],
  [
    'lets another site read its answers',
    withHeader('access-control-allow-origin', 'https://other.test'),
    'getCredit tells the balance',
    /^Access-Control-Allow-Origin is https:\/\/other\.test, neither \* nor https:\/\/casino\.test$/,
  ],
  [
    'sets a cookie',
    withHeader('set-cookie', 'sid=1', (request) => at(request, '/auth/login')),
    'login signs in',
    /^it sets a cookie/,
  ],
  [
    'takes unknown tokens for visitors on GraphQL',
    async (response, request) =>
      isWrongToken(request) && (await operationOf(request)) === 'lists'
        ? accepted(response, { data: { lists: [] } })
        : response,
    'lists refuses a token that nobody gave out',
    /^it is accepted, although it must be refused$/,
  ],
  [
    'tells a member what another one plays',
    async (response, request) =>
      isMembers(request) && (await operationOf(request)) === 'getFavouriteAndRecent'
        ? accepted(response, {
            data: { getFavouriteAndRecent: { countFavourite: 3, countRecent: 1 } },
          })
        : response,
    'getFavouriteAndRecent refuses the counts of another member',
    /^it is accepted, although it must be refused$/,
  ],
  [
    'pays out without a token',
    (response, request) =>
      at(request, '/member/withdraw') && !request.headers.has('Authorization')
        ? accepted(response, { code: 0, result: {} })
        : response,
    'withdraw refuses a call without a token',
    /^it is accepted, although it must be refused$/,
  ],
  [
    'takes any password',
    (response, request) =>
      at(request, '/auth/login')
        ? accepted(response, {
            code: 0,
            result: { _id: '1', username: 'demo', access_token: 'a', refresh_token: 'b' },
          })
        : response,
    'login refuses a wrong password',
    /^it is accepted, although it must be refused$/,
  ],
  [
    'gives out a token that no cookie holds',
    answeringLogin({ access_token: 'x'.repeat(5200) }),
    'login signs in',
    /^field result\.access_token: /,
  ],
  [
    'refuses an unknown token with a code of its own',
    (response, request) =>
      at(request, '/refreshtoken/true') && isWrongToken(request)
        ? accepted(response, { code: 403 })
        : response,
    'refresh refuses a token that nobody gave out',
    /^it is refused with code 403 \(other\), not with 7002 \(sessionInvalid\)$/,
  ],
  [
    'answers a code without what it takes to follow it',
    answering('/payment/payment', (body) =>
      body.x_debug_key ? { ...body, x_debug_key: undefined } : body,
    ),
    'createQr makes a code of the smallest amount',
    /^field x_debug_key: /,
  ],
  [
    'writes the end of a code without a zone',
    answering('/payment/payment', (body) =>
      body.token ? withResult({ expiredDate: '2026-11-20 14:05:09' })(body) : body,
    ),
    'createQr makes a code of the smallest amount',
    /^field result\.expiredDate: /,
  ],
  [
    'makes a second payment under the same key',
    madeTwice(),
    'createQr answers the same payment under the same key',
    /^it makes payment other beside /,
  ],
  [
    'says nothing of a payment that waits',
    answering('/payment/payment', (body) => ('success' in body ? { code: 0 } : body)),
    'pollQr says that the payment waits',
    /^the answer: /,
  ],
  [
    'tells how a payment stands to whoever knows its id',
    async (response, request) =>
      at(request, '/payment/payment') && new URL(request.url).searchParams.get('token') === 'none'
        ? accepted(response, { code: 0, success: false })
        : response,
    'pollQr refuses secrets that belong to another payment',
    /^it is accepted, although it must be refused$/,
  ],
  [
    'writes the times of the history in milliseconds',
    answering('/data/dataHistory', () => ({
      code: 0,
      result: { list: [{ id: 1, time: 1763000000000, type: 'deposit', amount: 1, status: 1 }] },
    })),
    'getHistory tells the newest transactions',
    /^field result\.list\.0\.time: /,
  ],
  [
    'answers with a page',
    (response, request) =>
      at(request, '/data/profile')
        ? new Response('<title>Bad gateway</title>', {
            status: 502,
            headers: withType(response, 'text/html'),
          })
        : response,
    'getProfile tells what a member may deposit with',
    /^the answer is not JSON \(status 502, content type text\/html\)/,
  ],
  [
    'names another content type',
    withHeader('content-type', 'text/plain', (request) => at(request, '/data/profile')),
    'getProfile tells what a member may deposit with',
    /^the content type is text\/plain$/,
  ],
  [
    'has another status for a yes',
    (response, request) =>
      at(request, '/payment/truewallet') && isMembers(request)
        ? new Response(response.body, { status: 201, headers: response.headers })
        : response,
    'listTrueWallets lists the wallet channels',
    /^the status of an accepted answer is 201, not 200$/,
  ],
  [
    'refuses what it must answer',
    answering('/getMinWithdraw', () => ({ code: 4711 })),
    'getMinWithdraw tells the least that may be withdrawn',
    /^it is refused with code 4711 \(other\)$/,
  ],
  [
    'leaves out the least that may be withdrawn',
    answering('/getMinWithdraw', () => ({ code: 0 })),
    'getMinWithdraw tells the least that may be withdrawn',
    /^field min: /,
  ],
]

describe('a backend is told of it where it', () => {
  test.each(faults)('%s', async (_what, change, question, said) => {
    const wrong = await wrongOf(change)
    expect(wrong[question]).toEqual(expect.arrayContaining([expect.stringMatching(said)]))
  })

  test('does nothing of that kind, of which there are sixty-three', async () => {
    expect([faults.length, await wrongOf(), asking.origin]).toEqual([63, {}, 'https://casino.test'])
  })
})
