import { describe, expect, it } from 'vitest'
import { addressWithMessage } from './contact.message.ts'

describe('the address of the admin with a text', () => {
  it.each([
    ['https://line.me/R/ti/p/@kin', 'https://line.me/R/oaMessage/%40kin/?a%20%26%20%E0%B8%81'],
    ['https://line.me/R/ti/p/%40kin', 'https://line.me/R/oaMessage/%40kin/?a%20%26%20%E0%B8%81'],
    ['https://line.me/ti/p/@kin', 'https://line.me/R/oaMessage/%40kin/?a%20%26%20%E0%B8%81'],
    [
      'https://line.me/R/oaMessage/@kin/',
      'https://line.me/R/oaMessage/%40kin/?a%20%26%20%E0%B8%81',
    ],
    ['https://t.me/kin_help', 'https://t.me/kin_help?text=a%20%26%20%E0%B8%81'],
    ['https://wa.me/66812345678', 'https://wa.me/66812345678?text=a%20%26%20%E0%B8%81'],
  ])('of %s is %s', (address, expected) => {
    expect(addressWithMessage(address, 'a & ก')).toBe(expected)
  })

  it.each([
    'https://line.me/R/ti/p/kin',
    'https://line.me/R/ti/g2/abc',
    'https://line.me/R/oaMessage/',
    'https://t.me/+abc',
    'https://t.me/kin/7',
    'https://wa.me/message/ABC',
    'https://chat.example/kin',
    'not an address',
  ])('does not exist for %s', (address) => {
    expect(addressWithMessage(address, 'text')).toBe(null)
  })
})
