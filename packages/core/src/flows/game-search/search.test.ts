import { describe, expect, it } from 'vitest'
import { aGame } from '../../../testing/examples/games.of.tests.ts'
import { properties as fc } from '../../../testing/properties.ts'
import type { Game } from '../game/game.ts'
import { onOtherLayout } from './keyboard.layout.ts'
import { fold } from './search.fold.ts'
import { searchGames } from './search.games.ts'
import { createSearchIndex, findGames } from './search.index.ts'
import { near } from './search.near.ts'
import { isLongEnough, searchTerm, searchText } from './search-text.rules.ts'

const named = (id: string, en: string, th: string, changes: Partial<Game> = {}) =>
  aGame({ id, names: { en, th }, ...changes })

const games = [
  named('lotus', 'Golden Lotus', 'บัวทอง'),
  named('dragon', 'River Dragon', 'มังกรสายน้ำ', { provider: 'rt' }),
  named('baccarat', 'Baccarat Jade Room', 'บาคาร่า ห้องหยก', { provider: 'evo' }),
  named('lotusLotto', 'Lotus Lotto', 'หวยบัว', { provider: 'km' }),
  named('market', 'Night Market', 'ตลาดกลางคืน'),
  named('crab', 'Fish Prawn Crab', 'น้ำเต้าปูปลา'),
  named('orchard', 'Red Orchard', 'สวนแดง', { provider: 'rt' }),
  named('wild', 'Wild Tiger', 'เสือป่า'),
  named('tigers', 'Tiger Twins', 'เสือแฝด'),
]
const index = createSearchIndex(games)

const found = (term: string) => {
  const { games: list, repair } = searchGames(index, term)
  return [list.map(({ id }) => id), repair]
}

describe('a search', () => {
  it.each([
    ['LOTUS', ['lotusLotto', 'lotus']],
    ['night market', ['market']],
    ['nightmarket', ['market']],
    ['market  night', ['market']],
    ['บาคาร่าห้องหยก', ['baccarat']],
    ['บาคารา', ['baccarat']],
    ['ห้อง หยก', ['baccarat']],
    ['มังก', ['dragon']],
    ['น้ำ', ['crab', 'dragon']],
    ['น\u0e49\u0e4d\u0e32', ['crab', 'dragon']],
    ['red tiger', ['dragon', 'orchard']],
    ['tiger', ['tigers', 'wild', 'dragon', 'orchard']],
    ['tiger red', ['dragon', 'orchard']],
    ['evolution bac', ['baccarat']],
    ['!!!', []],
  ])('for “%s” finds %j', (term, ids) => {
    expect(found(term)).toEqual([ids, null])
  })

  it.each([
    ['สนะีห', { kind: 'layout', term: 'lotus' }, ['lotusLotto', 'lotus']],
    ['[y;', { kind: 'layout', term: 'บัว' }, ['lotus', 'lotusLotto']],
    ['lotis', { kind: 'spelling' }, ['lotus', 'lotusLotto']],
    ['drgaon', { kind: 'spelling' }, ['dragon']],
    ['บาคารี่า', { kind: 'spelling' }, ['baccarat']],
    ['มังกอร', { kind: 'spelling' }, ['dragon']],
    ['zzzzzz', null, []],
    ['qqq', null, []],
  ])('for “%s” is corrected to %j', (term, repair, ids) => {
    expect(found(term)).toEqual([ids, repair])
  })

  it('finds a game by any part of its name, regardless of spaces, case and tone marks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.constantFrom('en' as const, 'th' as const),
        fc.nat(),
        fc.nat(),
        (game, locale, from, length) => {
          const name = fold(game.names[locale])
          const start = from % name.length
          const part = name.slice(start, start + 1 + (length % name.length))
          const spaced = [...part].join(part.length % 2 ? '' : ' ').toUpperCase()
          expect(findGames(index, spaced)).toContain(game)
        },
      ),
    )
  })

  it('accepts any text, and finds only games that contain it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (term) => {
        for (const { names } of findGames(index, term)) {
          expect(
            `${fold(names.en)} ${fold(names.th)} pgsoft redtiger evolution kingmaker`,
          ).toContain(
            fold(term.split(/\s+/).sort((one, other) => other.length - one.length)[0] ?? ''),
          )
        }
        searchGames(index, term)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the other keyboard', () => {
  it.each([
    ['lotus', 'สนะีห'],
    [';jkp', 'ว่าย'],
    ['123', 'ๅ/-'],
  ])('turns “%s” into “%s”', (latin, thai) => {
    expect(onOtherLayout(latin)).toBe(thai)
  })

  it('turns any text back into itself when applied twice', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(`^[${letters}]{1,20}$`)), (text) => {
        expect(onOtherLayout(onOtherLayout(text))).toBe(text)
      }),
    )
  })
})

describe('the distance', () => {
  it.each([
    ['goldenlotus', 'lotus', 0],
    ['goldenlotus', 'lotis', 1],
    ['goldenlotus', 'lots', 1],
    ['goldenlotus', 'ltous', 1],
    ['goldenlotus', 'lotuus', 1],
    ['goldenlotus', 'dragon', null],
    ['', 'lotus', null],
  ])('of “%s” to “%s” is %j', (text, wanted, mistakes) => {
    expect(near(text, wanted, 1)).toBe(mistakes)
  })
})

describe('typed text', () => {
  it.each([
    ["Lotus 7 !'-", "Lotus 7 !'-"],
    ['บัว๑๒', 'บัว๑๒'],
    ['ก่ำ', 'ก่ำ'],
    ['a<b>&"@#฿๏', 'ab'],
    ['a\tb\nc', 'a\tb\nc'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('%j becomes %j [GAME-17, OPEN-48]', (typed, kept) => {
    expect(searchText(typed)).toBe(kept)
  })

  it('is unchanged when it is typed again, and has only valid characters [GAME-17]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const kept = searchText(typed)
        expect(searchText(kept)).toBe(kept)
        expect(kept).toMatch(/^[A-Za-z0-9\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59\s!'-]*$/)
      }),
    )
  })

  it.each([
    ['  ab ', 'ab', false],
    [' a  b ', 'a b', true],
    ['บัว', 'บัว', true],
    ['ab@', 'ab', false],
  ])('%j is searched for as %j: %j [GAME-19]', (typed, term, isEnough) => {
    expect([searchTerm(typed), isLongEnough(typed)]).toEqual([term, isEnough])
  })
})
