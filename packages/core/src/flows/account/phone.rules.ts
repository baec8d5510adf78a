import type { MessageRef } from '../../base/messages/message.ts'
import { toArabicDigits } from '../../base/text/digits.ts'

/** Digits of a Thai mobile number [OPEN-49]. */
export const phoneLength = 10

/** How a Thai mobile number begins [AUTH-15]. */
const prefixes = ['06', '08', '09'] as const

/**
 * A phone number as the server takes it: Arabic digits, with the country's 66 as the leading 0, without
 * what people put between the digits. Whatever else was typed stays.
 */
export function normalisePhone(text: string): string {
  const number = toArabicDigits(text).replace(/[\s().-]/g, '')
  return number.replace(/^\+66(?=\d)|^66(?=\d{9}$)/, '0')
}

/** Says what is wrong with a phone number, or null [AUTH-15, OPEN-49]. */
export function phoneProblem(text: string): MessageRef | null {
  const phone = normalisePhone(text)
  const isPhone =
    /^\d+$/.test(phone) &&
    phone.length === phoneLength &&
    prefixes.some((prefix) => phone.startsWith(prefix))
  if (isPhone) return null
  const [first, second, third] = prefixes
  return {
    id: 'validation.error.invalidPhone',
    values: { digits: phoneLength, first, second, third },
  }
}

/** `081-234-5678`, as people read it. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
}
