import type { MessageRef } from '../../base/messages/message.ts'
import { toArabicDigits } from '../../base/text/digits.ts'

/** How many digits a Thai mobile number has [OPEN-49]. */
export const phoneLength = 10

/** The prefixes of Thai mobile numbers [AUTH-15]. */
const prefixes = ['06', '08', '09'] as const

/**
 * A phone number in the form that the server accepts: Arabic digits without separators, and a leading 0 instead of
 * the country code 66. Any other text stays.
 */
export function normalisePhone(text: string): string {
  const number = toArabicDigits(text).replace(/[\s().-]/g, '')
  return number.replace(/^\+66(?=\d)|^66(?=\d{9}$)/, '0')
}

/** What is wrong with a phone number, or null [AUTH-15, OPEN-49]. */
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

/** Formats a phone number for display: `081-234-5678`. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
}
