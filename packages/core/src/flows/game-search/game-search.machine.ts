import { gameSearchSetup, nothingFound } from './game-search.setup.ts'
import { mostSuggestions } from './search-offers.rules.ts'
import { nothingTyped, searchTerm, typedTextFor } from './search-text.rules.ts'

/** The search for games: the typed text, what is offered below it and the page of results. */
export const gameSearchMachine = gameSearchSetup.createMachine({
  id: 'gameSearch',
  description: 'The search for games: the typed text, the suggestions and the page of results.',
  context: ({ input: { term } }) => ({
    term,
    ...typedTextFor(nothingTyped, term),
    suggestions: [],
    recent: [],
    popular: [],
    active: null,
    found: nothingFound,
  }),
  type: 'parallel',
  states: {
    box: {
      initial: 'resting',
      on: {
        'gameSearch.type': [
          {
            guard: { type: 'becomesLongEnough', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'setText', params: ({ event }) => event },
          },
          {
            guard: { type: 'becomesEmpty', params: ({ event }) => event },
            target: '.offering.beginnings',
            actions: { type: 'setText', params: ({ event }) => event },
          },
          { target: '.resting', actions: { type: 'setText', params: ({ event }) => event } },
        ],
        'gameSearch.begin': [
          { guard: 'isNothingTyped', target: '.offering.beginnings', actions: 'readRecent' },
          { actions: 'readRecent' },
        ],
        'gameSearch.forget': { actions: ['forgetSearches', 'writeRecent'] },
        'gameSearch.submit': [
          {
            guard: 'hasActive',
            target: '.resting',
            actions: ['openActive', 'keepSearch', 'writeRecent', 'clearSuggestions'],
          },
          {
            guard: 'isLongEnough',
            target: '.resting',
            actions: ['keepSearch', 'writeRecent', 'openResults', 'clearSuggestions'],
          },
          { target: '.tooShort' },
        ],
        'gameSearch.close': { target: '.resting', actions: 'clearSuggestions' },
        'session.started': { target: '.resting', actions: 'clearSuggestions' },
        'session.ended': { target: '.resting', actions: 'clearSuggestions' },
      },
      states: {
        resting: {},
        tooShort: {
          description: 'The box shows how many characters a search needs.',
          tags: 'tooShort',
        },
        waiting: {
          after: { suggestionDelay: 'suggesting' },
          on: {
            // This state is entered again, not its parent, which would enter the page again too.
            'gameSearch.type': {
              guard: { type: 'becomesLongEnough', params: ({ event }) => event },
              target: 'waiting',
              reenter: true,
              actions: { type: 'setText', params: ({ event }) => event },
            },
          },
        },
        suggesting: {
          invoke: {
            id: 'suggest',
            src: 'search',
            input: ({ context: { raw, text } }) => ({
              term: searchTerm(text),
              keys: raw,
              limit: mostSuggestions,
            }),
            onDone: [
              {
                guard: { type: 'hasGames', params: ({ event }) => event.output },
                target: 'offering',
                actions: { type: 'setSuggestions', params: ({ event }) => event.output },
              },
              { target: 'resting' },
            ],
            onError: {
              description: 'Suggestions are optional: the page of results shows a failure.',
              target: 'resting',
            },
          },
        },
        offering: {
          tags: 'offering',
          on: {
            'gameSearch.move': { actions: { type: 'moveActive', params: ({ event }) => event } },
            'gameSearch.take': {
              target: 'resting',
              actions: [
                { type: 'setActive', params: ({ event }) => event },
                'openActive',
                'keepSearch',
                'writeRecent',
                'clearSuggestions',
              ],
            },
          },
          initial: 'suggestions',
          states: {
            beginnings: {
              description: 'Nothing is typed: recent searches and popular games are offered.',
            },
            suggestions: {},
          },
        },
      },
    },
    popular: {
      initial: 'unread',
      on: {
        'session.started': { actions: 'clearStart' },
        'session.ended': { actions: 'clearStart' },
      },
      states: {
        unread: { on: { 'gameSearch.begin': 'reading' } },
        reading: {
          on: {
            'session.started': {
              description: 'Another reader has other searches and other hearts.',
              target: 'reading',
              reenter: true,
              actions: ['clearStart', 'readRecent'],
            },
            'session.ended': { target: 'reading', reenter: true, actions: 'clearStart' },
          },
          invoke: {
            id: 'readPopular',
            src: 'readPopular',
            onDone: [
              {
                guard: { type: 'arePopularRead', params: ({ event }) => event.output },
                target: 'read',
                actions: [
                  { type: 'setPopular', params: ({ event }) => event.output },
                  { type: 'emitPopularListed', params: ({ event }) => event.output },
                ],
              },
              { target: 'unread' },
            ],
            onError: {
              description: 'The search works without popular games; the next time they are read.',
              target: 'unread',
            },
          },
        },
        read: {
          on: {
            'session.started': { target: 'reading', actions: ['clearStart', 'readRecent'] },
            'session.ended': { target: 'reading', actions: 'clearStart' },
          },
        },
      },
    },
    page: {
      initial: 'deciding',
      on: {
        'route.settled': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'setTerm', params: ({ event }) => event },
        },
        'session.started': {
          description: 'The results were found for another reader.',
          target: '.deciding',
          actions: 'clearFound',
        },
        'session.ended': { target: '.deciding', actions: 'clearFound' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasNoTerm', target: 'elsewhere' },
            { guard: 'isTermLongEnough', target: 'searching' },
            { target: 'tooShort' },
          ],
        },
        elsewhere: { meta: { screen: 'elsewhere' } },
        tooShort: {
          description: 'The term in the address is too short for a search.',
          meta: { screen: 'tooShort' },
        },
        searching: {
          tags: 'busy',
          meta: { screen: 'searching' },
          invoke: {
            id: 'searchPage',
            src: 'search',
            input: ({ context: { raw, term } }) => ({
              term: searchTerm(term ?? ''),
              keys: raw,
              limit: null,
            }),
            onDone: [
              {
                guard: { type: 'hasGames', params: ({ event }) => event.output },
                target: 'found',
                actions: [
                  { type: 'setFound', params: ({ event }) => event.output },
                  { type: 'emitListed', params: ({ event }) => event.output },
                ],
              },
              { guard: { type: 'isRead', params: ({ event }) => event.output }, target: 'empty' },
              {
                target: 'failed',
                actions: { type: 'reportMissed', params: ({ event }) => event.output },
              },
            ],
            onError: 'failed',
          },
        },
        found: { meta: { screen: 'found' } },
        empty: { meta: { screen: 'empty' } },
        failed: {
          tags: 'failure',
          meta: { screen: 'failed' },
          on: { 'gameSearch.retry': 'searching', 'content.retried': 'searching' },
        },
      },
    },
  },
})
