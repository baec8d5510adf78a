import type { MessageId } from '@croupier/core'

/** What is said of an attempt that came to nothing. */
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

/** What may lie over the page while a chat account is linked. */
export const chatDialogs = ['confirmingChange', 'opened', 'linked', 'failed'] as const

/** What is seen of a chat account at one moment. */
export interface ChatAccountSight {
  /** `visitor` is the home page of nobody, `return` where the chat service leads back to. */
  readonly page: 'home' | 'visitor' | 'login' | 'return'
  readonly dialog: (typeof chatDialogs)[number] | null
  readonly problem: ChatAccountProblem | null
  /** The same ticket may be sent once more. */
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
  /** The ticket is used up, and the page does not hear of it. */
  'signInByChatUnheardOf',
  'signInByChatTooEarly',
  'signInByChat',
  'retry',
  'usePassword',
  'followUsedLink',
] as const

export type ChatAccountStep = (typeof chatAccountSteps)[number]

/** An address of the chat service that served somebody before. */
export const usedLink = '/loginLine?ticket=used-before'
