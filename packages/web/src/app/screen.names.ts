import type { RouteName } from '@croupier/core'
import type { ComponentType } from 'react'
import type { Area } from '../i18n/catalogue.areas.ts'

/** What is loaded when it is first shown: a page each, and what lies over pages. */
export type ScreenName =
  | RouteName
  | 'gameRails'
  | 'headerSearch'
  | 'analyticsConsent'
  | 'chatLink'
  | 'historyDrawer'
  | 'memberEntries'
  | 'memberHeader'
  | 'footer'
  | 'menuEntries'
  | 'menuSheet'
  | 'notices'
  | 'offerAmount'
  | 'offerReminder'
  | 'offerStatus'
  | 'promotions'
  | 'promotionOffers'
  | 'toasts'
  | 'siteClosed'
  | 'transferPanel'
  | 'depositTab'
  | 'usdtTab'
  | 'visitorFacts'
  | 'withdrawTab'
  | 'unansweredWithdrawal'
  | 'unansweredCommission'
  | 'waitingForPayment'
  | 'waitingPaymentRow'
  | 'paymentWaits'
  | 'depositFailure'
  | 'depositNews'

export interface ScreenSource {
  /** The messages that the screen needs besides those of the shell. */
  readonly areas: readonly Area[]
  readonly load: () => Promise<ComponentType>
}

export type ScreenSources = Readonly<Record<ScreenName, ScreenSource>>
