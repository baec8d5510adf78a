import { readUrl } from '../../base/text/url.ts'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'

/** How a code is shown: as a picture, drawn from its text, or as a link that opens a payment app. */
export type QrCodeForm = 'image' | 'text' | 'link'

/**
 * How the `qrCode` of an answer can be shown; null for one that cannot be paid. A picture is part of the answer or
 * comes from an origin that the content security policy allows; a link leads to a place that the site configures;
 * EMV text is drawn if its checksum is right. A code that a bank app would refuse is never shown [OPEN-62].
 */
export function qrCodeFormOf(qrCode: string, places: QrCodePlaces): QrCodeForm | null {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(qrCode)) return 'image'
  if (/^[a-z][a-z0-9+.-]*:\/\/\S/i.test(qrCode)) return addressForm(qrCode, places)
  return hasValidEmvChecksum(qrCode) ? 'text' : null
}

function addressForm(address: string, { links, pictureOrigins }: QrCodePlaces): QrCodeForm | null {
  const url = readUrl(address)
  if (!url) return null
  if (pictureOrigins.includes(url.origin)) return 'image'
  const place = url.protocol === 'https:' ? url.hostname : url.protocol
  return links.includes(place) ? 'link' : null
}

const checksumField = '6304'

/** Whether a text is an EMV payload that ends with the correct CRC-16/CCITT-FALSE of its UTF-8 bytes. */
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
