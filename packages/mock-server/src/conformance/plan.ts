import { type Endpoint, type EndpointName, endpoints } from '@croupier/core/contract'

/**
 * What an answer has to be: accepted; answered, of a question to which every code is a yes or a no; or
 * refused with one of these meanings, or with any where there is none.
 */
export type Expectation = 'accepted' | 'answered' | { readonly refusedAs: readonly string[] }

/** What a request carries besides its token. */
export interface Carried {
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What is asked of a backend about one call. */
export interface Question extends Carried {
  /** What is asked, for people. */
  readonly title: string
  /** `wrong` is a token that no server gave out. */
  readonly token: 'none' | 'held' | 'wrong'
  readonly expects: Expectation
  /** Names a money write. */
  readonly key?: string
  /** What else has to hold of an accepted answer, in words where it does not. */
  readonly check?: (answer: unknown) => readonly string[]
}

/** A call of the contract by its name. */
export interface NamedRow {
  readonly name: EndpointName
  readonly row: Endpoint
}

/**
 * The questions about a call, or why it is not made. What it would carry is sent without a token all the
 * same: a backend that knows nobody can change nothing for them.
 */
export type Plan =
  | { readonly questions: readonly Question[] }
  | { readonly leftOut: string; readonly carried: Carried }

export interface Asking {
  readonly username: string
  readonly password: string
  readonly language: 'th' | 'en'
  readonly groupId: string
  /** Names the one payment that may be made; null where none may. */
  readonly moneyKey: string | null
}

const changes = (what: string, carried: Carried = {}): Plan => ({ leftOut: `it ${what}`, carried })
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

/** What the site asks for a code with. */
export function qrQuery({ id, amount }: { readonly id: string; readonly amount: string }) {
  return {
    action: 'get_qr',
    id,
    amount,
    overlay: 'false',
    type: 'payment',
    dark: '#111111',
    light: '#ffffff',
  }
}

/** What a call is asked with, or would be. */
export function carriedBy(plan: Plan): Carried {
  if ('leftOut' in plan) return plan.carried
  const { parameters, query, body } = plan.questions[0] ?? {}
  return {
    ...(parameters && { parameters }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  }
}

/** What every call with a token is asked without one, and with one that nobody gave out. */
export function guardQuestions(row: Endpoint, carried: Carried): readonly Question[] {
  if (row.credential === 'none') return []
  const unknown = {
    ...carried,
    title: 'refuses a token that nobody gave out',
    token: 'wrong',
    expects: noSession,
  } as const
  if (row.servesVisitors) return [unknown]
  return [
    { ...carried, title: 'refuses a call without a token', token: 'none', expects: noSession },
    unknown,
  ]
}

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
    getCredit: reads('tells the balance'),
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
        },
        {
          title: 'refuses what another member likes',
          token: 'held',
          body: operation('lists', { groupID: groupId, userID: nothing, favourite: true }),
          expects: noSession,
        },
      ],
    },
    categorys: reads('lists categories by GraphQL', {
      body: operation('categorys', { groupID: groupId }),
    }),
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
          expects: noSession,
        },
      ],
    },
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
    addFavourite: changes('likes a game in the member’s name', {
      body: operation('addFavourite', { userID: nothing, gameID: nothing }),
    }),
    addRecent: changes('notes a game down for the member', {
      body: operation('addRecent', { userID: nothing, gameID: nothing }),
    }),
    getChatContact: reads('tells where the chat is', { token: 'none' }),
    chatCheck: reads('tells whether a chat account is linked', {
      query: { username },
      expects: 'answered',
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
