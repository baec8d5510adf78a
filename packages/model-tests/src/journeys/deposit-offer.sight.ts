/** What the member sees of a deposit offer at one moment. */
export interface DepositOfferSight {
  readonly page: 'home' | 'login'
  readonly isMember: boolean
  /** `offered` is a card of the home page; `missed`, `won` and `unknown` are dialogs over the page. */
  readonly offer: 'offered' | 'running' | 'missed' | 'won' | 'unknown' | null
  readonly box: 'expanded' | 'collapsed' | null
  /** What the box says of the deposit, and whether more than half of the time is left. */
  readonly said: 'notYet' | 'cannotCheck' | 'nothing' | null
  readonly time: 'early' | 'late' | null
}

/** Every step of a member, of time and of the server. */
export const depositOfferSteps = [
  'signIn',
  'signOut',
  /** The cookies of the session have expired. */
  'loseSession',
  'minimise',
  'show',
  'alreadyRegistered',
  'acknowledge',
  'loadHome',
  /** The page becomes visible again, which starts a check. */
  'askAgain',
  /** The page becomes visible again, but its check fails. */
  'askInVain',
  'deposit',
  /** The deposit is credited, but the page does not learn that it won the offer. */
  'depositUnheard',
  /** More than half of the offer's duration passes, but less than all. */
  'waitAWhile',
  /** More time passes than the offer lasts. */
  'waitUntilOver',
  /** More time passes than the offer lasts, without an answer of the server. */
  'waitUntilOverUnheard',
  /** More time passes than the offer lasts, while the page is hidden. */
  'sleepUntilOver',
  /** Another new member comes with another browser. */
  'comeAnew',
] as const

export type DepositOfferStep = (typeof depositOfferSteps)[number]

/** The member who gets the offer. */
export const offeredMember = 'promo'
