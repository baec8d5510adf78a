import type { PageName } from '@croupier/core'
import type { ComponentType } from 'react'
import type { Area } from '../i18n/catalogue.areas.ts'
import type { I18n } from '../i18n/create-i18n.ts'

/** What is loaded when it is first shown: a page each, and what lies over pages. */
export type ScreenName =
  | PageName
  | 'memberHeader'
  | 'menuSheet'
  | 'siteClosed'
  | 'toasts'
  | 'transferPanel'
  | 'depositTab'
  | 'usdtTab'
  | 'withdrawTab'
  | 'waitingForPayment'
  | 'paymentWaits'
  | 'depositFailure'

interface ScreenSource {
  /** The messages that the screen needs besides those of the shell. */
  readonly areas: readonly Area[]
  readonly load: () => Promise<ComponentType>
}

const passwordPages = () => import('../features/account/password.pages.tsx')

const registration: ScreenSource = {
  areas: ['login', 'account', 'banks'],
  load: async () => (await import('../features/account/registration.page.tsx')).RegistrationPage,
}

const transferPage: ScreenSource = {
  areas: [],
  load: async () => (await import('../features/transfer-panel/transfer.page.tsx')).TransferPage,
}

const sources: Readonly<Record<ScreenName, ScreenSource>> = {
  index: {
    areas: ['home'],
    load: async () => (await import('../features/home/home.page.tsx')).HomePage,
  },
  login: {
    areas: ['login'],
    load: async () => (await import('../features/account/login.page.tsx')).LoginPage,
  },
  register: registration,
  registerAff: registration,
  aff: registration,
  forgot: {
    areas: ['login', 'account'],
    load: async () => (await passwordPages()).RecoveryPage,
  },
  resetPassword: {
    areas: ['login', 'account'],
    load: async () => (await passwordPages()).NewPasswordPage,
  },
  deposit: transferPage,
  withdraw: transferPage,
  maintenance: {
    areas: [],
    load: async () =>
      (await import('../features/maintenance/maintenance.page.tsx')).MaintenancePage,
  },
  memberHeader: {
    areas: [],
    load: async () => (await import('../shell/member-header.tsx')).MemberHeader,
  },
  menuSheet: {
    areas: [],
    load: async () => (await import('../shell/menu-sheet.tsx')).MenuSheet,
  },
  toasts: {
    areas: [],
    load: async () => (await import('../shell/toasts.tsx')).Toasts,
  },
  siteClosed: {
    areas: [],
    load: async () => (await import('../shell/site-closed.dialog.tsx')).SiteClosedDialog,
  },
  transferPanel: {
    areas: [],
    load: async () => (await import('../features/transfer-panel/transfer-panel.tsx')).TransferPanel,
  },
  depositTab: {
    areas: ['deposit'],
    load: async () => (await import('../features/deposit/deposit-tab.tsx')).DepositTab,
  },
  usdtTab: {
    areas: ['usdt'],
    load: async () => (await import('../features/usdt/usdt-tab.tsx')).UsdtTab,
  },
  withdrawTab: {
    areas: ['withdraw', 'banks'],
    load: async () => (await import('../features/withdraw/withdraw-tab.tsx')).WithdrawTab,
  },
  waitingForPayment: {
    areas: [],
    load: async () =>
      (await import('../features/deposit/waiting-for-payment.tsx')).WaitingForPayment,
  },
  paymentWaits: {
    areas: [],
    load: async () => (await import('../features/deposit/payment-waits.tsx')).PaymentWaits,
  },
  depositFailure: {
    areas: ['deposit'],
    load: async () =>
      (await import('../features/deposit/deposit-failure.dialog.tsx')).DepositFailureDialog,
  },
}

export interface Screens {
  /** A screen with its words; the same promise for every caller, also when it fails. */
  load(name: ScreenName): Promise<ComponentType>
  /** Loads screens that will be needed. Says nothing when it fails: who shows them asks again. */
  prepare(names: readonly ScreenName[]): Promise<void>
  /** Lets what could not be loaded be asked for again. */
  forgetFailures(): void
}

/** @param loadMissingStyles asks again for styles that did not arrive */
export function createScreens(i18n: I18n, loadMissingStyles: () => Promise<void>): Screens {
  const loading = new Map<ScreenName, Promise<ComponentType>>()
  const failed = new Set<ScreenName>()
  function load(name: ScreenName): Promise<ComponentType> {
    const known = loading.get(name)
    if (known) return known
    const { areas, load: loadScript } = sources[name]
    const words = areas.map((area) => i18n.load(area))
    const parts = Promise.all([loadScript(), loadMissingStyles(), ...words])
    const promise = parts
      .then(([screen]) => screen)
      .catch((reason: unknown) => {
        failed.add(name)
        throw reason
      })
    loading.set(name, promise)
    return promise
  }
  function forget(name: ScreenName): void {
    loading.delete(name)
    failed.delete(name)
  }
  return {
    load,
    prepare: async (names) => {
      await Promise.all(names.map((name) => load(name).catch(() => forget(name))))
    },
    forgetFailures: () => {
      for (const name of failed) forget(name)
    },
  }
}
