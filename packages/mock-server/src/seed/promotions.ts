import { bahtToSatang, groupThousands, type Satang } from '@croupier/core/money'

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

/** Whole baht as they appear in texts: 1,000. */
export const bahtText = (amount: Satang) => groupThousands(String(Math.trunc(amount / 100)))

const { minutes } = depositOffer
const [deposit, credit] = [bahtText(depositOffer.deposit), bahtText(depositOffer.credit)]

/** The texts of notices and articles about the deposit offer. */
export const depositOfferWords = {
  title: {
    th: `ฝากครั้งแรก รับเพิ่ม ${credit} บาท`,
    en: `${credit} baht more for your first deposit`,
  },
  terms: {
    th: `ฝาก ${deposit} บาทภายใน ${minutes} นาทีหลังสมัคร รับเครดิตเพิ่ม ${credit} บาท`,
    en: `Deposit ${deposit} baht within ${minutes} minutes of registering and get ${credit} baht more.`,
  },
} as const satisfies Record<string, Words>

/** The texts of articles about the registration offer. */
export const registrationOfferWords = {
  title: {
    th: `สมัครให้ทันเวลา รับ ${bahtText(registrationOffer.credit)} บาท`,
    en: `Register in time and get ${bahtText(registrationOffer.credit)} baht`,
  },
  terms: {
    th: `กดรับข้อเสนอที่หน้าแรก แล้วสมัครให้เสร็จภายใน ${registrationOffer.minutes} นาที เครดิตเข้าพร้อมการสมัคร`,
    en: `Take the offer on the home page and finish registering within ${registrationOffer.minutes} minutes. The credit comes with your registration.`,
  },
  termsUnclaimed: {
    th: `กดรับข้อเสนอที่หน้าแรก แล้วสมัครให้เสร็จภายใน ${registrationOffer.minutes} นาที จากนั้นติดต่อแอดมินเพื่อรับเครดิต`,
    en: `Take the offer on the home page and finish registering within ${registrationOffer.minutes} minutes. Then ask admin for the credit.`,
  },
} as const satisfies Record<string, Words>
