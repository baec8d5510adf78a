import { describe, expect, it } from 'vitest'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'
import { promptPayCode } from '../../wire/contract/examples/wire.examples.ts'
import { hasValidEmvChecksum, qrCodeFormOf } from './qr-code.rules.ts'

const places: QrCodePlaces = {
  pictureOrigins: ['https://site.test', 'https://content.test', 'http://localhost:4173'],
  links: ['pay.test', 'scbeasy:'],
}
const formOf = (qrCode: string) => qrCodeFormOf(qrCode, places)

/** CRC-16/CCITT-FALSE over UTF-8, written from its definition, not from the code under test. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    for (let mask = 0x80; mask > 0; mask >>= 1) {
      const bit = ((crc & 0x8000) !== 0) !== ((byte & mask) !== 0)
      crc = (crc << 1) & 0xffff
      if (bit) crc ^= 0x1021
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const untagged = `000201${crc16('000201')}`
const withChecksum = (body: string) => `${body}6304${crc16(`${body}6304`)}`

/** PromptPay codes from banks and libraries, with their checksums. */
const known = [
  [
    'to a mobile number',
    '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  ],
  [
    'to a mobile number with its country code',
    '00020101021129370016A000000677010111011300668912345675802TH5303764630429C1',
  ],
  ['to a citizen ID', '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A'],
  ['to a tax ID', '00020101021129370016A000000677010111021301234567890125802TH530376463040CBD'],
  [
    'with an amount',
    '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  ],
  ['of these tests', promptPayCode],
] as const

describe('an EMV code', () => {
  it('has the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it.each(known)('%s is drawn', (_what, code) => {
    expect(formOf(code)).toBe('text')
  })

  it('may have its checksum in lower case', () => {
    const code = promptPayCode.slice(0, -4) + promptPayCode.slice(-4).toLowerCase()
    expect(formOf(code)).toBe('text')
  })

  it('may name its merchant in Thai script', () => {
    const code = withChecksum('00020101021153037645802TH5907ร้านค้า')
    expect(formOf(code)).toBe('text')
  })

  it('is refused with any one character changed', () => {
    const accepted: string[] = []
    for (let at = 0; at < promptPayCode.length; at += 1) {
      for (const other of ['0', '1', '9', 'A', 'F', 'ก', ' ']) {
        if (other === promptPayCode[at]) continue
        const changed = promptPayCode.slice(0, at) + other + promptPayCode.slice(at + 1)
        if (hasValidEmvChecksum(changed)) accepted.push(changed)
      }
    }
    expect(accepted).toEqual([])
  })

  it('is refused with any one character missing, doubled or swapped with the next', () => {
    const accepted: string[] = []
    for (let at = 0; at < promptPayCode.length - 1; at += 1) {
      const [before, one, other, after] = [
        promptPayCode.slice(0, at),
        promptPayCode.slice(at, at + 1),
        promptPayCode.slice(at + 1, at + 2),
        promptPayCode.slice(at + 2),
      ]
      const changed = [before + other + after, before + one + one + other + after]
      if (one !== other) changed.push(before + other + one + after)
      accepted.push(...changed.filter((code) => hasValidEmvChecksum(code)))
    }
    expect(accepted).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['too little', '6304'],
    ['without the format indicator', withChecksum('5303764')],
    ['without a checksum', promptPayCode.slice(0, -8)],
    ['with a checksum without its tag', untagged],
    ['with a checksum that is not a number', `${promptPayCode.slice(0, -4)}ZZZZ`],
    ['with something after it', `${promptPayCode} `],
    ['words', 'pay me'],
  ])('is refused: %s', (_what, code) => {
    expect(formOf(code)).toBeNull()
  })
})

describe('a code as a picture', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml,%3Csvg%3E',
    'data:image/webp;base64,AAAA',
    'https://content.test/qr.png',
    'https://site.test/qr.png?payment=1',
    'http://localhost:4173/qr.png',
  ])('%s is shown [OPEN-62]', (code) => {
    expect(formOf(code)).toBe('image')
  })
})

describe('a code as a link', () => {
  it.each(['https://pay.test/p/1?amount=500', 'scbeasy://payments/promptpay?id=1'])(
    '%s can be opened if the site allows it',
    (code) => {
      expect(formOf(code)).toBe('link')
    },
  )
})

describe('an address', () => {
  it.each([
    'https://elsewhere.test/qr.png',
    'https://pay.test.evil.test/p/1',
    'https://evil.test/pay.test',
    'https://user:pass@evil.test/p',
    'http://pay.test/p/1',
    'http://content.test/qr.png',
    'http://localhost:4173.evil.test/qr.png',
    'kplus://pay/1',
    'scbeasy:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg',
    'javascript:alert(1)',
    'javascript://pay.test/%0aalert(1)',
    'blob:https://site.test/1',
    'file:///qr.png',
    '//content.test/qr.png',
    '/qr.png',
    ' https://content.test/qr.png',
  ])('%s that the site does not list is not a code [OPEN-62]', (code) => {
    expect(formOf(code)).toBeNull()
  })
})
