/** How the `qrCode` of an answer can be shown. */
export type QrCodeForm = 'image' | 'text' | 'unusable'

/**
 * A data or https address (http on loopback) is an image; EMV text is drawn, if its check sum is right.
 * A code that a bank app would refuse is never shown [OPEN-62].
 */
export function classifyQrCode(qrCode: string): QrCodeForm {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(qrCode)) return 'image'
  if (/^https:\/\//.test(qrCode)) return 'image'
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(qrCode)) return 'image'
  return hasValidEmvChecksum(qrCode) ? 'text' : 'unusable'
}

const checksumField = '6304'

/** Whether text is an EMV payload that ends in the right CRC-16/CCITT-FALSE of all before, in UTF-8. */
export function hasValidEmvChecksum(payload: string): boolean {
  const body = payload.slice(0, -4)
  if (!body.startsWith('000201') || !body.endsWith(checksumField)) return false
  return crc16(body) === payload.slice(-4).toUpperCase()
}

function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
