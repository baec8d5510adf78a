import type { EndpointName } from '@croupier/core/contract'
import { settle } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { prepareGoodCalls } from '../../../testing/good-calls.ts'
import { openTestCommandLine } from '../../../testing/test-command-line.ts'
import { endpointNames } from '../../calls/matching.ts'
import { type FaultKind, faultKinds } from '../../catalogue/fault.ts'

async function open() {
  const commandLine = openTestCommandLine()
  const { call, clock, control } = commandLine
  const { calls, refresh } = await prepareGoodCalls(commandLine)
  const waiting = (await control.payments()).length
  /** Whether the handler has run, of the endpoints where that leaves a trace. */
  const hasRun: Partial<Record<EndpointName, () => Promise<boolean>>> = {
    login: async () =>
      (await control.members()).some((one) => one.username === 'onechannel' && one.isSignedIn),
    createQr: async () => (await control.payments()).length > waiting,
    // An hour later the old token has no grace left.
    refresh: async () => (await call('refresh', { token: refresh })).json().code === 7002,
  }

  /** What a caller sees of a call, who waits for an hour at most. */
  async function seen(endpoint: EndpointName) {
    const abort = new AbortController()
    const started = clock.now()
    const ended = call(endpoint, { ...calls[endpoint], signal: abort.signal }).then(
      ({ status, text, headers }) => ({
        status,
        text,
        type: headers.get('Content-Type'),
        afterMs: clock.now() - started,
      }),
      (error: Error) => error.message,
    )
    await settle()
    for (let step = 0; step < 60; step += 1) await clock.advance(60_000)
    abort.abort(new Error('gave up'))
    return ended
  }

  return { ...commandLine, seen, hasRun }
}

type Seen = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['seen']>>

/** What each kind of fault looks like on the wire. */
const looks: Readonly<Record<FaultKind, (seen: Seen, usual: Seen) => unknown>> = {
  reset: (seen) => expect(seen).toBe('the connection was reset'),
  hang: (seen) => expect(seen).toBe('gave up'),
  empty: (seen) => expect(seen).toMatchObject({ status: 200, text: '', type: 'application/json' }),
  truncated: (seen) => {
    expect(seen).toMatchObject({ status: 200, text: expect.stringMatching(/^\{"/) })
    expect(() => JSON.parse(textOf(seen))).toThrow(SyntaxError)
  },
  malformed: (seen) =>
    expect(seen).toMatchObject({
      status: 200,
      text: expect.stringContaining('<html>'),
      type: 'text/html; charset=utf-8',
    }),
  missingFields: (seen, usual) => {
    const [left, whole] = [JSON.parse(textOf(seen)), JSON.parse(textOf(usual))]
    expect(Object.keys(whole).length).toBeGreaterThan(Object.keys(left).length)
    expect(whole).toMatchObject(left)
  },
  slow: (seen, usual) => {
    expect(seen).toMatchObject({ status: 200, afterMs: 5_000 })
    expect(Object.keys(JSON.parse(textOf(seen)))).toEqual(Object.keys(JSON.parse(textOf(usual))))
  },
  http: (seen) => expect(seen).toMatchObject({ status: 500 }),
}

function textOf(seen: Seen): string {
  return typeof seen === 'string' ? '' : seen.text
}

describe.each(endpointNames())('a fault of %s that the command line sets', (endpoint) => {
  const asUsual = open().then(({ seen }) => seen(endpoint))

  it.each(faultKinds.flatMap((kind) => [false, true].map((applied) => ({ kind, applied }))))(
    'is seen on the wire once: $kind, applied $applied',
    async ({ kind, applied }) => {
      const { mock, seen, hasRun, control } = await open()
      const options = applied ? ['--applied'] : []
      expect((await mock('fault', endpoint, kind, ...options)).code).toBe(0)
      looks[kind](await seen(endpoint), await asUsual)
      expect((await control.requests()).at(-1)?.armed).toBe(`fault.${kind}`)
      const trace = hasRun[endpoint]
      if (trace) expect(await trace()).toBe(applied || kind === 'slow')
      expect(await control.armed()).toEqual([])
    },
  )
})
