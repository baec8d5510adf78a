import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bahtAmount, dispensable, list, maybe, picture, wireId, wireInstant } from './fields.ts'

/** A timed offer. */
export const timedPromotion = z.object({
  regisPromotionType: z.enum(['regis', 'deposit']),
  /** The amount to deposit; an offer for registering has none. */
  deposit: maybe(bahtAmount()),
  /** The amount that is credited. */
  credit: bahtAmount(),
  /** How many minutes it runs; ten when that is missing or not a number [OPEN-13]. */
  time: z.optional(z.unknown()),
  /** When it started for this member, if it is running [OPEN-15]. */
  start: maybe(wireInstant()),
  /** The entry of the promotions page that states its conditions. */
  promotionId: dispensable(wireId()),
})

export const promotionAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(timedPromotion) }),
})

export const listPromotionsQuery = z.object({
  groupID: z.string().check(z.minLength(1)),
  lang: z.enum(['th', 'en']),
  /** The content page whose articles are requested; by default the promotions page. */
  kind: z.optional(z.enum(['promotion', 'vip', 'bonus', 'event'])),
})

export const promotionContent = z.object({
  _id: wireId(),
  title: z.string(),
  /** Paragraphs are separated by empty lines. */
  content: z.string(),
  img: picture(),
  link: maybe(z.string()),
  /** The conditions, one a paragraph; the site then has a page of its own for the entry. */
  terms: dispensable(z.string()),
  startsAt: dispensable(wireInstant()),
  endsAt: dispensable(wireInstant()),
  /** What it is to the member who asks. */
  state: dispensable(z.enum(['running', 'credited'])),
})

export const listPromotionsAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(promotionContent) }),
})

/** The timed offers: for a visitor all, for a member those that are running. */
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

/** The articles of the promotions page, or of the VIP, bonus or event page, in one language. */
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
