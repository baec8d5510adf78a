/** What is seen of a deposit offer at one moment. */
export interface DepositOfferSight {
  readonly page: 'home' | 'login'
  readonly isMember: boolean
  /** `offered` is a card of the home page; `missed`, `won` and `unknown` are said over the page. */
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
  /** The cookies of the session are gone, as by their age. */
  'loseSession',
  'minimise',
  'show',
  'alreadyRegistered',
  'acknowledge',
  'loadHome',
  /** The page is looked at again, which asks the server. */
  'askAgain',
  /** The same, and the server cannot say. */
  'askInVain',
  'deposit',
  /** The deposit is credited, and nobody hears that the offer was won by it. */
  'depositUnheard',
  /** More than half of what an offer runs, and less than all. */
  'waitAWhile',
  /** Longer than an offer runs. */
  'waitUntilOver',
  /** The same, and the server answers nothing meanwhile. */
  'waitUntilOverUnheard',
  /** The same, while nobody sees the page. */
  'sleepUntilOver',
  /** Another newcomer comes with another browser. */
  'comeAnew',
] as const

export type DepositOfferStep = (typeof depositOfferSteps)[number]

/** Whom the offer is for. */
export const offeredMember = 'promo'
