import { codes } from '@croupier/core/contract'
import { satangToBaht } from '@croupier/core/money'
import { bangkokIso } from '../bangkok.ts'
import { seedArticles } from '../seed/articles.ts'
import { depositOffer, registrationOffer, type TimedOffer } from '../seed/promotions.ts'
import { forMember, type Handler } from './handler.ts'
import { refusalsOf, type WireRefusal } from './refusal.ts'
import { isOwnGroup, siteRefusals } from './site.refusals.ts'

const refuseCheck = refusalsOf(codes.depositPromotion, {
  cannotCheck: 'The deposit cannot be checked',
})

/** Not documented: the offer runs on, whatever the code. */
const notYet: WireRefusal = { code: 2, message: 'Not enough was deposited yet' }

/** Both offers for a visitor; for a member the one that runs [PROMO-01]. */
export const getPromotion: Handler<'getPromotion'> = ({ world, member }) => {
  if (!member) {
    return { code: 0, result: { list: [registrationOffer, depositOffer].map((one) => offer(one)) } }
  }
  const since = world.promotions.runningSince(member.username)
  return { code: 0, result: { list: since === null ? [] : [offer(depositOffer, since)] } }
}

const offer = ({ type, deposit, credit, minutes }: TimedOffer, since: number | null = null) => ({
  regisPromotionType: type,
  deposit: deposit && satangToBaht(deposit),
  credit: satangToBaht(credit),
  time: minutes,
  start: since === null ? null : bangkokIso(since),
})

/**
 * Credits the offer once what it asks for was deposited in time [PROMO-09, PROMO-10]. Says so as often as
 * it is asked: an answer can get lost on its way.
 */
export const checkDepositPromotion = forMember<'checkDepositPromotion'>(
  ({ world, member, skipsRules }) => {
    const { username } = member
    if (world.promotions.isCredited(username)) return { code: 0 }
    if (!skipsRules) {
      const isEarned = world.promotions.isEarned(username)
      if (!isEarned) {
        return world.promotions.runningSince(username) === null
          ? refuseCheck('cannotCheck')
          : notYet
      }
    }
    world.promotions.noteCredited(username)
    world.grant(username, depositOffer.credit, 'first deposit promotion')
    world.changes.tell({ type: 'changed', part: 'members' })
    return { code: 0 }
  },
)

/** What a content page shows, in the language that was asked for. */
export const listPromotions: Handler<'listPromotions'> = ({ world, query }) => {
  const { groupID, kind = 'promotion', lang } = query
  if (!isOwnGroup(world, groupID)) return siteRefusals.unknownGroup
  return {
    code: 0,
    result: {
      list: seedArticles[kind].map(({ id, title, content, link }) => ({
        _id: id,
        title: title[lang],
        content: content[lang],
        img: null,
        link,
      })),
    },
  }
}
