import { describe, expect, it } from 'vitest'
import { wireExamples } from '../../testing/wire-examples.ts'
import { profileAnswer } from '../contract/profile.endpoints.ts'
import { siftProfile } from './profile.entries.ts'
import { readProfile } from './profile.ts'

const { answer: good } = wireExamples.getProfile
const [bank] = good.result.bank ?? []
const [payment] = good.result.payment ?? []
const wallet = { ...bank, id: 'w-1', provider: 'TrueMoney' }
const usdt = {
  id: 'u-1',
  img: '',
  img_network: '',
  network: 'TRC20',
  acc_name: 'Croupier',
  address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  exchange: '34.85',
}

/** What is left of a profile in which something is odd. */
function readOdd(odd: Readonly<Record<string, unknown>>) {
  const lists = { bank: [bank], payment: [payment], truewallet: [wallet], usdt: [usdt] }
  const sifted = siftProfile({ code: 0, result: { ...good.result, ...lists, ...odd } })
  const { channels, usdt: accounts } = readProfile(profileAnswer.parse(sifted.answer).result)
  return {
    channels: channels.map(({ key, bonusLabel }) => [key, bonusLabel]),
    usdt: accounts.map(({ id }) => id),
    leftOut: sifted.leftOut,
  }
}

const fromPayment = ['payment:p-1', 'โบนัส 5%']
const fromWallet = ['truewallet:w-1', null]
const fromBank = ['bank:b-1', null]
const whole = { channels: [fromPayment, fromWallet, fromBank], usdt: ['u-1'], leftOut: 0 }

describe('what a profile tells of ways to pay', () => {
  it.each<[string, Readonly<Record<string, unknown>>, ReturnType<typeof readOdd>]>([
    ['is read whole where nothing is odd', {}, whole],
    [
      'goes without a bank that has no name of an account',
      { bank: [{ ...bank, acc_name: undefined }] },
      { ...whole, channels: [fromPayment, fromWallet], leftOut: 1 },
    ],
    [
      'goes without an account for USDT whose network nobody knows',
      {
        usdt: [
          { ...usdt, network: null },
          { ...usdt, id: 'u-2' },
        ],
      },
      { ...whole, usdt: ['u-2'], leftOut: 1 },
    ],
    [
      'goes without a list that is none',
      { truewallet: {} },
      { ...whole, channels: [fromPayment, fromBank], leftOut: 1 },
    ],
    [
      'has no list where there is nothing to tell [OPEN-69]',
      { bank: null, usdt: undefined },
      { channels: [fromPayment, fromWallet], usdt: [], leftOut: 0 },
    ],
    [
      'has entries that are numbered',
      { bank: [{ ...bank, id: 7 }] },
      { ...whole, channels: [fromPayment, fromWallet, ['bank:7', null]] },
    ],
    [
      'keeps a way to pay whose bonus is an empty list, or says neither yes nor no',
      {
        truewallet: [{ ...wallet, bonus: [] }],
        payment: [{ ...payment, bonus: { is_bonus: 'x' } }],
      },
      { ...whole, channels: [['payment:p-1', null], fromWallet, fromBank], leftOut: 2 },
    ],
    [
      'goes without what is no entry at all',
      { payment: [null, 'x', payment] },
      { ...whole, leftOut: 2 },
    ],
  ])('%s', (_what, odd, read) => {
    expect(readOdd(odd)).toEqual(read)
  })

  it('is left as it came where there is no profile', () => {
    expect([siftProfile(null), siftProfile({ code: 5 })]).toEqual([
      { answer: null, leftOut: 0 },
      { answer: { code: 5 }, leftOut: 0 },
    ])
  })
})
