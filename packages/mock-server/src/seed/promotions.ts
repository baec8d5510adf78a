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

export interface SeedPromotion {
  readonly id: string
  readonly title: Words
  readonly content: Words
  /** A page of the site. */
  readonly link: string | null
}

/** What the promotions page shows. */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 'promotion-first-deposit',
    title: { th: 'ฝากครั้งแรก รับเพิ่ม 100%', en: '100% on your first deposit' },
    content: {
      th: 'ฝากครั้งแรกตั้งแต่ 300 บาท รับเครดิตเพิ่มเท่าตัว สูงสุด 1,000 บาท\n\nทำยอดเทิร์น 5 เท่าก่อนถอน',
      en: 'Deposit at least 300 baht for the first time and we double it, up to 1,000 baht.\n\nTurn it over five times before you withdraw.',
    },
    link: '/deposit',
  },
  {
    id: 'promotion-monday-cashback',
    title: { th: 'คืนยอดเสีย 5% ทุกวันจันทร์', en: '5% back every Monday' },
    content: {
      th: 'รับเครดิตคืน 5% ของยอดเสียสัปดาห์ก่อน เครดิตเข้าทุกวันจันทร์ เวลา 11:00 น.',
      en: 'We give back 5% of what you lost last week, credited on Mondays at 11:00.',
    },
    link: null,
  },
  {
    id: 'promotion-free-spins',
    title: { th: 'ฟรีสปิน 20 ครั้ง ทุกวันศุกร์', en: '20 free spins every Friday' },
    content: {
      th: 'ฝากวันศุกร์ตั้งแต่ 500 บาท รับฟรีสปิน 20 ครั้งในเกมสล็อตที่ร่วมรายการ',
      en: 'Deposit 500 baht on a Friday and play 20 free spins in the slots that take part.',
    },
    link: '/list/freespin',
  },
  {
    id: 'promotion-invite',
    title: { th: 'ชวนเพื่อน รับค่าคอมมิชชัน', en: 'Invite friends, earn commission' },
    content: {
      th: 'รับค่าคอมมิชชัน 0.5% จากยอดเล่นของเพื่อนที่คุณชวน ถอนได้ทุกวันที่ 1-5 ของเดือน',
      en: 'Earn 0.5% of what the friends you invite play. Withdraw it on days 1 to 5 of each month.',
    },
    link: '/affiliate',
  },
]
