import { bahtToSatang, groupThousands, type Satang } from '@croupier/core/money'

export interface TimedOffer {
  readonly type: 'regis' | 'deposit'
  readonly deposit: Satang | null
  readonly credit: Satang
  readonly minutes: number
  /** The article that states its conditions. */
  readonly article: string
}

/** The article about the deposit offer, which members may have running or credited. */
export const depositArticle = 'promotion-first-deposit'

/** The article about the registration offer, which a site without registration does not have. */
export const registrationArticle = 'promotion-registration'

/** The two timed offers of the home page. */
export const registrationOffer: TimedOffer = {
  type: 'regis',
  deposit: null,
  credit: bahtToSatang(100),
  minutes: 10,
  article: registrationArticle,
}

export const depositOffer = {
  type: 'deposit',
  deposit: bahtToSatang(300),
  credit: bahtToSatang(300),
  minutes: 10,
  article: depositArticle,
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

/** The conditions of the deposit offer, one a paragraph. */
export const depositOfferConditions: Words = {
  th: [
    'สำหรับสมาชิกใหม่ คนละหนึ่งครั้ง',
    `ฝากรวมกันตั้งแต่ ${deposit} บาทขึ้นไปภายใน ${minutes} นาทีหลังสมัคร ฝากช่องทางใดก็ได้`,
    `เครดิต ${credit} บาทเข้าให้อัตโนมัติเมื่อยอดฝากครบ และแสดงในประวัติรายการ`,
    'นับเวลาที่ฝาก ยอดที่ฝากทันเวลาแต่เข้าช้ายังได้รับเครดิต',
  ].join('\n\n'),
  en: [
    'For new members, once each.',
    `Deposit ${deposit} baht or more in all within ${minutes} minutes of registering, by any channel.`,
    `The ${credit} baht are credited automatically as soon as that has arrived, and are listed in the history.`,
    'What counts is when you deposit: money deposited in time that arrives later still earns the credit.',
  ].join('\n\n'),
}

/** The conditions of the registration offer, one a paragraph. */
export const registrationOfferConditions: Words = {
  th: [
    'สำหรับผู้ที่ยังไม่เป็นสมาชิก คนละหนึ่งครั้ง',
    `เริ่มนับ ${registrationOffer.minutes} นาทีเมื่อกดรับข้อเสนอ และไม่เริ่มนับใหม่`,
    'ต้องสมัครให้เสร็จก่อนหมดเวลา',
  ].join('\n\n'),
  en: [
    'For people who are not members yet, once each.',
    `The ${registrationOffer.minutes} minutes begin when you take the offer, and do not begin again.`,
    'Registration has to be finished before they are over.',
  ].join('\n\n'),
}

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
