export const members = ['demo', 'onechannel'] as const

export type MemberName = (typeof members)[number]

/** What is seen of a session at one moment. */
export interface SessionSight {
  /** `failure` is what lies over the login while its answer is lost. */
  readonly page: 'home' | 'login' | 'deposit' | 'failure'
  /** Whose name is at the top of the home page; null for a visitor's. */
  readonly name: MemberName | null
  /** The login says that it was refused. */
  readonly isRefused: boolean
  /** The login takes no further attempt yet. */
  readonly isWaiting: boolean
}

/** Every step of a member, of other tabs and of the server. */
export const sessionSteps = [
  'openLogin',
  /** An address that a visitor may have from elsewhere; it asks for the deposit. */
  'followDepositLink',
  'signIn',
  'signInIsRefused',
  /** The server wants a minute without attempts. */
  'signInMustWait',
  'minutePasses',
  /** The server signs the member in, and the page does not hear of it. */
  'signInIsLost',
  'tryAgain',
  'signOut',
  'openDeposit',
  'goHome',
  'reload',
  /** The member looks at the page again after a while; the tokens are too old by then. */
  'tokensGrowOld',
  /** The same, and the tokens cannot be renewed any more. */
  'tokensCannotBeRenewed',
  'serverEndsSession',
  'otherTabSignsIn',
  'otherTabSignsOut',
  'otherTabChangesMember',
] as const

export type SessionStep = (typeof sessionSteps)[number]

export const password = 'demo1234'

/** The other of two members. */
export function otherThan(name: MemberName): MemberName {
  return name === 'demo' ? 'onechannel' : 'demo'
}
