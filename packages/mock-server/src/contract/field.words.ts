import type { EndpointName } from '@croupier/core/contract'
import type { FieldWords } from './described.schema.ts'

/** The descriptions of a call's fields, where their names are not enough. */
export interface CallWords {
  readonly body?: FieldWords
  readonly answer?: FieldWords
}

const seconds = 'Epoch seconds.'
const page = 'Pages have twenty entries; the first is 1.'
const total = 'How many entries all pages have together.'
const day = 'A day in Bangkok, such as `2026-11-19`.'

const signedIn: CallWords = {
  answer: {
    'result._id': 'The member’s id: `userID` of GraphQL.',
    'result.reward_token':
      'For a site with a reward service. No renewal brings another, so it has to be good for as long as the session.',
  },
}

const picture =
  'A path of the site, a data address, or an https address at the site, its content service or a host in `paymentPictureHosts`: the content policy has browsers load no other.'

const gameWords = (list: string): FieldWords => ({
  [`${list}._id`]: 'Stands in the address of the game’s page, and is `gameID` of GraphQL.',
  [`${list}.type`]: '`slots`, `casino`, `fishing`, `lotto` or `sports`; others are let through.',
  [`${list}.category`]: 'The key of the provider.',
  [`${list}.code`]: 'What the provider knows it by: `game_code` of the launch.',
  [`${list}.img`]: picture,
})

const playable = (game: string): FieldWords => ({
  ...gameWords(game),
  [`${game}.rating`]: 'From 0 to 5; for members.',
  [`${game}.launching`]:
    'For members: the path that launches it, `/api/v3/member/game/launch/` and one part more of letters, digits and `_ . ~ -`. Without it the game cannot be opened.',
})

const listed = (game: string): FieldWords => ({
  ...playable(game),
  [`${game}.rtp`]:
    'Ours: the return to player in percent. Asked for, with the volatility, only by a site with `gameFigures` in its configuration.',
})

const limits = (channel: string): FieldWords => ({
  [`${channel}.min_deposit`]: '0 or nothing: there is no minimum.',
  [`${channel}.max_deposit`]: 'Has to be there: a channel without one is shown and cannot be used.',
})

const notice = (one: string): FieldWords => ({
  [`${one}.link`]:
    'A path of the site, or an https address at the site, its services or a host in `linkHosts` of the site’s configuration.',
  [`${one}.imageUrl`]: picture,
  [`${one}.showOne`]: 'Not shown again for a while once it was closed.',
  [`${one}.forceUpgate`]: 'Cannot be put off while the upgrade check says so.',
})

/** Every call whose fields need a description. */
export const fieldWords: Partial<Readonly<Record<EndpointName, CallWords>>> = {
  login: signedIn,
  chatSignIn: signedIn,
  register: {
    ...signedIn,
    body: {
      ref: 'The invitation that the visitor came by: what follows `/aff/` in a member’s link.',
      'promotion.start': 'When the visitor took the offer.',
    },
  },
  requestOtp: { answer: { 'result.expiredDate': 'Until when the code that was sent is taken.' } },
  getProfile: {
    answer: {
      'result.user.group_bank': 'The group of customers: `groupCustomer` of the notices.',
      'result.usdt[].exchange': 'Baht for one USDT.',
      ...limits('result.bank[]'),
      ...limits('result.payment[]'),
      ...limits('result.truewallet[]'),
    },
  },
  listTrueWallets: { answer: limits('result.truewallet[]') },
  getHistory: {
    answer: {
      'result.list[].time': seconds,
      'result.list[].status': '1 is success, anything else in progress.',
      'result.list[].currency': '`THB` where nothing is said.',
      'result.list[].channel':
        'By what the money moved: `bank`, `payment`, `truewallet` or `usdt`, as the lists of the profile are called. Anything else is shown as it came.',
      'result.list[].merchantRef':
        'The reference of a deposit’s code or of a withdrawal, which members give to the admin.',
      'result.list[].bonus':
        'What was credited on top of this deposit; it is listed as an entry of its own too.',
      'result.list[].balanceAfter': 'The balance right after this entry.',
    },
  },
  withdraw: {
    body: { balance: 'The amount that is asked for, not the one that is held.' },
    answer: {
      'result.date': 'Until when the next withdrawal has to wait; ten minutes without it.',
    },
  },
  getMinWithdraw: { answer: { min: 'The least that may be withdrawn.' } },
  getPromotion: {
    answer: {
      'result.list[].deposit': 'What has to be deposited; an offer for registering has none.',
      'result.list[].credit': 'What is credited for it.',
      'result.list[].time': 'For how many minutes it runs, a day of them at most; ten without it.',
      'result.list[].start':
        'Since when it runs for this member. Signing out forgets the offer on the device, and the next sign-in takes it up again by this field.',
      'result.list[].promotionId':
        'The `_id` of the entry of the promotions page that states the conditions. Without it the offer has no link to them.',
    },
  },
  listPromotions: {
    answer: {
      'result.list[].content': 'Paragraphs are set apart by an empty line.',
      'result.list[].img': picture,
      'result.list[].terms':
        'The conditions, in paragraphs with an empty line between them. The card of an entry with conditions links to a page that shows them.',
      'result.list[].startsAt': 'Since when it holds.',
      'result.list[].endsAt': 'When it ends: the first moment at which it no longer holds.',
      'result.list[].state':
        '`running` or `credited` for the member who asks. Without it the state follows from the period.',
    },
  },
  chatAuthorize: {
    answer: {
      'result.auth_link':
        'Where the chat service asks for consent: an https address at the site, its services or a host in `linkHosts` of the site’s configuration. It comes back to `/loginLine?ticket=` or to the site.',
    },
  },
  launchGame: {
    body: { client: '`MB` on a phone, `PC` elsewhere.' },
    answer: {
      result:
        'Where the game runs, as this member: an https address at a host in `gameHosts` of the site’s configuration. Any other is not opened.',
    },
  },
  listCategories: { answer: gameWords('result.list[]') },
  listGames: { answer: listed('result.list[]') },
  lists: { answer: listed('data.lists[]') },
  categorys: { answer: gameWords('data.categorys[]') },
  getGame: { answer: playable('data.getGame') },
  getTournaments: {
    answer: {
      'data.getTournaments[].board':
        'Whose points count most, the first one first. Asked for, with the rules and games, only by a site with `tournamentDetails` in its configuration.',
      'data.getTournaments[].rulesEn': 'Text; what follows a line break is a paragraph of its own.',
      'data.getTournaments[].games': 'The games that count, with their ids in the catalogue.',
    },
  },
  getDemos: {
    answer: {
      'data.getDemos[].img': picture,
      'data.getDemos[].url':
        'Where it runs without a member and without money: an https address at a host in `gameHosts`.',
    },
  },
  getNotifys: { answer: notice('data.getNotifys[]') },
  getNotify: { answer: notice('data.getNotify') },
  affiliateOverview: {
    answer: {
      'result.ref': 'The invitation: what follows `/aff/` in the member’s link.',
      'result.balance': 'Commission that may be withdrawn.',
      'result.commission': 'Commission that was ever earned.',
      'result.rate': 'Of what the invited members play, in percent: 0.5 is half a percent.',
      'result.updated': 'Until when the figures count.',
      'result.withdrawn': 'When commission was last withdrawn.',
    },
  },
  affiliateMembers: {
    body: { page },
    answer: {
      'result.list[].member_name': 'Shortened: enough to know a friend by, too little to log in.',
      'result.list[].time': `When they joined. ${seconds}`,
      'result.total': total,
    },
  },
  affiliateTransactions: {
    body: { page },
    answer: { 'result.list[].time': seconds, 'result.total': total },
  },
  affiliateReportDaily: {
    body: { from: `${day} It belongs to the period.`, to: `${day} It belongs to the period.` },
    answer: {
      'result.list[].id': `${day} It asks for the detail.`,
      'result.list[].members': 'How many of the invited members played.',
    },
  },
  affiliateReportDetail: {
    body: { id: day },
    answer: { 'result.list[].type': 'The type of the games that were played.' },
  },
}
