import { describe, expect, it } from 'vitest'
import { services } from '../../../testing/api.harness.ts'
import { noticesOfSite, readNotices } from './notice.ts'

const site = { linkOrigins: ['https://site.test', 'https://chat.test'], services }

const wire = {
  id: 'n-1',
  title: 'Twice',
  type: 'promotion',
  content: 'We double it.',
} as const

const plain = {
  id: 'n-1',
  kind: 'promotion',
  title: 'Twice',
  paragraphs: ['We double it.'],
  picture: null,
  game: null,
  link: null,
  isOnce: false,
  isForced: false,
}

const noticeFrom = (changes: object) => noticesOfSite(readNotices([{ ...wire, ...changes }]), site)

describe('a notice', () => {
  it.each([
    ['the required fields', {}, {}],
    [
      'all optional fields',
      { showOne: true, forceUpgate: true, gameName: 'River' },
      { isOnce: true, isForced: true, game: 'River' },
    ],
    [
      'only nulls',
      {
        link: null,
        imageUrl: null,
        gameName: null,
        content: null,
        showOne: null,
        forceUpgate: null,
      },
      { paragraphs: [] },
    ],
    [
      'a page of the site',
      { link: '/en/vip?x=1' },
      { link: { kind: 'page', path: '/vip', query: { x: '1' } } },
    ],
    [
      'an allowed host',
      { link: 'https://chat.test/x' },
      { link: { kind: 'other', address: 'https://chat.test/x' } },
    ],
    [
      'a picture of the content service',
      { imageUrl: 'https://content.test/a.webp' },
      { picture: 'https://content.test/a.webp' },
    ],
    ['a picture of the site', { imageUrl: '/a.webp' }, { picture: '/a.webp' }],
    ['paragraphs', { content: ' One.\n\n\nTwo.' }, { paragraphs: ['One.', 'Two.'] }],
  ])('is read correctly with %s [NOTE-01]', (_, changes, read) => {
    expect(noticeFrom(changes)).toEqual([{ ...plain, ...read }])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/x',
    'https://site.test@evil.test/',
    'https://user:word@site.test/',
    'http://site.test/',
    'blob:https://site.test/x',
    'file:///etc/passwd',
    ' https://evil.test',
    'nonsense',
    '/nowhere',
  ])('leads nowhere by the link %j', (link) => {
    expect(noticeFrom({ link })).toEqual([plain])
  })

  it.each([
    'javascript:alert(1)',
    'https://evil.test/pixel.png',
    '//evil.test/pixel.png',
    '/\\evil.test/pixel.png',
    '/\t/evil.test/pixel.png',
    'http://site.test/a.png',
    'https://',
    'data:text/html,x',
  ])('shows no picture from %j', (imageUrl) => {
    expect(noticeFrom({ imageUrl })).toEqual([plain])
  })

  it('is plain text, whatever markup it contains', () => {
    const markup = '<img src=x onerror=alert(1)>'
    expect(noticeFrom({ title: markup, content: markup, gameName: markup })).toEqual([
      { ...plain, title: markup, paragraphs: [markup], game: markup },
    ])
  })
})
