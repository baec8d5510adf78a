import { depositOfferWords, type Words } from './promotions.ts'

export interface SeedNotice {
  readonly id: string
  readonly type: 'promotion' | 'bank' | 'game' | 'maintenance'
  readonly title: Words
  readonly content: Words
  readonly link: string | null
  readonly gameName: string | null
  readonly showOne: boolean
  /** The group of customers who get the notice; null means everybody. */
  readonly group: string | null
}

/** The group of customers who get notices; all others see no dialogs. */
const newsGroup = 'B'

export const seedNotices: readonly SeedNotice[] = [
  {
    id: 'notice-first-deposit',
    type: 'promotion',
    title: depositOfferWords.title,
    content: depositOfferWords.terms,
    link: '/promotion',
    gameName: null,
    showOne: true,
    group: newsGroup,
  },
  {
    id: 'notice-new-game',
    type: 'game',
    title: { th: 'เกมใหม่มาแล้ว', en: 'A new game is here' },
    content: { th: 'ลองเล่นมังกรสายน้ำได้แล้ววันนี้', en: 'Try River Dragon today.' },
    link: '/list/Pragmatic',
    gameName: 'River Dragon',
    showOne: true,
    group: newsGroup,
  },
  {
    id: 'notice-maintenance',
    type: 'maintenance',
    title: { th: 'ปิดปรับปรุงวันพุธ', en: 'Maintenance on Wednesday' },
    content: {
      th: 'ระบบปิดปรับปรุงเวลา 12:00 - 16:00 น.',
      en: 'The site is closed from 12:00 to 16:00.',
    },
    link: null,
    gameName: null,
    showOne: false,
    group: newsGroup,
  },
]

/** For members who still have to be told of the operator's changed bank account. */
export const forcedNotice: SeedNotice = {
  id: 'notice-bank-change',
  type: 'bank',
  title: { th: 'บัญชีรับฝากมีการเปลี่ยนแปลง', en: 'Our bank account has changed' },
  content: {
    th: 'โปรดตรวจสอบเลขที่บัญชีก่อนฝากทุกครั้ง',
    en: 'Check the account number before each deposit.',
  },
  link: '/deposit',
  gameName: null,
  showOne: false,
  group: null,
}
