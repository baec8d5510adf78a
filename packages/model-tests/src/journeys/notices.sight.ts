/** The notices for the member of this journey, in order. */
export const news = ['first-deposit', 'new-game', 'maintenance', 'bank-change'] as const

export type News = (typeof news)[number]

/** What the member sees at one moment. */
export interface NoticesSight {
  /** `visitor` is a visitor's home page. */
  readonly page: 'home' | 'help' | 'visitor'
  readonly isPanelOpen: boolean
  readonly notice: News | null
}

/** Every step of a member, of the operator and of time. */
export const noticesSteps = [
  'close',
  'loadHome',
  'loadHelp',
  'loadDeposit',
  'closePanel',
  /** More time passes than a closed notice stays away. */
  'wait',
  /** A page loads while the server cannot answer the notices. */
  'loadWithoutAnswer',
  /** The server forces the notice from the next page load on. */
  'changeBankAccount',
  'signOut',
  'signIn',
] as const

export type NoticesStep = (typeof noticesSteps)[number]

/** The title of each notice in both languages. */
export const newsTitles = {
  'first-deposit': { th: 'ฝากครั้งแรก รับเพิ่ม 300 บาท', en: '300 baht more for your first deposit' },
  'new-game': { th: 'เกมใหม่มาแล้ว', en: 'A new game is here' },
  maintenance: { th: 'ปิดปรับปรุงวันพุธ', en: 'Maintenance on Wednesday' },
  /** In the server's words with a new list, in the site's own words with a stored one. */
  'bank-change': {
    th: /^(บัญชีรับฝากมีการเปลี่ยนแปลง|แจ้งเปลี่ยนบัญชีรับเงิน)$/,
    en: 'Our bank account has changed',
  },
} as const satisfies Record<News, Record<'th' | 'en', string | RegExp>>

/** The member who gets all these notices. */
export const toldMember = 'notices'
