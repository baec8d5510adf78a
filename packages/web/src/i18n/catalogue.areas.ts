/**
 * Which part of the site needs which messages: prefixes that end in a dot, or whole ids. Every message
 * belongs to exactly one area. `boot` is part of the program, in both languages, so that even a page
 * that could load nothing else can say so; `shell` is loaded before anything is drawn, the others with
 * their screens.
 */
export const areas = {
  boot: ['site.', 'action.tryAgain'],
  shell: [
    'action.back',
    'action.cancel',
    'action.close',
    'action.goHome',
    'action.gotIt',
    'action.ok',
    'format.',
    'countdown.',
    'status.',
    'connection.',
    'landmark.',
    'header.',
    'balance.',
    'menu.',
    'route.',
    'transfer.',
    'session.',
    'maintenance.',
    'error.',
    'settings.',
    'notice.siteClosedTitle',
    'notice.siteClosed',
  ],
  home: ['home.'],
  login: [
    'login.',
    'action.showPassword',
    'action.hidePassword',
    'field.username',
    'field.password',
  ],
  account: [
    'register.',
    'forgot.',
    'reset.',
    'passwordChange.',
    'otp.',
    'validation.',
    'field.optional',
    'field.mobileNumber',
    'field.bank',
    'field.accountNumber',
  ],
  deposit: ['deposit.', 'field.amount'],
  usdt: ['usdt.'],
  withdraw: ['withdraw.'],
  banks: ['bank.'],
} as const

export type Area = keyof typeof areas

/** The areas whose prefixes fit an id. */
export function areasOf(id: string): Area[] {
  return areaNames.filter((area) =>
    areas[area].some((prefix) => (prefix.endsWith('.') ? id.startsWith(prefix) : id === prefix)),
  )
}

export const areaNames: readonly Area[] = [
  'boot',
  'shell',
  'home',
  'login',
  'account',
  'deposit',
  'usdt',
  'withdraw',
  'banks',
]
