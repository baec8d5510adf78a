import { describe, expect, it } from 'vitest'
import { askedAgain, keepingOf } from './caching.ts'
import { invalidated } from './releases.ts'
import { summaryOf } from './summary.ts'
import { columns, hints } from './table.ts'
import { sent, visitOf } from './visit.fixture.ts'

describe('how a file may be kept', () => {
  it.each([
    ['public, max-age=31536000, immutable', 'kept for 365 days without asking'],
    ['no-cache', 'kept, but asked for again on each visit'],
    ['no-store', 'never kept'],
    [undefined, 'nothing is said'],
  ])('is read from %s', (header, keeping) => {
    expect(keepingOf(header)).toBe(keeping)
  })
})

describe('what a second visit asks for', () => {
  const origin = 'https://casino.example'

  it('is what it sent to the site’s own host, without pictures', () => {
    const second = visitOf({
      sent: [
        sent({ address: `${origin}/`, status: 304 }),
        sent({ address: `${origin}/site.json`, bytes: 2_048 }),
        sent({ address: `${origin}/icon.svg`, isPicture: true }),
        sent({ address: 'https://api.casino.example/profile' }),
      ],
    })
    expect(askedAgain([{ floor: visitOf(), visits: { 'second visit': second } }], origin)).toEqual([
      'The second visit asks for',
      '  /           has not changed',
      '  /site.json          2.0 KiB',
    ])
  })

  it('is not told where none was made', () => {
    expect(askedAgain([{ floor: visitOf(), visits: {} }], origin)).toEqual([])
  })
})

describe('what a release invalidates', () => {
  it('is each file with a new name, and of those that a visit had loaded the old ones', () => {
    const before = new Map([
      ['entry.1.js', 100],
      ['page.1.js', 20],
      ['font.woff2', 30],
    ])
    const after = new Map([
      ['entry.2.js', 110],
      ['page.2.js', 25],
      ['font.woff2', 30],
    ])
    expect(invalidated(before, after, ['entry.1.js', 'font.woff2', 'site.json'])).toEqual({
      files: 2,
      bytes: 135,
      ofVisitBytes: 100,
    })
  })
})

describe('a table', () => {
  it('has columns of one width, the first at its beginning and the others at their end', () => {
    expect(
      columns([
        ['', 'ms'],
        ['login', '9'],
      ]),
    ).toEqual(['       ms', 'login   9'])
  })
})

describe('where to look', () => {
  it('is said by the slowest presses and by what moved, of the visits that have any', () => {
    const walk = visitOf({
      interactions: [{ ms: 120, what: 'click on button Menu' }],
      layoutShift: 0.02,
      moved: 'p Balance',
    })
    const summary = summaryOf([{ floor: visitOf(), visits: { login: visitOf(), walk } }], () => 1)
    expect(hints(summary)).toEqual(['walk: 120 ms, click on button Menu', 'walk: moved p Balance'])
  })
})
