/**
 * Which part of the site needs which messages: prefixes that end in a dot, or whole ids. Every message
 * belongs to exactly one area. `boot` is part of the program, in both languages, so that even a page
 * that could load nothing else can say so; `shell` is loaded before anything is drawn, the others with
 * their screens.
 */
export const areas = {
  boot: ['site.', 'action.tryAgain'],
  shell: [
    'action.close',
    'action.goHome',
    'format.',
    'countdown.',
    'status.loading',
    'status.checking',
    'connection.',
    'landmark.mainMenu',
    'landmark.skipToContent',
    'header.balance',
    'header.homeLogo',
    'header.logIn',
    'header.menu',
    'header.register',
    'header.toggleMenu',
    'balance.unavailable',
    'menu.home',
    'menu.language',
    'route.',
    'maintenance.imageAlt',
    'maintenance.line1',
    'maintenance.line2',
    'maintenance.line3',
    'maintenance.networkFailure',
    'error.',
    'settings.',
  ],
  home: ['home.'],
  login: [
    'login.',
    'action.showPassword',
    'action.hidePassword',
    'field.username',
    'field.password',
  ],
  member: [
    'action.back',
    'action.cancel',
    'action.ok',
    'action.contactAdmin',
    'balance.loading',
    'balance.refresh',
    'balance.unavailableShort',
    'chatLink.',
    'chatSignIn.',
    'header.addMoney',
    'header.waitingForPayment',
    'maintenance.checkedAt',
    'maintenance.checkedEvery',
    'maintenance.returns',
    'menu.changeChat',
    'menu.deposit',
    'menu.groupMember',
    'menu.linkChat',
    'menu.logOut',
    'menu.resetPassword',
    'menu.withdraw',
    'notice.siteClosed',
    'notice.siteClosedTitle',
    'session.',
    'status.copied',
    'status.copyFailed',
    'landmark.transferPanel',
    'transfer.',
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
  deposit: ['action.gotIt', 'deposit.', 'field.amount'],
  articles: ['articles.', 'promotion.page.', 'vip.', 'bonus.', 'event.'],
  help: ['help.'],
  menu: ['menu.bonus', 'menu.event', 'menu.groupAbout', 'menu.help', 'menu.promotion', 'menu.vip'],
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
  'member',
  'account',
  'deposit',
  'articles',
  'help',
  'menu',
  'usdt',
  'withdraw',
  'banks',
]
