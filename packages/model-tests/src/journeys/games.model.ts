import { setup } from 'xstate'
import { type FirstGame, type GamesSight, type GamesStep, searches } from './games.sight.ts'

const nothing = { first: null, meant: null } as const
const listed = (first: FirstGame): GamesSight => ({
  page: 'list',
  screen: 'listed',
  first,
  meant: null,
})

/** A visitor's search for a game in lists and by the search, in the seed's catalogue. */
export const gamesModel = setup({
  types: {
    events: {} as { [Step in GamesStep]: { type: Step } }[GamesStep],
    meta: {} as GamesSight,
  },
}).createMachine({
  id: 'gamesJourney',
  initial: 'slots',
  on: {
    openFishing: '.fishing',
    searchForGame: '.found',
    searchOnWrongKeyboard: '.repaired',
    searchForNothing: '.empty',
    searchTooShort: '.tooShort',
  },
  states: {
    slots: {
      meta: listed('lotus'),
      on: {
        sortByName: 'sorted',
        chooseProvider: 'narrowed',
        openFishingAndFail: 'failed',
        reload: 'slots',
      },
    },
    sorted: { meta: listed('firstByName'), on: { openSlots: 'slots', reload: 'sorted' } },
    narrowed: { meta: listed('durian'), on: { openSlots: 'slots', reload: 'narrowed' } },
    fishing: { meta: listed('hunter'), on: { openSlots: 'slots', reload: 'fishing' } },
    failed: {
      meta: { page: 'failure', screen: 'failed', ...nothing },
      // The address already belongs to the list.
      on: { tryAgain: 'fishing', reload: 'fishing', openFishing: {} },
    },
    found: {
      meta: { page: 'search', screen: 'found', first: 'durian', meant: null },
      on: { openSlots: 'slots', reload: 'found' },
    },
    repaired: {
      meta: { page: 'search', screen: 'found', first: 'lotus', meant: searches.meant },
      on: { openSlots: 'slots', reload: 'repaired' },
    },
    empty: {
      meta: { page: 'search', screen: 'empty', ...nothing },
      on: { openSlots: 'slots', reload: 'empty' },
    },
    tooShort: {
      meta: { page: 'search', screen: 'tooShort', ...nothing },
      on: { openSlots: 'slots' },
    },
  },
})
