/** What is seen of a registration offer at one moment. */
export interface PromotionsSight {
  readonly page: 'home' | 'help' | 'login'
  /** `offered` is a card of the home page, `missed` what is said of the end over any page. */
  readonly offer: 'offered' | 'running' | 'missed' | null
  readonly box: 'expanded' | 'collapsed' | null
}

/** Every step of a visitor and of time. */
export const promotionsSteps = [
  'take',
  'minimise',
  'show',
  'acknowledge',
  'alreadyRegistered',
  'loadHome',
  'loadHelp',
  /** A while in which nothing ends. */
  'waitAMinute',
  /** Longer than an offer runs. */
  'waitUntilOver',
  /** Longer than nothing is offered after that. */
  'waitAnHour',
] as const

export type PromotionsStep = (typeof promotionsSteps)[number]
