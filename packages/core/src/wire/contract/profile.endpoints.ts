import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  bahtAmount,
  dispensable,
  exact,
  formed,
  maybe,
  personal,
  picture,
  wireId,
} from './fields.ts'

/** The badge of a channel. It is only displayed and nothing is computed from it: the server credits the bonus. */
const bonus = z.object({
  is_bonus: formed('flag', z.union([z.boolean(), z.number()])),
  topshow: maybe(z.string()),
  message: maybe(z.string()),
})

/** The limits of one deposit. */
const limits = {
  /** 0 or missing where there is no minimum. */
  min_deposit: maybe(bahtAmount()),
  /** A channel without a maximum is shown but unusable, like one with malformed limits. */
  max_deposit: maybe(bahtAmount()),
}

export const bankChannel = z.object({
  id: wireId(),
  bank_id: exact('code', z.string()),
  img: picture(),
  provider: z.string(),
  acc_name: z.string(),
  acc_no: formed('accountNumber', exact('address', z.string())),
  ...limits,
  bonus: dispensable(bonus),
})

export const paymentChannel = z.object({
  id: wireId(),
  img: picture(),
  provider: z.string(),
  ...limits,
  bonus: dispensable(bonus),
})

export const trueWalletChannel = z.object({
  id: wireId(),
  img: picture(),
  acc_name: z.string(),
  provider: z.string(),
  ...limits,
  bonus: dispensable(bonus),
})

const usdtChannel = z.object({
  id: wireId(),
  img: picture(),
  img_network: picture(),
  network: formed('usdtNetwork', z.string()),
  acc_name: z.string(),
  address: exact('address', z.string()),
  exchange: formed('rate', exact('amount', z.union([z.number(), z.string()]))),
  bonus: dispensable(bonus),
})

/** A list of ways to pay; one that is malformed does not affect the other lists. */
const channels = <Channel extends z.core.$ZodType>(channel: Channel) =>
  dispensable(z.array(channel))

export const profileAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    user: z.object({
      bank_account: dispensable(exact('address', personal(z.string()))),
      bank_id: dispensable(exact('code', z.string())),
      firstname: personal(z.string()),
      lastname: personal(z.string()),
      group_bank: dispensable(z.string()),
    }),
    bank: channels(bankChannel),
    payment: channels(paymentChannel),
    truewallet: channels(trueWalletChannel),
    usdt: channels(usdtChannel),
    min_withdraw: dispensable(bahtAmount()),
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
