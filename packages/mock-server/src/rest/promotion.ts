import { codes } from '@croupier/core/contract'
import { satangToBaht } from '@croupier/core/money'
import { startOfBangkokMonth } from '@croupier/core/time'
import { bangkokIso } from '../base/bangkok.ts'
import { seedArticles } from '../seed/articles.ts'
import {
  depositArticle,
  depositOffer,
  registrationArticle,
  registrationOffer,
  type TimedOffer,
} from '../seed/promotions.ts'
import type { World } from '../world/world.ts'
import { forMember, type Handler } from './handler.ts'
import { refusalsOf, type WireRefusal } from './refusal.ts'
import { isOwnGroup, siteRefusals } from './site.refusals.ts'

const refuseCheck = refusalsOf(codes.depositPromotion, {
  cannotCheck: 'The deposit cannot be checked',
})

/** An undocumented code: while the offer runs it keeps running, and afterwards it was missed. */
const notYet: WireRefusal = { code: 2, message: 'Not enough was deposited in time' }

/** Both offers for a visitor; the running one for a member [PROMO-01]. */
export const getPromotion: Handler<'getPromotion'> = ({ world, member }) => {
  if (!member) {
    return { code: 0, result: { list: [registrationOffer, depositOffer].map((one) => offer(one)) } }
  }
  const since = world.promotions.runningSince(member.username)
  return { code: 0, result: { list: since === null ? [] : [offer(depositOffer, since)] } }
}

const offer = (
  { article, type, deposit, credit, minutes }: TimedOffer,
  since: number | null = null,
) => ({
  regisPromotionType: type,
  deposit: deposit && satangToBaht(deposit),
  credit: satangToBaht(credit),
  time: minutes,
  start: since === null ? null : bangkokIso(since),
  promotionId: article,
})

/**
 * Whether the offer was credited, which happens as soon as the required amount has arrived [PROMO-09, PROMO-10].
 * The answer stays the same however often it is requested, because an answer can be lost.
 */
export const checkDepositPromotion = forMember<'checkDepositPromotion'>(
  ({ world, member, skipsRules }) => {
    const { username } = member
    const { promotions } = world
    if (skipsRules) {
      promotions.credit(username)
      world.changes.tell({ type: 'changed', part: 'members' })
    }
    if (promotions.isCredited(username)) return { code: 0 }
    return promotions.wasBegun(username) ? notYet : refuseCheck('cannotCheck')
  },
)

/** The entries of a content page, in the requested language, with what they are to the member who asks. */
export const listPromotions: Handler<'listPromotions'> = ({ world, member, query }) => {
  const { groupID, kind = 'promotion', lang } = query
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  const { promotionClaim, registrationDisabled } = world.site.document()
  const articles = seedArticles[kind].filter(
    ({ id }) => !(registrationDisabled && id === registrationArticle),
  )
  return {
    code: 0,
    result: {
      list: articles.map(
        ({ content, contentUnclaimed, id, link, months, picture, terms, title }) => ({
          _id: id,
          title: title[lang],
          content: ((!promotionClaim && contentUnclaimed) || content)[lang],
          img: picture ?? null,
          link,
          terms: terms?.[lang] ?? null,
          startsAt: months ? monthOf(world, months[0]) : null,
          endsAt: months ? monthOf(world, months[1]) : null,
          state: member && id === depositArticle ? stateOfOffer(world, member.username) : null,
        }),
      ),
    },
  }
}

/** The beginning of a month, counted from the current one. */
const monthOf = ({ clock }: World, months: number) =>
  bangkokIso(startOfBangkokMonth(clock.now(), months))

function stateOfOffer({ promotions }: World, username: string): 'running' | 'credited' | null {
  if (promotions.isCredited(username)) return 'credited'
  return promotions.runningSince(username) === null ? null : 'running'
}
