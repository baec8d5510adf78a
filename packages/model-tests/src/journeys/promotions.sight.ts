/** What the member sees of a registration offer at one moment. */
export interface PromotionsSight {
  readonly page: 'home' | 'help' | 'login'
  /** `offered` is a card of the home page, `missed` the dialog about the end over any page. */
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
  /** Some time passes in which nothing ends. */
  'waitAMinute',
  /** More time passes than an offer lasts. */
  'waitUntilOver',
  /** More time passes than the hour without offers after that. */
  'waitAnHour',
] as const

export type PromotionsStep = (typeof promotionsSteps)[number]
