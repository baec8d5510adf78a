/** What the operator has to tell the member of this journey, in its order. */
export const news = ['first-deposit', 'new-game', 'maintenance', 'bank-change'] as const

export type News = (typeof news)[number]

/** What is seen at one moment. */
export interface NoticesSight {
  /** `visitor` is the home page of nobody. */
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
  /** Longer than a closed notice stays away. */
  'wait',
  /** The server cannot say what there is to tell, and a page is loaded. */
  'loadWithoutAnswer',
  /** From the next page load on the member must be told of it. */
  'changeBankAccount',
  'signOut',
  'signIn',
] as const

export type NoticesStep = (typeof noticesSteps)[number]

/** The words of each notice in both languages, as far as its title says them. */
export const newsTitles = {
  'first-deposit': { th: 'ฝากครั้งแรก รับเพิ่ม 300 บาท', en: '300 baht more for your first deposit' },
  'new-game': { th: 'เกมใหม่มาแล้ว', en: 'A new game is here' },
  maintenance: { th: 'ปิดปรับปรุงวันพุธ', en: 'Maintenance on Wednesday' },
  /** In the server's words with a new list, in the site's own with an old one. */
  'bank-change': {
    th: /^(บัญชีรับฝากมีการเปลี่ยนแปลง|แจ้งเปลี่ยนบัญชีรับเงิน)$/,
    en: 'Our bank account has changed',
  },
} as const satisfies Record<News, Record<'th' | 'en', string | RegExp>>

/** Who is told of all of it. */
export const toldMember = 'notices'
