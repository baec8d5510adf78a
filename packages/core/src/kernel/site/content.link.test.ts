import { describe, expect, it } from 'vitest'
import { contactAddress, readLink } from './content.link.ts'

describe('the link to the admin', () => {
  it.each([
    [
      'https://line.me/R/oaMessage/@site/?{reference}',
      'CR8F-1',
      'https://line.me/R/oaMessage/@site/?CR8F-1',
    ],
    ['https://chat.test/%7Breference%7D', 'CR 8/1', 'https://chat.test/CR%208%2F1'],
    ['https://chat.test/?about={reference}', null, 'https://chat.test/?about='],
    ['https://line.me/R/ti/p/@site', 'CR8F-1', 'https://line.me/R/ti/p/@site'],
    ['/help?about={reference}', 'CR8F-1', '/en/help?about=CR8F-1'],
  ])('%s with the reference %j is %s', (link, reference, address) => {
    expect(contactAddress(readLink(link), reference, 'en')).toBe(address)
  })
})
