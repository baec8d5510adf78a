/** A field of an EMV merchant-presented QR payload. */
export interface EmvField {
  readonly tag: string
  readonly value: string
}

/**
 * Parses an EMV payload, field by field, without any code of the site or of the mock server.
 * @throws when the lengths do not add up.
 */
export function parseEmv(payload: string): readonly EmvField[] {
  const fields: EmvField[] = []
  let at = 0
  while (at < payload.length) {
    const tag = payload.slice(at, at + 2)
    const length = Number.parseInt(payload.slice(at + 2, at + 4), 10)
    const value = payload.slice(at + 4, at + 4 + length)
    if (!/^\d\d$/.test(tag) || value.length !== length) {
      throw new Error(`not an EMV payload at ${at}: ${payload}`)
    }
    fields.push({ tag, value })
    at += 4 + length
  }
  return fields
}

/** The value of a field, or undefined when the payload lacks it. */
export function emvValue(fields: readonly EmvField[], tag: string): string | undefined {
  return fields.find((field) => field.tag === tag)?.value
}

/** CRC-16/CCITT-FALSE by table, over everything before the four characters of the check sum. */
export function emvChecksum(payload: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(payload.slice(0, -4), 'utf8')) {
    crc = ((crc << 8) ^ (table[((crc >> 8) ^ byte) & 0xff] ?? 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte << 8
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 0x8000 ? (remainder << 1) ^ 0x1021 : remainder << 1
  }
  return remainder & 0xffff
})
