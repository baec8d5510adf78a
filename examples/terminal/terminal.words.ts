import type { Locale, MessageId, MessageRef } from '@croupier/core'
import { formatSatang, type Satang } from '@croupier/core/money'

const en = {
  username: 'Username: ',
  password: 'Password: ',
  balance: 'Balance {amount} baht',
  menu: '1 deposit, 2 withdraw, 3 leave: ',
  channel: 'Pay with (number, or Enter to go back): ',
  depositAmount: 'Amount in whole baht (Enter to go back): ',
  code: 'Scan to pay {amount} baht. Pay the exact amount, and use this code once.',
  waiting: 'Waiting for your payment, {time} left',
  paid: 'Deposit successful: {amount} baht. Reference {reference}.',
  unavailable: 'This cannot be done here just now.',
  withdrawTo: 'To {holder}, {account}',
  withdrawAmount: 'Amount in baht (Enter to go back): ',
  review: 'Withdraw {amount} baht? Type yes to confirm: ',
  locked: 'You can withdraw again in {time}.',
  unknown: 'We do not know yet whether your withdrawal went through. Do not send it again yet.',
  message: 'Something went wrong ({id}). If you have paid, do not pay again.',
}

const th: typeof en = {
  username: 'ชื่อผู้ใช้: ',
  password: 'รหัสผ่าน: ',
  balance: 'ยอดเงิน {amount} บาท',
  menu: '1 ฝากเงิน, 2 ถอนเงิน, 3 ออก: ',
  channel: 'เลือกช่องทาง (พิมพ์หมายเลข หรือกด Enter เพื่อกลับ): ',
  depositAmount: 'จำนวนเงิน ไม่มีทศนิยม (กด Enter เพื่อกลับ): ',
  code: 'สแกนเพื่อจ่าย {amount} บาท จ่ายให้ตรงทุกสตางค์ และใช้ QR นี้ครั้งเดียว',
  waiting: 'กำลังรอเงินเข้า เหลือเวลา {time}',
  paid: 'ฝากเงินสำเร็จ {amount} บาท เลขอ้างอิง {reference}',
  unavailable: 'ขณะนี้ทำรายการนี้ที่นี่ไม่ได้',
  withdrawTo: 'เข้าบัญชี {holder} {account}',
  withdrawAmount: 'จำนวนเงินที่จะถอน (กด Enter เพื่อกลับ): ',
  review: 'ถอน {amount} บาท พิมพ์ yes เพื่อยืนยัน: ',
  locked: 'ถอนได้อีกครั้งใน {time}',
  unknown: 'ยังไม่ทราบว่าการถอนครั้งนี้สำเร็จหรือไม่ อย่าเพิ่งส่งรายการซ้ำ',
  message: 'เกิดข้อผิดพลาด ({id}) ถ้าจ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ',
}

/** The most frequent messages of core, which names them and leaves the texts to the host. */
const messages: Record<Locale, Partial<Record<MessageId, string>>> = {
  en: {
    'login.error.wrongCredentials': 'Wrong username or password.',
    'deposit.amount.error.belowMin': 'Deposit at least {min} baht.',
    'deposit.amount.error.aboveMax': 'Deposit no more than {max} baht per time.',
    'withdraw.amount.error.belowMin': 'Withdraw at least {min} baht.',
    'withdraw.amount.error.aboveCredit': 'You can withdraw up to {balance} baht.',
    'withdraw.success': 'Withdrawal of {amount} baht sent.',
    'deposit.qr.error.unknown':
      'We asked for your QR code and got no clear answer. No money has moved. Do not pay an older QR code.',
    'deposit.poll.error.localExpired':
      'QR code expired. If you have already paid, do not pay again.',
    'deposit.poll.unconfirmed':
      'We do not know whether you have paid. If you have, do not pay again.',
    'deposit.poll.error.unsuccessfulNoReason':
      'This deposit was not added to your balance. If money left your bank, do not pay again.',
  },
  th: {
    'login.error.wrongCredentials': 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    'deposit.amount.error.belowMin': 'ฝากขั้นต่ำ {min} บาท',
    'deposit.amount.error.aboveMax': 'ฝากได้ไม่เกินครั้งละ {max} บาท',
    'withdraw.amount.error.belowMin': 'ถอนขั้นต่ำ {min} บาท',
    'withdraw.amount.error.aboveCredit': 'ยอดเงินไม่พอ ถอนได้ไม่เกิน {balance} บาท',
    'withdraw.success': 'ส่งรายการถอน {amount} บาทแล้ว',
    'deposit.qr.error.unknown': 'ขอ QR แล้วแต่ยังไม่ได้รับคำตอบที่ชัดเจน ยังไม่มีการโอนเงิน อย่าจ่าย QR เก่า',
    'deposit.poll.error.localExpired': 'QR หมดอายุแล้ว ถ้าจ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ',
    'deposit.poll.unconfirmed': 'ยังไม่ทราบว่าคุณจ่ายเงินแล้วหรือไม่ ถ้าจ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ',
    'deposit.poll.error.unsuccessfulNoReason':
      'ฝากเงินไม่สำเร็จ เงินยังไม่เข้ายอดเงินของคุณ ถ้าถูกหักเงินแล้ว ไม่ต้องจ่ายซ้ำ',
  },
}

type Values = Readonly<Record<string, unknown>>

/** The texts of the terminal in one language. */
export function createWords(locale: Locale) {
  const words = locale === 'en' ? en : th
  const say = (id: keyof typeof en, values: Values = {}) => fill(words[id], values)
  return {
    say,
    sayMessage: (message: MessageRef) => {
      const values = 'values' in message ? message.values : {}
      return fill(messages[locale][message.id] ?? say('message', { id: message.id }), values)
    },
  }
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]))
}

function shown(value: unknown): string {
  return isMoney(value) ? formatSatang(value.satang) : String(value ?? '–')
}

function isMoney(value: unknown): value is { readonly satang: Satang } {
  return typeof value === 'object' && value !== null && 'satang' in value
}
