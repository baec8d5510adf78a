import fc from 'fast-check'
import { endpointNames } from '../../src/calls/matching.ts'
import { catalogue } from '../../src/catalogue/cases.ts'
import { faultKinds } from '../../src/catalogue/fault.ts'
import { junkBody, junkText, mutated } from './junk.ts'
import { canary, fuzzWorld, type Sent } from './sent.ts'
import { methods, pathText, queryText } from './service.requests.ts'

const names = fc.constantFrom(...endpointNames())
const repeating = {
  times: fc.constantFrom<unknown>(1, 2, null),
  delayMs: fc.constantFrom(0, 0, 0, 500),
}

/** What moves the control room, as it should be. */
const goodBodies: Readonly<Record<string, fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  '/arm': fc.record({
    case: fc.constantFrom(...catalogue.map(({ id }) => id)),
    endpoint: names,
    ...repeating,
  }),
  '/disarm': fc.constantFrom({}, { endpoint: 'getCredit' }),
  '/fault': fc.record({
    endpoint: names,
    kind: fc.constantFrom(...faultKinds),
    applied: fc.boolean(),
    ...repeating,
  }),
  '/clock': fc.oneof(
    fc.integer({ min: -1e12, max: 1e12 }).map((advanceMs) => ({ advanceMs })),
    fc.constantFrom({ freeze: true }, { thaw: true }, { reset: true }),
    fc.constantFrom({ set: '2026-12-03T14:00:00+07:00' }, { set: 1e15 }),
  ),
  '/payments/P-1001': fc.constantFrom<Readonly<Record<string, unknown>>>(
    { action: 'pay' },
    { action: 'payPart', amount: 50 },
    { action: 'reject', message: 'No' },
    { action: 'expire' },
  ),
  '/members': fc.record({
    username: fc.constantFrom('demo', 'friend', '__proto__', 'constructor'),
    password: fc.constant(canary),
    balance: fc.constantFrom(0, 12.34, 0.001, 1e7),
    channels: fc.constantFrom([], ['pp-1'], ['none']),
  }),
  '/site': fc.constantFrom({ title: 'Other' }, { services: { api: '/_/fuzz/api' } }),
  '/maintenance': fc.constantFrom({ on: true }, { on: false }, { on: false }),
  '/reset': fc.constantFrom({}, { seed: 7 }),
}

/** Pages are not among them: the disk takes time that no virtual clock has. */
const looks = fc.constantFrom(
  ...['/worlds', '/endpoints', '/catalogue', '/armed', '/link?next=/deposit', '/clock'],
  ...['/payments', '/payments/P-1001', '/members', '/requests?since=3&endpoint=login', '/site'],
  ...['/maintenance', '/events', '/openapi.json', '/page/Main.js', '/page/..%2fapi.ts'],
  ...['/link?to=x&next=//elsewhere.test', '/requests?since=x', '/requests?endpoint=none', '/none'],
)

/** Requests to the control room of the world. */
export const controlRequests: fc.Arbitrary<Sent> = fc.oneof(
  fc
    .constantFrom(...Object.keys(goodBodies))
    .chain((path) =>
      fc.record({
        path: fc.constant(path),
        body: (goodBodies[path] ?? fc.constant({})).chain((body) =>
          fc.oneof(
            { weight: 3, arbitrary: fc.constant(JSON.stringify(body)) },
            { weight: 2, arbitrary: mutated(body).map((fields) => JSON.stringify(fields)) },
            { weight: 1, arbitrary: junkBody },
          ),
        ),
      }),
    )
    .map(({ body, path }) => toControl('POST', path, body)),
  fc.tuple(methods, looks).map(([method, path]) => toControl(method, path, '{}')),
  looks.map((path) => toControl('GET', path, null)),
)

const toControl = (method: string, path: string, body: string | null): Sent => ({
  method,
  path: `/__mock${path}`,
  headers: { 'Content-Type': 'application/json', 'X-Mock-World': fuzzWorld },
  body,
})

/** Requests to neither a service nor the control room, or to none that there is. */
export const otherRequests: fc.Arbitrary<Sent> = fc
  .tuple(
    methods,
    fc.oneof(
      fc.constantFrom(
        '/',
        '/site.json',
        '/_/',
        '/_/fuzz',
        '/_/fuzz/bank/x',
        '/_/Fuzz/api/x',
        '/_/fuzz/chat/consent?ticket=none',
        '/?world=fuzz',
        '/?world=Not+one',
        '/?world=fuzz&next=//elsewhere.test',
        '/%',
        '/%E0%A4%A',
        '/_/%E0/api/',
        '/_/fuzz/%E0/x',
      ),
      junkText.map((text) => `/${pathText(text)}`),
      fc
        .tuple(junkText, junkText)
        .map(([arm, next]) => `/${queryText({ world: fuzzWorld, arm: arm.slice(0, 99), next })}`),
    ),
  )
  .map(([method, path]) => ({ method, path, headers: { Cookie: 'mock-world=fuzz' }, body: '{}' }))
