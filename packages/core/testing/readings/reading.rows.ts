import type { QrChannel } from '../../src/member/profile/deposit-channel.ts'
import type { Profile } from '../../src/member/profile/profile.ts'
import type { EndpointName } from '../../src/wire/contract/endpoints.ts'
import { aboveZero, cutOff, exactly, fromZero, limits, rate, withoutSign } from './money.oracle.ts'
import type { Amounts, Money, ReadingRow, WireFields } from './reading.row.ts'

/** A call whose answer has neither lists nor money. */
const plain = { lists: {}, money: [] } as const

/** All amounts, or null if any of them is missing. */
const all = (...amounts: Amounts): Amounts | null => (amounts.includes(null) ? null : amounts)

type Kind = QrChannel['kind'] | 'bankTransfer'
const ofKind = ({ channels }: Profile, wanted: Kind) =>
  channels.filter(({ kind }) => kind === wanted)

/** Nobody can transfer anything to an account without a number. */
const isBlank = (wire: unknown) => typeof wire === 'string' && wire.trim() === ''

const limitsOf = (list: string, kind: Kind): Money<{ profile: Profile }> => ({
  at: `result.${list}[]`,
  fields: ['min_deposit', 'max_deposit'],
  says: ({ acc_no, max_deposit, min_deposit }) =>
    kind === 'bankTransfer' && isBlank(acc_no) ? [null, null] : limits(min_deposit, max_deposit),
  read: ({ profile }) =>
    ofKind(profile, kind).map((channel) => [
      channel.limits?.min ?? null,
      channel.limits?.max ?? null,
    ]),
})

interface Figures {
  readonly turnover: number
  readonly commission: number
}

const figuresOf = <Value>(read: (value: Value) => readonly Figures[]): Money<Value> => ({
  at: 'result.list[]',
  fields: ['turnover', 'commission'],
  says: ({ commission, turnover }) => all(cutOff(turnover), cutOff(commission)),
  read: (value) => read(value).map(({ commission, turnover }) => [turnover, commission]),
})

/** Only withdrawn commission was paid out, so only its amount has to be exact; the type states the direction. */
const commissionOf = ({ amount, type }: WireFields): Amounts | null => {
  const satang = type === 'withdraw' ? exactly(amount) : cutOff(amount)
  return satang === null ? null : [Math.abs(satang)]
}

/** The lists and the money in the answer of every call of the contract. */
export const readingRows: { readonly [Name in EndpointName]: ReadingRow<Name> } = {
  login: plain,
  chatSignIn: plain,
  requestOtp: plain,
  register: plain,
  requestRecovery: plain,
  resetPassword: plain,
  changePassword: plain,
  confirmPassword: plain,
  refresh: plain,
  revoke: plain,
  getMember: plain,
  chatCheck: plain,
  chatAuthorize: plain,
  getCredit: {
    lists: {},
    money: [
      {
        at: 'result',
        fields: ['balance'],
        says: ({ balance }) => all(cutOff(balance)),
        read: ({ balance }) => [[balance]],
      },
    ],
  },
  getProfile: {
    lists: {
      'result.payment': ({ profile }) => ofKind(profile, 'promptPay'),
      'result.truewallet': ({ profile }) => ofKind(profile, 'trueMoney'),
      'result.bank': ({ profile }) => ofKind(profile, 'bankTransfer'),
      'result.usdt': ({ profile }) => profile.usdt,
    },
    beside: ({ profile: { channels: _channels, usdt: _usdt, ...rest } }) => rest,
    money: [
      limitsOf('payment', 'promptPay'),
      limitsOf('truewallet', 'trueMoney'),
      limitsOf('bank', 'bankTransfer'),
      {
        at: 'result.usdt[]',
        fields: ['exchange'],
        says: ({ exchange }) => [rate(exchange)],
        read: ({ profile }) => profile.usdt.map((account) => [account.rate]),
      },
      {
        at: 'result',
        fields: ['min_withdraw'],
        says: ({ min_withdraw }) => [aboveZero(min_withdraw)],
        read: ({ profile }) => [[profile.minWithdraw]],
      },
    ],
  },
  createQr: {
    lists: {},
    money: [
      {
        at: 'result',
        fields: ['payAmount'],
        says: ({ payAmount }) => all(aboveZero(payAmount)),
        read: (value) => (value.kind === 'created' ? [[value.payment.payAmount]] : []),
      },
    ],
  },
  pollQr: {
    lists: {},
    money: [
      {
        at: 'result',
        fields: ['received'],
        says: ({ received }) => [exactly(received)],
        read: (news) => (news.kind === 'rejected' ? [[news.received]] : []),
      },
    ],
  },
  listTrueWallets: {
    lists: { 'result.truewallet': ({ result }) => result.truewallet ?? [] },
    money: [],
  },
  sendTransfer: plain,
  withdraw: plain,
  getMinWithdraw: {
    lists: {},
    money: [
      {
        at: '',
        fields: ['min'],
        says: ({ min }) => [aboveZero(min)],
        read: ({ min }) => [[min]],
      },
    ],
  },
  getHistory: {
    lists: { 'result.list': ({ transactions }) => transactions },
    money: [
      {
        at: 'result.list[]',
        fields: ['amount'],
        says: ({ amount }) => all(withoutSign(amount)),
        read: ({ transactions }) => transactions.map(({ amount }) => [amount]),
      },
      {
        at: 'result.list[]',
        fields: ['bonus', 'balanceAfter'],
        says: ({ balanceAfter, bonus }) => [aboveZero(bonus), cutOff(balanceAfter)],
        read: ({ transactions }) =>
          transactions.map(({ balanceAfter, bonus }) => [bonus, balanceAfter]),
      },
    ],
  },
  checkUpgrade: plain,
  updateUpgrade: plain,
  getUpgrade: plain,
  getPromotion: {
    lists: {
      'result.list': ({ offers: { deposit, depositStart, registration } }) =>
        [registration, deposit && { ...deposit, depositStart }].filter((offer) => offer !== null),
    },
    money: [
      {
        at: 'result.list[]',
        fields: ['credit', 'deposit'],
        says: ({ credit, deposit }) => all(fromZero(credit), fromZero(deposit ?? 0)),
        read: ({ offers: { deposit, registration } }) =>
          [registration, deposit].flatMap((offer) =>
            offer ? [[offer.credit, offer.deposit ?? 0]] : [],
          ),
      },
    ],
  },
  listPromotions: { lists: { 'result.list': ({ articles }) => articles }, money: [] },
  checkDepositPromotion: plain,
  getChatContact: plain,
  listCategories: { lists: { 'result.list': ({ result }) => result.list ?? [] }, money: [] },
  listGames: { lists: { 'result.list': ({ result }) => result.list ?? [] }, money: [] },
  launchGame: plain,
  lists: { lists: { 'data.lists': ({ games }) => games }, money: [] },
  categorys: { lists: { 'data.categorys': ({ categories }) => categories }, money: [] },
  getFavouriteAndRecent: plain,
  addFavourite: plain,
  addRecent: plain,
  getNotifys: { lists: { 'data.getNotifys': ({ notices }) => notices }, money: [] },
  getNotify: plain,
  getGame: plain,
  getGameInfo: {
    lists: {},
    money: [
      {
        at: 'data.getGameInfo',
        fields: ['min_bet', 'max_bet'],
        says: ({ max_bet, min_bet }) => [fromZero(min_bet), fromZero(max_bet)],
        read: ({ info }) => (info ? [[info.minBet, info.maxBet]] : []),
      },
    ],
  },
  getSlotWins: {
    lists: { 'data.getSlotWins': ({ wins }) => wins },
    money: [
      {
        at: 'data.getSlotWins[]',
        fields: ['bet', 'win'],
        says: ({ bet, win }) => all(fromZero(bet), fromZero(win)),
        read: ({ wins }) => wins.map(({ bet, win }) => [bet, win]),
      },
    ],
  },
  getDemos: { lists: { 'data.getDemos': ({ demos }) => demos }, money: [] },
  getTournaments: {
    lists: {
      'data.getTournaments': ({ tournaments }) => tournaments,
      'data.getTournaments[].board': ({ tournaments }) => tournaments.flatMap(({ board }) => board),
      'data.getTournaments[].games': ({ tournaments }) => tournaments.flatMap(({ games }) => games),
    },
    money: [
      {
        at: 'data.getTournaments[]',
        fields: ['prize'],
        says: ({ prize }) => all(fromZero(prize)),
        read: ({ tournaments }) => tournaments.map(({ prize }) => [prize]),
      },
      {
        at: 'data.getTournaments[].board[]',
        fields: ['prize'],
        says: ({ prize }) => [fromZero(prize)],
        read: ({ tournaments }) =>
          tournaments.flatMap(({ board }) => board.map(({ prize }) => [prize])),
      },
    ],
  },
  affiliateOverview: {
    lists: {},
    money: [
      {
        at: 'result',
        fields: ['balance', 'commission'],
        says: ({ balance, commission }) => all(cutOff(balance), cutOff(commission)),
        read: ({ available, earned }) => [[available, earned]],
      },
    ],
  },
  affiliateMembers: {
    lists: { 'result.list': ({ rows }) => rows },
    beside: ({ total }) => total,
    money: [figuresOf(({ rows }) => rows)],
  },
  affiliateTransactions: {
    lists: { 'result.list': ({ rows }) => rows },
    beside: ({ total }) => total,
    money: [
      {
        at: 'result.list[]',
        fields: ['amount'],
        says: commissionOf,
        read: ({ rows }) => rows.map(({ amount }) => [amount]),
      },
    ],
  },
  affiliateWithdraw: plain,
  affiliateReportDaily: {
    lists: { 'result.list': ({ days }) => days },
    money: [figuresOf(({ days }) => days)],
  },
  affiliateReportDetail: {
    lists: { 'result.list': ({ members }) => members },
    money: [figuresOf(({ members }) => members)],
  },
  checkMaintenance: plain,
}
