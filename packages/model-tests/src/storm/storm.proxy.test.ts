import { createVirtualClock } from '@croupier/core/testing'
import { minute } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { createStormProxy, type Meddling } from './storm.proxy.ts'

const accepted = { code: 0 }

/** Sends a withdrawal through the proxy to a server that always gives the same answer. */
async function withdraw(way: Meddling['way'], said: object = accepted) {
  const clock = createVirtualClock()
  let asked = 0
  const server = async () => {
    asked += 1
    return Response.json(said)
  }
  const proxy = createStormProxy(server, clock)
  proxy.arm({ call: 'withdraw', way, ms: minute, status: 504, code: 77 })
  let heard: unknown = null
  void proxy
    .http('http://site.test/api/v1/member/withdraw', { method: 'POST', body: '{}' })
    .then(async (answer) => {
      const text = await answer.text()
      heard = text.startsWith('{') ? JSON.parse(text) : answer.status
    })
  const look = () => ({ asked, heard })
  await clock.advance(0)
  const before = look()
  return { before, clock, look, proxy }
}

describe('a proxy that disturbs a request', () => {
  test.each([
    ['holdRequest', { asked: 0, heard: null }, { asked: 1, heard: accepted }],
    ['holdAnswer', { asked: 1, heard: null }, { asked: 1, heard: accepted }],
    ['sendTwice', { asked: 1, heard: accepted }, { asked: 2, heard: accepted }],
    ['sendAgain', { asked: 1, heard: null }, { asked: 2, heard: accepted }],
    ['otherStatus', { asked: 1, heard: 504 }, { asked: 1, heard: 504 }],
    [
      'otherCode',
      { asked: 1, heard: { code: 77, message: 'Busy' } },
      { asked: 1, heard: { code: 77, message: 'Busy' } },
    ],
  ] as const)(
    'by %s still delivers it to the server, and returns an answer',
    async (way, first, last) => {
      const { before, clock, look } = await withdraw(way)
      await clock.advance(minute)
      expect([before, look()]).toEqual([first, last])
    },
  )

  test.each(['sendTwice', 'sendAgain', 'otherStatus', 'otherCode'] as const)(
    'by %s does not change a refusal',
    async (way) => {
      const refusal = { code: 1001 }
      const { clock, look } = await withdraw(way, refusal)
      await clock.advance(minute)
      expect(look()).toEqual({ asked: 1, heard: refusal })
    },
  )

  test('delivers everything at once on demand', async () => {
    const { look, proxy } = await withdraw('holdRequest')
    await proxy.letThrough('due')
    const early = [proxy.isHolding(), look()]
    await proxy.letThrough('all')
    expect([early, proxy.isHolding(), look()]).toEqual([
      [true, { asked: 0, heard: null }],
      false,
      { asked: 1, heard: accepted },
    ])
  })
})
