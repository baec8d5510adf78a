import { type Endpoint, type EndpointName, endpoints } from '@croupier/core/contract'

/**
 * What an answer has to be: accepted; refused with one of these meanings, or with any where there is
 * none; accepted or refused with a documented code; or of any code at all.
 */
export type Expectation =
  | 'accepted'
  | 'documented'
  | 'any'
  | { readonly refusedAs: readonly string[] }

/** What is asked of a backend about one call. */
export interface Question {
  /** What is asked, for people. */
  readonly title: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** `wrong` is a token that no server gave out. */
  readonly token: 'none' | 'held' | 'wrong'
  readonly expects: Expectation
}

/** The questions about a call, or why nobody asks. */
export type Plan = { readonly questions: readonly Question[] } | { readonly leftOut: string }

export interface Asking {
  readonly username: string
  readonly password: string
  readonly language: 'th' | 'en'
  readonly groupId: string
}

const changes = (what: string): Plan => ({ leftOut: `it ${what}` })
const reads = (title: string, more: Partial<Question> = {}): Plan => ({
  questions: [{ title, token: 'held', expects: 'accepted', ...more }],
})
/** What the site sends to GraphQL for one call. */
function operation(operationName: EndpointName, variables: Readonly<Record<string, unknown>>) {
  const row: Endpoint = endpoints[operationName]
  return { operationName, query: row.operation?.document, variables }
}

/** The id of nothing: the answer is that there is nothing. */
const nothing = 'conformance-none'

const noSession = { refusedAs: ['sessionInvalid', 'tokenExpired'] }

/**
 * What is asked about each call of the contract: what only reads, and refusals that change nothing. The
 * order counts: signing in comes before what needs a token, the renewal of tokens last.
 */
export function planOf({ username, password, language, groupId }: Asking) {
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
        { title: 'signs in', token: 'none', body: { username, password }, expects: 'accepted' },
      ],
    },
    getCredit: {
      questions: [
        { title: 'tells the balance', token: 'held', expects: 'accepted' },
        { title: 'refuses a token that nobody gave out', token: 'wrong', expects: noSession },
      ],
    },
    getProfile: reads('tells what a member may deposit with'),
    getMember: reads('tells who the member is'),
    listTrueWallets: reads('lists the wallet channels'),
    getMinWithdraw: reads('tells the least that may be withdrawn'),
    getHistory: reads('tells the newest transactions'),
    getUpgrade: reads('tells whether a notice about the member’s bank is open'),
    getPromotion: reads('tells the promotion', { token: 'none' }),
    listPromotions: reads('lists the promotions', {
      token: 'none',
      query: { groupID: groupId, lang: language },
    }),
    checkDepositPromotion: reads('tells whether the deposit promotion is earned', {
      expects: 'documented',
    }),
    listCategories: reads('lists the categories of games', {
      token: 'none',
      body: { groupID: groupId, type: 'all', handle: 'main' },
    }),
    listGames: reads('lists games', { token: 'none', body: { groupID: groupId } }),
    lists: reads('lists games by GraphQL', {
      token: 'none',
      body: operation('lists', { groupID: groupId, limit: 5 }),
    }),
    categorys: reads('lists categories by GraphQL', {
      body: operation('categorys', { groupID: groupId }),
    }),
    getFavouriteAndRecent: reads('counts what is liked and played', {
      body: operation('getFavouriteAndRecent', { groupID: groupId }),
    }),
    getNotifys: reads('lists the notices', {
      body: operation('getNotifys', { groupID: groupId, lang: language }),
    }),
    getNotify: reads('knows no notice that there is not', {
      body: operation('getNotify', { groupID: groupId, id: nothing, lang: language }),
    }),
    getGame: reads('knows no game that there is not', {
      body: operation('getGame', { groupID: groupId, gameID: nothing }),
    }),
    getGameInfo: reads('knows nothing about a game that there is not', {
      token: 'none',
      body: operation('getGameInfo', { groupID: groupId, gameID: nothing }),
    }),
    getSlotWins: reads('has no wins of a game that there is not', {
      token: 'none',
      body: operation('getSlotWins', { groupID: groupId, gameID: nothing }),
    }),
    getDemos: reads('lists the demo games', {
      token: 'none',
      body: operation('getDemos', { groupID: groupId }),
    }),
    getTournaments: reads('lists the tournaments', {
      token: 'none',
      body: operation('getTournaments', { groupID: groupId }),
    }),
    addFavourite: changes('likes a game in the member’s name'),
    addRecent: changes('notes a game down for the member'),
    getChatContact: reads('tells where the chat is', { token: 'none' }),
    chatCheck: reads('tells whether a chat account is linked', {
      query: { username },
      expects: 'any',
    }),
    affiliateOverview: reads('tells what referrals earn'),
    affiliateMembers: reads('lists the referrals', { body: { page: 1 } }),
    affiliateTransactions: reads('lists what was earned', { body: { page: 1 } }),
    affiliateReportDaily: reads('tells the days of a period', {
      body: { from: '2026-11-01', to: '2026-11-30' },
    }),
    affiliateReportDetail: reads('tells one day', { body: { id: '2026-11-01' } }),
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
          expects: { refusedAs: [] },
        },
      ],
    },
    refresh: {
      questions: [
        { title: 'refuses a token that nobody gave out', token: 'wrong', expects: noSession },
        { title: 'renews both tokens', token: 'held', expects: 'accepted' },
      ],
    },
    createQr: changes('makes a payment'),
    sendTransfer: changes('reports a payment'),
    withdraw: changes('pays money out'),
    affiliateWithdraw: changes('pays commission out'),
    requestOtp: changes('sends a text message'),
    register: changes('makes a member'),
    requestRecovery: changes('uses up a one-time code'),
    resetPassword: changes('changes a password'),
    changePassword: changes('changes a password'),
    confirmPassword: changes('confirms a payout, and a wrong password counts against the member'),
    launchGame: changes('opens a game in the member’s name'),
    chatSignIn: changes('needs a ticket of the chat service'),
    chatAuthorize: changes('begins a link to a chat account'),
    checkUpgrade: reads('tells at sign-in whether that notice is open'),
    revoke: changes('ends a session'),
    updateUpgrade: changes('notes a member’s decision'),
  } as const satisfies Readonly<Record<EndpointName, Plan>>
}
