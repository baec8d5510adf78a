import { bahtToSatang, type Satang } from '@croupier/core/money'

export interface TimedOffer {
  readonly type: 'regis' | 'deposit'
  readonly deposit: Satang | null
  readonly credit: Satang
  readonly minutes: number
}

/** The two timed offers of the home page. */
export const registrationOffer: TimedOffer = {
  type: 'regis',
  deposit: null,
  credit: bahtToSatang(100),
  minutes: 10,
}

export const depositOffer = {
  type: 'deposit',
  deposit: bahtToSatang(300),
  credit: bahtToSatang(300),
  minutes: 10,
} as const satisfies TimedOffer

export type Language = 'th' | 'en'
export type Words = Readonly<Record<Language, string>>
