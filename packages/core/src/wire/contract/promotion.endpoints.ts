import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bahtAmount, list, maybe, picture, wireId, wireInstant } from './fields.ts'

/** A timed offer. */
export const timedPromotion = z.object({
  regisPromotionType: z.enum(['regis', 'deposit']),
  /** What has to be deposited; an offer for registering has none. */
  deposit: maybe(bahtAmount()),
  /** What is credited for it. */
  credit: bahtAmount(),
  /** For how many minutes; ten when it is missing or no number [OPEN-13]. */
  time: z.optional(z.unknown()),
  /** Since when it runs for this member, if it does [OPEN-15]. */
  start: maybe(wireInstant()),
})

export const promotionAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(timedPromotion) }),
})

export const listPromotionsQuery = z.object({
  groupID: z.string().check(z.minLength(1)),
  lang: z.enum(['th', 'en']),
  /** Which content page asks; the promotions page where nothing is said. */
  kind: z.optional(z.enum(['promotion', 'vip', 'bonus', 'event'])),
})

export const promotionContent = z.object({
  _id: wireId(),
  title: z.string(),
  /** Paragraphs are set apart by an empty line. */
  content: z.string(),
  img: picture(),
  link: maybe(z.string()),
})

export const listPromotionsAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(promotionContent) }),
})

/** The timed offers: all for a visitor, those that run for a member. */
export const getPromotionEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/api/v3/member/getPromotion',
  credential: 'access',
  servesVisitors: true,
  encoding: 'none',
  answer: promotionAnswer,
  context: 'promotion',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-10, OPEN-15, OPEN-16: the answer is ours, in the names of the promotion data',
})

/** What the promotions page shows, and likewise the pages of VIP, bonuses and events, in one language. */
export const listPromotionsEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/api/promotion/list',
  credential: 'access',
  servesVisitors: true,
  encoding: 'none',
  query: listPromotionsQuery,
  answer: listPromotionsAnswer,
  context: 'promotion',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: true,
  source: 'API-11, OPEN-16: the parameters and the answer are ours',
})
