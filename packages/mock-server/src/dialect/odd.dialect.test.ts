import { type EndpointName, endpoints, strictAnswerOf } from '@croupier/core/contract'
import { wireExamples } from '@croupier/core/contract/examples'
import { createSeededRandom } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asking } from '../../testing/conformance.harness.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { createMockServer } from '../app.ts'
import { checkConformance } from '../conformance/conformance.ts'
import { oddAnswer } from './odd.dialect.ts'

const names = Object.keys(endpoints) as readonly EndpointName[]
const rounds = 40

describe('an answer in the odd dialect', () => {
  it.each(names)('of %s keeps the contract, and is never twice the same', (name) => {
    const random = createSeededRandom(7)
    const { answer } = wireExamples[name]
    const odd = Array.from({ length: rounds }, () => oddAnswer(name, answer, random))
    const kept = odd.filter((one) => z.safeParse(strictAnswerOf(name), one).success)
    expect([kept.length, new Set(odd.map((one) => JSON.stringify(one))).size > 1]).toEqual([
      rounds,
      true,
    ])
  })

  it('writes amounts, times, ids and flags in every form that the contract has', () => {
    const random = createSeededRandom(7)
    const answer = {
      code: 0,
      result: { id: '1001', qrCode: 'https://a.test/q', payAmount: 1500.5, expiredDate },
      token: 't',
      x_debug_key: 'd',
    }
    const odd = Array.from({ length: rounds }, () => Object(oddAnswer('createQr', answer, random)))
    const formsOf = (field: string) =>
      [...new Set(odd.map(({ result }) => result[field]))].map(String).sort()
    expect([formsOf('id'), formsOf('payAmount'), formsOf('expiredDate')]).toEqual([
      ['1001'],
      ['1,500.50', '1500.5', '1500.5', '1500.50', '1500.500'],
      ['1763622900', '1763622900000', '2025-11-20T07:15:00.000Z', '2025-11-20T14:15:00+07:00'],
    ])
  })

  it('leaves what breaks the contract on purpose as it is, but for fields that nobody knows', () => {
    const odd = Object(oddAnswer('getCredit', { code: 0, result: {} }, createSeededRandom(7)))
    expect([odd.code, odd.result, Object.keys(odd).sort()]).toEqual([
      0,
      {},
      ['__v', 'code', 'meta', 'result'],
    ])
  })
})

const expiredDate = '2025-11-20T14:15:00+07:00'

describe('a server of the odd dialect', () => {
  it('is as the contract says in every answer', async () => {
    const clock = createVirtualClock()
    const server = createMockServer({ clock, dialect: 'odd' })
    const at = (service: string) => `http://${service}.test/_/default/${service}`
    const bases = {
      api: at('api'),
      auth: at('auth'),
      reward: at('reward'),
      chat: at('chat'),
      content: at('content'),
    }
    const { verdicts } = await checkConformance(
      {
        bases,
        scheme: 'Bearer',
        origin: asking.origin,
        clock,
        http: (address, init) => server.fetch(new Request(address, init)),
      },
      asking,
    )
    expect(verdicts.filter(({ findings }) => findings.length > 0)).toEqual([])
  })

  it('hands out tokens of every length, and ids that are numbers', async () => {
    const { control, createQr, server, signIn } = openTestWorld('default')
    await control.speak('odd')
    const lengths = new Set<number>()
    for (let signIns = 0; signIns < 12; signIns += 1) lengths.add((await signIn()).access.length)
    const { result } = await createQr((await signIn()).access)
    const site = await server.fetch(new Request('http://localhost:4173/site.json'))
    expect([[...lengths].sort(), result.id, Object(await site.json()).services]).toEqual([
      [3000, 7],
      1001,
      {
        api: 'http://api.localhost:4173/_/default/api',
        auth: 'http://auth.localhost:4173/_/default/auth',
        reward: 'http://reward.localhost:4173/_/default/reward',
        chat: 'http://chat.localhost:4173/_/default/chat',
        content: 'http://content.localhost:4173/_/default/content',
      },
    ])
  })

  it('sends its answers over a network late and compressed to who takes that', async () => {
    const clock = createVirtualClock()
    const server = createMockServer({ clock, dialect: 'odd' })
    const ask = (encoding: string) =>
      server.answer(
        new Request('http://localhost/_/default/api/', {
          headers: { 'Accept-Encoding': encoding },
        }),
      )
    const answers = [ask('gzip, br'), ask('identity')]
    await clock.advance(250)
    const [compressed, plain] = await Promise.all(answers)
    const read = new Response(compressed?.body?.pipeThrough(new DecompressionStream('gzip')))
    expect([
      compressed?.headers.get('Content-Encoding'),
      plain?.headers.get('Content-Encoding'),
      Object(await read.json()).code,
    ]).toEqual(['gzip', null, 1])
  })
})
