/** How many digits of the member's account number are shown: enough to recognise it. */
const shownDigits = 4

/**
 * The member's own account number in groups of 3, 1, 5 and the rest, with all but its last digits
 * hidden: an onlooker learns nothing, and its owner recognises it.
 * @example maskedAccount('1234567890') // 'xxx-x-xx789-0'
 */
export function maskedAccount(number: string): string {
  const digits = number.replace(/\D/g, '')
  const hidden = digits.slice(0, -shownDigits).replace(/\d/g, 'x') + digits.slice(-shownDigits)
  return [hidden.slice(0, 3), hidden.slice(3, 4), hidden.slice(4, 9), hidden.slice(9)]
    .filter((group) => group !== '')
    .join('-')
}
