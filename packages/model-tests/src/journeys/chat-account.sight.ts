import type { MessageId } from '@croupier/core'

/** The messages of a failed attempt. */
export const chatAccountProblems = [
  'chatLink.error.alreadyUsed',
  'chatLink.error.failed',
  'chatSignIn.failed',
  'chatSignIn.error.notLinked',
  'chatSignIn.error.notOpened',
  'login.error.broken',
  'login.error.waitOneMinute',
] as const satisfies readonly MessageId[]

export type ChatAccountProblem = (typeof chatAccountProblems)[number]

/** The dialogs that may cover the page while a member links a chat account. */
export const chatDialogs = ['confirmingChange', 'opened', 'linked', 'failed'] as const

/** What the member sees of a chat account at one moment. */
export interface ChatAccountSight {
  /** `visitor` is a visitor's home page, `return` the page that the chat service leads back to. */
  readonly page: 'home' | 'visitor' | 'login' | 'return'
  readonly dialog: (typeof chatDialogs)[number] | null
  readonly problem: ChatAccountProblem | null
  /** The member may send the same ticket again. */
  readonly canRetry: boolean
}

/** Every step of a member, of the chat service and of the server. */
export const chatAccountSteps = [
  /** The chat service sends the member back at once. */
  'openLink',
  /** The app of the chat service opens over the page, which stays. */
  'openLinkInApp',
  'openAndLoseAnswer',
  /** Another member has linked this chat account. */
  'openWhatIsUsed',
  'confirmChange',
  'keepAccount',
  'linkInApp',
  'lookAgain',
  'openAgain',
  'tryAgain',
  'cancel',
  'acknowledge',
  'reload',
  'signOut',
  'goToLogin',
  'signIn',
  'askAndLoseAddress',
  'signInByChatAndLoseAnswer',
  /** The ticket is used up, but its answer is lost. */
  'signInByChatUnheardOf',
  'signInByChatTooEarly',
  'signInByChat',
  'retry',
  'usePassword',
  'followUsedLink',
] as const

export type ChatAccountStep = (typeof chatAccountSteps)[number]

/** A return address of the chat service whose ticket is already used. */
export const usedLink = '/loginLine?ticket=used-before'
