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

describe('a list of the server', () => {
  it('that was asked for after a heart was saved says what the heart is', () => {
    const facts = afterListing(saved, { asOf: saved.order, games: [lotus] }, null)
    expect([shown(saved), facts.wishes, facts.known, shown(facts)]).toEqual([
      true,
      {},
      { 'g-1': false },
      false,
    ])
  })

  it('that was asked for before is older than the heart', () => {
    const facts = afterListing(saved, { asOf: saved.order - 1, games: [lotus] }, null)
    expect(facts).toEqual(saved)
  })

  it('says nothing about a wish that waits or is under way', () => {
    const listing = { asOf: 99, games: [aGame({ isFavourite: true })] }
    expect([afterListing(pressed, listing, null), afterListing(saved, listing, lotus.id)]).toEqual([
      pressed,
      saved,
    ])
  })

  it('that is older than another one says nothing any more', () => {
    const newer = { asOf: 8, games: [lotus] }
    const older = { asOf: 7, games: [aGame({ isFavourite: true })] }
    expect(shown(afterListing(afterListing(saved, newer, null), older, null))).toBe(false)
  })

  it('ends the doubt about a heart', () => {
    const doubtful = afterUnknownOutcome(pressed, lotus.id)
    const facts = afterListing(doubtful, { asOf: 9, games: [aGame({ isFavourite: true })] }, null)
    expect([
      doubtful.unknownOutcomes,
      shown(doubtful),
      facts.unknownOutcomes,
      shown(facts),
    ]).toEqual([['g-1'], false, [], true])
  })

  it('keeps nothing of games whose hearts were never pressed', () => {
    const facts = afterListing(noFavourites, { asOf: 1, games: [lotus] }, null)
    expect(facts).toEqual(noFavourites)
  })
})
