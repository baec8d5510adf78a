import type { Locale, MessageId, MessageRef } from '@croupier/core'
import { formatSatang, type Satang } from '@croupier/core/money'

const en = {
  language: 'ไทย',
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  balance: 'Balance',
  channel: 'Pay with',
  choose: 'Choose',
  amount: 'Amount in whole baht',
  deposit: 'Deposit',
  code: 'Scan to pay {amount} baht. Pay the exact amount, and use this code once.',
  codePicture: 'QR code',
  timeLeft: 'Time left',
  paid: 'Deposit successful: {amount} baht.',
  unknown: 'This did not work ({id}). If you have paid, do not pay again.',
  unavailable: 'You cannot deposit here just now.',
  again: 'Start again',
}

const th: typeof en = {
  language: 'English',
  username: 'ชื่อผู้ใช้',
  password: 'รหัสผ่าน',
  logIn: 'เข้าสู่ระบบ',
  balance: 'ยอดเงิน',
  channel: 'ช่องทาง',
  choose: 'เลือก',
  amount: 'จำนวนเงิน ไม่มีทศนิยม',
  deposit: 'ฝากเงิน',
  code: 'สแกนเพื่อจ่าย {amount} บาท จ่ายให้ตรงทุกสตางค์ และใช้ QR นี้ครั้งเดียว',
  codePicture: 'QR โค้ด',
  timeLeft: 'เวลาที่เหลือ',
  paid: 'ฝากเงินสำเร็จ {amount} บาท',
  unknown: 'ทำรายการไม่สำเร็จ ({id}) ถ้าจ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ',
  unavailable: 'ขณะนี้ฝากเงินที่นี่ไม่ได้',
  again: 'เริ่มใหม่',
}

/** Core names its messages, and the host supplies the texts: here the most frequent ones. */
const messages: Record<Locale, Partial<Record<MessageId, string>>> = {
  en: {
    'login.error.usernameEmpty': 'Enter your username',
    'login.error.passwordEmpty': 'Enter your password',
    'login.error.wrongCredentials': 'Wrong username or password',
    'deposit.amount.error.belowMin': 'Deposit at least {min} baht',
    'deposit.amount.error.aboveMax': 'Deposit no more than {max} baht per time',
  },
  th: {
    'login.error.usernameEmpty': 'กรอกชื่อผู้ใช้',
    'login.error.passwordEmpty': 'กรอกรหัสผ่าน',
    'login.error.wrongCredentials': 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    'deposit.amount.error.belowMin': 'ฝากขั้นต่ำ {min} บาท',
    'deposit.amount.error.aboveMax': 'ฝากได้ไม่เกินครั้งละ {max} บาท',
  },
}

export type WordId = keyof typeof en

export const words: Record<Locale, Readonly<Record<string, string>>> = { en, th }

export function say(locale: Locale, id: WordId, amount?: Satang): string {
  const text = (locale === 'en' ? en : th)[id]
  return amount === undefined ? text : text.replace('{amount}', formatSatang(amount))
}

export function sayMessage(locale: Locale, message: MessageRef | null): string {
  if (message === null) return ''
  const values: Readonly<Record<string, unknown>> = 'values' in message ? message.values : {}
  const text = messages[locale][message.id]
  if (text === undefined) return say(locale, 'unknown').replace('{id}', message.id)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
