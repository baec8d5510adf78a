// The keys of a Thai keyboard (Kedmanee), row by row, without and with shift.
const latin = [
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
  '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
].join('')
const thai = [
  '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ',
  '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
].join('')

const toThai = new Map([...latin].map((key, index) => [key, thai.charAt(index)]))
const toLatin = new Map([...thai].map((key, index) => [key, latin.charAt(index)]))

/**
 * The same keys on the other keyboard: Thai for anyone who typed `;jkplu[` and Latin for anyone who typed
 * `สนะีห`. What is on neither stays.
 */
export function onOtherLayout(text: string): string {
  const isThai = /[\u0e01-\u0e5b]/.test(text)
  const table = isThai ? toLatin : toThai
  return [...text].map((key) => table.get(key) ?? key).join('')
}
