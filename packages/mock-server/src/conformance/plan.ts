import type { EndpointName } from '@croupier/core/contract'
import type { QrCodePlaces } from '@croupier/core/deposit'
import { bangkokDay, day } from '@croupier/core/time'
import {
  addressFindings,
  channelFindings,
  dataPicture,
  launchFindings,
  memberFindings,
  offerFindings,
  sinkingFindings,
} from './answer.checks.ts'
import {
  aboutGame,
  dayQuestion,
  gameQuestions,
  nothing,
  noticeQuestions,
  noticesQuestion,
  operation,
  ownerQuestion,
} from './listed.questions.ts'
import { type Carried, type Plan, type Question, type Seen, sessionRefusal } from './question.ts'
import { entriesOf, gameIdIn } from './seen.ts'

export interface Asking {
  readonly username: string
  readonly password: string
  readonly language: 'th' | 'en'
  readonly groupId: string
  /** The idempotency key of the one payment that may be created; null if none may. */
  readonly moneyKey: string | null
  /** The hosts that codes may lead to besides the site and its content service, as its configuration says. */
  readonly places: QrCodePlaces
}

const changes = (what: string, carried: Carried = {}): Plan => ({ leftOut: `it ${what}`, carried })
/** A question that would change something, but for a member who does not exist. */
const forAnother = (name: 'addFavourite' | 'addRecent', title: string) => (seen: Seen) => [
  {
    title,
    token: 'held',
    body: operation(name, { userID: nothing, gameID: gameIdIn(seen) ?? nothing }),
    expects: sessionRefusal.unknown,
  } satisfies Question,
]
const reads = (title: string, more: Partial<Question> = {}): Plan => ({
  questions: [{ title, token: 'held', expects: 'accepted', ...more }],
})
/** The query with which the site requests a code. */
export function qrQuery({
  id,
  amount,
  type = 'payment',
}: {
  readonly id: string
  readonly amount: string
  readonly type?: 'payment' | 'truewallet'
}) {
  return {
    action: 'get_qr',
    id,
    amount,
    overlay: 'false',
    type,
    dark: '#111111',
    light: '#ffffff',
  }
}

/**
 * The questions about each call of the contract: calls that only read, and refusals that change nothing. The
 * order matters: signing in comes before calls that need a token, the renewal of tokens last.
 */
export function planOf({ username, password, language, groupId }: Asking, now: number) {
  return {
    checkMaintenance: reads('says whether the site is under maintenance', { token: 'none' }),
    login: {
      questions: [
        {
          title: 'refuses a wrong password',
          token: 'none',
          body: { username, password: `${password}-wrong` },
          expects: { refusedAs: ['wrongCredentials'] },
        },
        {
          title: 'signs in',
          token: 'none',
          body: { username, password },
          expects: 'accepted',
          check: (answer) => memberFindings(answer, username),
        },
      ],
    },
    getCredit: reads('tells the balance'),
    getProfile: reads('tells what a member may deposit with', { check: channelFindings }),
    getMember: { questions: [ownerQuestion(username)] },
    listTrueWallets: reads('lists the wallet channels'),
    getMinWithdraw: reads('tells the least that may be withdrawn', {
      check: (answer) => sinkingFindings(answer, 'result', 'min'),
    }),
    getHistory: reads('tells the newest transactions'),
    getUpgrade: reads('tells whether a notice about the member’s bank is open'),
    getPromotion: reads('tells the promotion', { token: 'none', check: offerFindings }),
    listPromotions: reads('lists the promotions', {
      token: 'none',
      query: { groupID: groupId, lang: language },
      check: (answer) => [
        ...addressFindings(entriesOf('listPromotions', answer), ['link']),
        ...addressFindings(entriesOf('listPromotions', answer), ['img'], dataPicture),
      ],
    }),
    checkDepositPromotion: reads('tells whether the deposit promotion is earned', {
      expects: 'answered',
    }),
    listCategories: reads('lists the categories of games', {
      token: 'none',
      body: { groupID: groupId, type: 'all', handle: 'main' },
    }),
    listGames: reads('lists games', { token: 'none', body: { groupID: groupId } }),
    lists: {
      questions: [
        {
          title: 'lists games by GraphQL',
          token: 'none',
          body: operation('lists', { groupID: groupId, limit: 5 }),
          expects: 'accepted',
          check: (answer) => launchFindings(entriesOf('lists', answer)),
        },
        {
          title: 'refuses what another member likes',
          token: 'held',
          body: operation('lists', { groupID: groupId, userID: nothing, favourite: true }),
          expects: sessionRefusal.unknown,
        },
      ],
    },
    categorys: {
      questions: [
        {
          title: 'lists categories by GraphQL',
          token: 'held',
          body: operation('categorys', { groupID: groupId }),
          expects: 'accepted',
        },
        {
          title: 'refuses the categories of another member',
          token: 'held',
          body: operation('categorys', { groupID: groupId, userID: nothing }),
          expects: sessionRefusal.unknown,
        },
      ],
    },
    getFavouriteAndRecent: {
      questions: [
        {
          title: 'counts what is liked and played',
          token: 'held',
          body: operation('getFavouriteAndRecent', { groupID: groupId }),
          expects: 'accepted',
        },
        {
          title: 'refuses the counts of another member',
          token: 'held',
          body: operation('getFavouriteAndRecent', { userID: nothing }),
          expects: sessionRefusal.unknown,
        },
      ],
    },
    getNotifys: { questions: [noticesQuestion({ groupId, language })] },
    getNotify: { questions: noticeQuestions({ groupId, language }) },
    getGame: { questions: gameQuestions(groupId) },
    getGameInfo: {
      questions: aboutGame(groupId, 'getGameInfo', {
        listed: 'tells the figures of a game that is listed',
        unknown: 'knows nothing about a game that there is not',
      }),
    },
    getSlotWins: {
      questions: aboutGame(groupId, 'getSlotWins', {
        listed: 'lists the wins of a game that is listed',
        unknown: 'has no wins of a game that there is not',
      }),
    },
    getDemos: reads('lists the demo games', {
      token: 'none',
      body: operation('getDemos', { groupID: groupId }),
      check: (answer) => [
        ...addressFindings(entriesOf('getDemos', answer), ['url']),
        ...addressFindings(entriesOf('getDemos', answer), ['img'], dataPicture),
      ],
    }),
    getTournaments: reads('lists the tournaments', {
      token: 'none',
      body: operation('getTournaments', { groupID: groupId }),
    }),
    addFavourite: {
      questions: [forAnother('addFavourite', 'refuses to like a game for another member')],
    },
    addRecent: {
      questions: [forAnother('addRecent', 'refuses to note a game down for another member')],
    },
    getChatContact: reads('tells where the chat is', { token: 'none' }),
    chatCheck: reads('tells whether a chat account is linked', {
      query: { username },
      expects: 'answered',
    }),
    affiliateOverview: reads('tells what referrals earn'),
    affiliateMembers: reads('lists the referrals', { body: { page: 1 } }),
    affiliateTransactions: reads('lists what was earned', { body: { page: 1 } }),
    affiliateReportDaily: reads('tells the days of a period', {
      body: { from: bangkokDay(now - 29 * day), to: bangkokDay(now) },
    }),
    affiliateReportDetail: { questions: [dayQuestion(bangkokDay(now))] },
    pollQr: {
      questions: [
        {
          title: 'refuses a payment that nobody made',
          token: 'held',
          query: {
            action: 'is_deposit',
            id: nothing,
            token: 'none',
            x_debug_key: 'none',
          },
          expects: 'refused',
        },
      ],
    },
    refresh: reads('renews both tokens'),
    createQr: changes('makes a payment', {
      query: qrQuery({ id: nothing, amount: '100' }),
    }),
    sendTransfer: changes('reports a payment', { body: { id: nothing, amount: 100 } }),
    withdraw: changes('pays money out', { body: { balance: 300 } }),
    affiliateWithdraw: changes('pays commission out', { body: { amount: 300 } }),
    requestOtp: changes('sends a text message'),
    register: changes('makes a member'),
    requestRecovery: changes('uses up a one-time code'),
    resetPassword: changes('changes a password'),
    changePassword: changes('changes a password', {
      body: { old_password: nothing, password: nothing },
    }),
    confirmPassword: changes('confirms a payout, and a wrong password counts against the member', {
      body: { password: nothing },
    }),
    launchGame: changes('opens a game in the member’s name', {
      parameters: { provider: nothing },
      body: { client: 'PC', game_code: nothing, lang: language },
    }),
    chatSignIn: changes('needs a ticket of the chat service'),
    chatAuthorize: changes('begins a link to a chat account', {
      query: { username, action: 'link' },
    }),
    checkUpgrade: reads('tells at sign-in whether that notice is open'),
    revoke: changes('ends a session'),
    updateUpgrade: changes('notes a member’s decision'),
  } as const satisfies Readonly<Record<EndpointName, Plan>>
}
