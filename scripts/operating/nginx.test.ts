import { describe, expect, it } from 'vitest'
import { secureSiteBlock, siteBlock } from './nginx.ts'

const place = ['/srv/other', 8_123, 'http://127.0.0.1:9000'] as const

const linesWith = (text: string, part: RegExp) =>
  text.split('\n').flatMap((line) => (part.test(line) ? line.trim() : []))

describe('the sample of the documents', () => {
  it('is put elsewhere, and passes the services on', () => {
    const block = siteBlock(...place)
    expect(linesWith(block, /^ *(listen|root|proxy_pass)\b/)).toEqual([
      'listen 127.0.0.1:8123;',
      'root /srv/other/site;',
      'proxy_pass http://127.0.0.1:9000/_/;',
      'proxy_pass http://127.0.0.1:9000/pictures/;',
    ])
  })

  it('has an example of TLS and HTTP/2 that can be put in force', () => {
    expect(linesWith(secureSiteBlock(...place), /^ *(listen|ssl_)/)).toEqual([
      'listen 127.0.0.1:8123 ssl http2;',
      'ssl_certificate /srv/other/tls/site.pem;',
      'ssl_certificate_key /srv/other/tls/site.key;',
    ])
  })
})
