export const members = ['demo', 'onechannel'] as const

export type MemberName = (typeof members)[number]

/** What the member sees of a session at one moment. */
export interface SessionSight {
  /** `failure` is the page over the login after its answer was lost. */
  readonly page: 'home' | 'login' | 'deposit' | 'failure'
  /** The name in the header of the home page; null for a visitor. */
  readonly name: MemberName | null
  /** Whether the login shows a refusal. */
  readonly isRefused: boolean
  /** Whether the login does not accept another attempt yet. */
  readonly isWaiting: boolean
}

/** Every step of a member, of other tabs and of the server. */
export const sessionSteps = [
  'openLogin',
  /** A visitor opens an address that leads to the deposit. */
  'followDepositLink',
  'signIn',
  'signInIsRefused',
  /** The server asks for a minute without attempts. */
  'signInMustWait',
  'minutePasses',
  /** The server signs the member in, but its answer is lost. */
  'signInIsLost',
  'tryAgain',
  'signOut',
  'openDeposit',
  'goHome',
  'reload',
  /** The member comes back after a while, when the tokens have expired. */
  'tokensGrowOld',
  /** The member comes back when the tokens can no longer be renewed. */
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
