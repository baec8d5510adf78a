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
import { createSite } from '../world/site.ts'
import { createWorldDialect } from '../world/world.dialect.ts'
import { numberOfId } from './wire.ids.ts'

const names = Object.keys(endpoints) as readonly EndpointName[]
const rounds = 120

/** Ways to write the same answer, the same ones every time. */
function written(name: EndpointName, answer: unknown): readonly unknown[] {
  const random = createSeededRandom(7)
  const dialect = createWorldDialect('odd', random, createSite('default', {}))
  return Array.from({ length: rounds }, () => dialect.write(name, answer, 'https://site.test'))
}

/** All that stands at a place of these answers, as JSON has it; `missing` where nothing does. */
function formsOf(answers: readonly unknown[], ...path: readonly (string | number)[]) {
  const found = answers.map((answer) =>
    path.reduce<unknown>((within, name) => Object(within)[name], answer),
  )
  return [
    ...new Set(found.map((one) => (one === undefined ? 'missing' : JSON.stringify(one)))),
  ].sort()
}

describe('an answer in the odd dialect', () => {
  it.each(names)('of %s keeps the contract, and is never twice the same', (name) => {
    const odd = written(name, wireExamples[name].answer)
    const kept = odd.filter((one) => z.safeParse(strictAnswerOf(name), one).success)
    expect([kept.length, new Set(odd.map((one) => JSON.stringify(one))).size > 1]).toEqual([
      rounds,
      true,
    ])
  })

  it('writes amounts, times and ids of payments in every form that the contract has', () => {
    const odd = written('createQr', code)
    expect([
      formsOf(odd, 'result', 'id'),
      formsOf(odd, 'result', 'payAmount'),
      formsOf(odd, 'result', 'expiredDate'),
    ]).toEqual([
      ['"1001"', '1001'],
      ['"1,500.50"', '"1500.5"', '"1500.50"', '"1500.500"', '1500.5'],
      [
        '"2025-11-20T07:15:00+00:00"',
        '"2025-11-20T07:15:00.000Z"',
        '"2025-11-20T07:15:00Z"',
        '"2025-11-20T14:15:00+07:00"',
        '1763622900',
        '1763622900000',
      ],
    ])
  })

  it('hands out a code as text, picture, address of a picture, and link', () => {
    const forms = formsOf(written('createQr', code), 'result', 'qrCode').map((form) =>
      String(JSON.parse(form)).replace(/(?<=^data:image\/svg\+xml,).*/, '…'),
    )
    expect(forms).toEqual([
      '00020101021163041A2b',
      '00020101021163041a2b',
      'data:image/svg+xml,…',
      'https://site.test/pictures/codes/00020101021163041A2b.svg',
      'scbeasy://payments/promptpay?qr=00020101021163041A2b',
    ])
  })

  it('says yes and no in every form', () => {
    const waits = written('pollQr', { code: 0, success: false, result: { alert: '' } })
    const paid = written('pollQr', { code: 0, success: true })
    expect([
      formsOf(waits, 'success'),
      formsOf(waits, 'result', 'alert'),
      formsOf(paid, 'success'),
      formsOf(
        written('checkUpgrade', { code: 0, result: { is_upgrade: true } }),
        'result',
        'is_upgrade',
      ),
    ]).toEqual([
      ['0', 'false'],
      ['""', 'false', 'missing', 'null'],
      ['1', 'true'],
      ['1', 'true'],
    ])
  })

  it('counts channels, names banks in any case, and leaves out what is nothing', () => {
    const { answer } = wireExamples.getProfile
    const bank = { ...answer.result.bank?.[0], id: 'bank-1', img: '', min_deposit: 0 }
    const odd = written('getProfile', {
      ...answer,
      result: { ...answer.result, bank: [bank], usdt: [] },
    })
    const banks = formsOf(odd, 'result', 'bank', 0, 'bank_id').map((form) =>
      String(JSON.parse(form)),
    )
    expect([
      formsOf(odd, 'result', 'bank', 0, 'id'),
      formsOf(odd, 'result', 'bank', 0, 'img'),
      formsOf(odd, 'result', 'bank', 0, 'min_deposit'),
      formsOf(odd, 'result', 'usdt'),
      [...new Set(banks.map((id) => id.toLowerCase()))],
      banks.length > 3,
    ]).toEqual([
      [`"${numberOfId('bank-1')}"`, String(numberOfId('bank-1'))],
      ['""', 'missing', 'null'],
      ['"0"', '"0.00"', '"0.000"', '0', 'missing', 'null'],
      ['[]', 'missing', 'null'],
      ['scb'],
      true,
    ])
  })

  it('writes minutes as number and text, and in GraphQL null for what is nothing', () => {
    const offer = { regisPromotionType: 'deposit', credit: 300, time: 10 }
    const game = written('getGame', { data: { getGame: null } })
    expect([
      formsOf(
        written('getPromotion', { code: 0, result: { list: [offer] } }),
        'result',
        'list',
        0,
        'time',
      ),
      formsOf(game, 'data', 'getGame'),
    ]).toEqual([['"10"', '10'], ['null']])
  })

  it('leaves what breaks the contract on purpose as it is, but for fields that nobody knows', () => {
    const odd = written('getCredit', { code: 0, result: {} })
    expect([
      formsOf(odd, 'code'),
      formsOf(odd, 'result'),
      Object.keys(Object(odd[0])).sort(),
    ]).toEqual([['0'], ['{}'], ['__v', 'code', 'meta', 'result']])
  })
})

const code = {
  code: 0,
  result: {
    id: '1001',
    qrCode: '00020101021163041A2b',
    payAmount: 1500.5,
    expiredDate: '2025-11-20T14:15:00+07:00',
  },
  token: 't',
  x_debug_key: 'd',
}

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
        pause: async () => {},
      },
      { ...asking, places: { pictureOrigins: ['http://api.test'], links: ['scbeasy:'] } },
    )
    expect(verdicts.filter(({ findings }) => findings.length > 0)).toEqual([])
  })

  it('hands out tokens of every length, also for payments, from origins of their own', async () => {
    const { control, createQr, server, signIn } = openTestWorld('default')
    await control.speak('odd')
    const lengths = new Set<number>()
    for (let signIns = 0; signIns < 12; signIns += 1) lengths.add((await signIn()).access.length)
    const { access } = await signIn()
    const keys = new Set<number>()
    for (let codes = 0; codes < 12; codes += 1) keys.add((await createQr(access)).token.length)
    const site = await server.fetch(new Request('http://localhost:4173/site.json'))
    expect([[...lengths].sort(), [...keys].sort(), Object(await site.json()).services]).toEqual([
      [3000, 7],
      [1000, 7],
      {
        api: 'http://api.localhost:4173/_/default/api',
        auth: 'http://auth.localhost:4173/_/default/auth',
        reward: 'http://reward.localhost:4173/_/default/reward',
        chat: 'http://chat.localhost:4173/_/default/chat',
        content: 'http://content.localhost:4173/_/default/content',
      },
    ])
  })

  it('is sent ids back as it wrote them, and takes them for its own [API-30]', async () => {
    const { call, control, createQr, poll, signIn } = openTestWorld('default')
    await control.speak('odd')
    const { access } = await signIn()
    await call('getProfile', { token: access })
    const payment = await createQr(access, '500', String(numberOfId('pp-1')))
    await control.pay(String(payment.result.id))
    const { success } = await poll(access, payment)
    expect([Number(payment.result.id), Boolean(success)]).toEqual([1001, true])
  })

  it('refuses a call without a token by status 401 or by the code alone', async () => {
    const { call, control } = openTestWorld('default')
    await control.speak('odd')
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('getCredit')))
    expect([
      [...new Set(answers.map(({ status }) => status))].sort(),
      [...new Set(answers.map((answer) => answer.json().code))],
    ]).toEqual([[200, 401], [7003]])
  })

  it('serves the picture of a code, and no other text as one', async () => {
    const { server } = openTestWorld('default')
    const at = (text: string) =>
      server.fetch(new Request(`http://localhost/pictures/codes/${text}.svg`))
    const [picture, other] = await Promise.all([at('00020101021163041A2b'), at('hello')])
    expect([
      picture.headers.get('Content-Type'),
      (await picture.text()).slice(0, 4),
      other.status,
    ]).toEqual(['image/svg+xml', '<svg', 404])
  })
})
