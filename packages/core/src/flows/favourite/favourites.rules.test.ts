import { describe, expect, it } from 'vitest'
import { aGame } from '../../../testing/examples/games.of.tests.ts'
import {
  afterListing,
  afterSaving,
  afterToggle,
  afterUnknownOutcome,
  isLiked,
  noFavourites,
} from './favourites.rules.ts'

const lotus = aGame()
const pressed = afterToggle(noFavourites, { gameId: lotus.id, isFavourite: false })
const saved = afterSaving(pressed, lotus.id)
const shown = (facts: typeof noFavourites) => isLiked(facts, lotus.id, false)

describe('a list from the server', () => {
  it('requested after a heart was saved decides the heart', () => {
    const facts = afterListing(saved, { asOf: saved.order, games: [lotus] }, null)
    expect([shown(saved), facts.wishes, facts.known, shown(facts)]).toEqual([
      true,
      {},
      { 'g-1': false },
      false,
    ])
  })

  it('requested before that is older than the heart', () => {
    const facts = afterListing(saved, { asOf: saved.order - 1, games: [lotus] }, null)
    expect(facts).toEqual(saved)
  })

  it('does not change a wish that waits or is in flight', () => {
    const listing = { asOf: 99, games: [aGame({ isFavourite: true })] }
    expect([afterListing(pressed, listing, null), afterListing(saved, listing, lotus.id)]).toEqual([
      pressed,
      saved,
    ])
  })

  it('older than another one changes nothing', () => {
    const newer = { asOf: 8, games: [lotus] }
    const older = { asOf: 7, games: [aGame({ isFavourite: true })] }
    expect(shown(afterListing(afterListing(saved, newer, null), older, null))).toBe(false)
  })

  it('settles a heart with an unknown outcome', () => {
    const doubtful = afterUnknownOutcome(pressed, lotus.id)
    const facts = afterListing(doubtful, { asOf: 9, games: [aGame({ isFavourite: true })] }, null)
    expect([
      doubtful.unknownOutcomes,
      shown(doubtful),
      facts.unknownOutcomes,
      shown(facts),
    ]).toEqual([['g-1'], false, [], true])
  })

  it('records nothing about games whose hearts were never pressed', () => {
    const facts = afterListing(noFavourites, { asOf: 1, games: [lotus] }, null)
    expect(facts).toEqual(noFavourites)
  })
})
