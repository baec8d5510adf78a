import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bahtAmount, list, maybe, personal, wireId } from './fields.ts'

const bonus = z.object({
  is_bonus: z.union([z.boolean(), z.number()]),
  topshow: maybe(z.string()),
  message: maybe(z.string()),
})

const bankChannel = z.object({
  id: wireId(),
  bank_id: z.string(),
  img: z.string(),
  provider: z.string(),
  acc_name: z.string(),
  acc_no: z.string(),
  min_deposit: bahtAmount(),
  max_deposit: bahtAmount(),
  bonus: maybe(bonus),
})

const paymentChannel = z.object({
  id: wireId(),
  img: maybe(z.string()),
  provider: z.string(),
  min_deposit: maybe(bahtAmount()),
  max_deposit: maybe(bahtAmount()),
  bonus: maybe(bonus),
})

export const trueWalletChannel = z.object({
  id: wireId(),
  img: z.string(),
  acc_name: z.string(),
  provider: z.string(),
  min_deposit: bahtAmount(),
  max_deposit: bahtAmount(),
  bonus: maybe(bonus),
})

const usdtChannel = z.object({
  id: wireId(),
  img: z.string(),
  img_network: z.string(),
  network: z.string(),
  acc_name: z.string(),
  address: z.string(),
  exchange: bahtAmount(),
  bonus: maybe(bonus),
})

/** The lists of a profile and what an entry of each is. Nothing of one keeps another from being read. */
export const profileEntries = {
  bank: bankChannel,
  payment: paymentChannel,
  truewallet: trueWalletChannel,
  usdt: usdtChannel,
}

export const profileAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    user: z.object({
      bank_account: maybe(personal(z.string())),
      bank_id: maybe(z.string()),
      firstname: personal(z.string()),
      lastname: personal(z.string()),
      group_bank: maybe(z.string()),
    }),
    bank: list(bankChannel),
    payment: list(paymentChannel),
    truewallet: list(trueWalletChannel),
    usdt: list(usdtChannel),
    min_withdraw: maybe(bahtAmount()),
  }),
})

/** The member’s ways to pay. */
export const getProfileEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/data/profile',
  credential: 'access',
  encoding: 'none',
  answer: profileAnswer,
  context: 'profile',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: true,
  source: 'API-02',
})
