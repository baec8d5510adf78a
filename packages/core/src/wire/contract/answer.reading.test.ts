import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { entriesAmong, readAsMeant } from './answer.reading.ts'
import { wireExamples } from './examples/wire.examples.ts'
import {
  bahtAmount,
  dispensable,
  exact,
  list,
  maybe,
  secret,
  wireFlag,
  wireId,
  wireInstant,
} from './fields.ts'
import { profileAnswer } from './profile.endpoints.ts'

describe('a value whose meaning is certain', () => {
  it.each<[string, z.core.$ZodType, unknown, unknown]>([
    ['a number as text', z.number(), '12.5', 12.5],
    ['a whole number as text', z.int(), ' 012 ', 12],
    ['a number below nought as text', z.number(), '-3', -3],
    ['text as a number', z.string(), 7, '7'],
    ['a name as a number', z.string().check(z.minLength(1)), 0, '0'],
    ['a yes as 1', z.boolean(), 1, true],
    ['a no as 0', z.boolean(), 0, false],
    ['a yes as text', wireFlag(), '1', true],
    ['a no as a word', wireFlag(), 'false', false],
    ['null for what may be missing', z.optional(z.string()), null, undefined],
    ['a missing field', maybe(z.string()), undefined, undefined],
    ['an amount as it came', bahtAmount(), '1,250.50', '1,250.50'],
    ['an instant as it came', wireInstant(), '1795158000', '1795158000'],
    ['an id as a number', wireId(), 7, '7'],
  ])('is read: %s', (_what, schema, wire, meant) => {
    expect(readAsMeant(schema, wire)).toEqual({ wire: meant, leftOut: [] })
  })
})

describe('a value that could mean several things', () => {
  it.each<[string, z.core.$ZodType, unknown]>([
    ['a number with an exponent', z.number(), '1e3'],
    ['a number of another base', z.number(), '0x10'],
    ['a number with separators', z.number(), '1,234'],
    ['a number with more digits than one holds', z.number(), '9007199254740993'],
    ['no number at all', z.number(), ' '],
    ['a broken number as a whole one', z.int(), '1.5'],
    ['a broken number as text', z.string(), 1.5],
    ['a number that has lost digits, as text', z.string(), 2 ** 53],
    ['two for yes', z.boolean(), 2],
    ['a word for yes', z.boolean(), 'yes'],
    ['an account as a number, without its noughts', exact('address', z.string()), 123_456_789],
    ['a token as a number', secret(z.string()), 7],
    ['yes as an amount', bahtAmount(), true],
    ['a word for the success of a call', z.literal(0), '0'],
    ['one of some words as a number', z.enum(['1', '2']), 1],
    ['an object as text', z.string(), { toString: 1 }],
    ['a list as an object', z.object({}), []],
  ])('is left to be refused: %s', (_what, schema, wire) => {
    const { leftOut, wire: meant } = readAsMeant(schema, wire)
    expect([meant, leftOut]).toEqual([wire, []])
    expect(z.safeParse(schema, meant).success).toBe(false)
  })
})

describe('a list', () => {
  const things = z.object({
    list: list(z.object({ id: z.string(), note: dispensable(z.string()) })),
  })

  it('goes without its odd entries, and counts them', () => {
    const wire = { list: [{ id: 'a' }, null, { id: {} }, 'b', { id: 3 }, []] }
    expect(readAsMeant(things, wire)).toEqual({
      wire: { list: [{ id: 'a' }, { id: '3' }] },
      leftOut: ['list.1', 'list.2', 'list.3', 'list.5'],
    })
  })

  it('keeps an entry without what it can do without', () => {
    const wire = {
      list: [
        { id: 'a', note: [] },
        { id: 'b', note: 'new' },
      ],
    }
    expect(readAsMeant(things, wire)).toEqual({
      wire: {
        list: [
          { id: 'a', note: null },
          { id: 'b', note: 'new' },
        ],
      },
      leftOut: ['list.0.note'],
    })
  })

  it('of which nothing can be read is not an empty one', () => {
    const wire = { list: [null, 5] }
    expect(readAsMeant(things, wire)).toEqual({ wire, leftOut: [] })
  })

  it('may hold lists', () => {
    const wire = [[1, 'x'], 5, ['2']]
    expect(readAsMeant(z.array(z.array(z.number())), wire)).toEqual({
      wire: [[1], [2]],
      leftOut: ['0.1', '1'],
    })
  })
})

it('counts the entries among what was left out, at any depth', () => {
  expect(entriesAmong(['list.0', 'list.1.note', '0.12', '', 'result.bank', 'result.x2'])).toBe(2)
})

describe('what a profile tells of ways to pay', () => {
  const { answer: good } = wireExamples.getProfile
  const [bank] = good.result.bank ?? []
  const [payment] = good.result.payment ?? []
  const wallet = { ...bank, id: 'w-1', provider: 'TrueMoney' }
  const usdt = {
    id: 'u-1',
    network: 'TRC20',
    acc_name: 'Croupier',
    address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    exchange: '34.85',
  }
  const lists = { bank: [bank], payment: [payment], truewallet: [wallet], usdt: [usdt] }
  const leftOf = (odd: Readonly<Record<string, unknown>>) => {
    const wire = { code: 0, result: { ...good.result, ...lists, ...odd } }
    const { leftOut, wire: meant } = readAsMeant(profileAnswer, wire)
    const { result } = z.parse(profileAnswer, meant)
    const left = [...Object.keys(lists)].map((name) => {
      const entries: readonly unknown[] = Object(result)[name] ?? []
      return entries.map((entry) => [Object(entry).id, Object(entry).bonus ?? null])
    })
    return { left, leftOut }
  }
  const whole = {
    left: [[['b-1', null]], [['p-1', payment?.bonus]], [['w-1', null]], [['u-1', null]]],
    leftOut: [],
  }
  const [fromBank, fromPayment, fromWallet, fromUsdt] = whole.left

  it.each<[string, Readonly<Record<string, unknown>>, ReturnType<typeof leftOf>]>([
    ['is read whole where nothing is odd', {}, whole],
    [
      'goes without a bank that has no name of an account',
      { bank: [{ ...bank, acc_name: undefined }] },
      {
        left: [[], fromPayment ?? [], fromWallet ?? [], fromUsdt ?? []],
        leftOut: ['result.bank'],
      },
    ],
    [
      'goes without a list that is none',
      { truewallet: {} },
      {
        left: [fromBank ?? [], fromPayment ?? [], [], fromUsdt ?? []],
        leftOut: ['result.truewallet'],
      },
    ],
    [
      'has no list where there is nothing to tell [OPEN-69]',
      { bank: null, usdt: undefined },
      { left: [[], fromPayment ?? [], fromWallet ?? [], []], leftOut: [] },
    ],
    [
      'keeps a way to pay whose bonus is an empty list, or says neither yes nor no',
      {
        truewallet: [{ ...wallet, bonus: [] }],
        payment: [{ ...payment, bonus: { is_bonus: 'x' } }],
      },
      {
        left: [fromBank ?? [], [['p-1', null]], fromWallet ?? [], fromUsdt ?? []],
        leftOut: ['result.payment.0.bonus', 'result.truewallet.0.bonus'],
      },
    ],
    ['keeps a way to pay without its picture', { bank: [{ ...bank, img: null }] }, whole],
    [
      'goes without what is no entry at all',
      { payment: [null, 'x', payment] },
      { ...whole, leftOut: ['result.payment.0', 'result.payment.1'] },
    ],
    [
      'is read beside a minimum that is none',
      { min_withdraw: {} },
      { ...whole, leftOut: ['result.min_withdraw'] },
    ],
    [
      'is read beside an account of the member’s that is a number',
      { user: { ...good.result.user, bank_account: 123_456_789 } },
      { ...whole, leftOut: ['result.user.bank_account'] },
    ],
  ])('%s', (_what, odd, read) => {
    expect(leftOf(odd)).toEqual(read)
  })
})
