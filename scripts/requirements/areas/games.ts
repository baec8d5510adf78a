import { area } from '../requirement.ts'

export const games = area({
  code: 'GAME',
  title: 'Games',
  requirements: {
    'GAME-01':
      'Game types are casino, slots, fishing, lotto, sports, freespin, live casino and demo (OPEN-44).',
    'GAME-02':
      'A game has `_id`, `type`, `category`, `code`, `img`, `language`, `nameTh`, `nameEn`, `freespin`, `hot`, `new`, `categoryName`, `handle` and the boolean `favourite`.',
    'GAME-03': 'For members a game also has `rating`, `recent` and `launching`.',
    'GAME-04':
      'A game category has the same basic fields and `enable`, `root`, `launching`, `favourite`, `recent`.',
    'GAME-05': 'A game’s name is `nameTh` in Thai and `nameEn` in English.',
    'GAME-06':
      'A win of a slot has `username`, `date_time`, `bet`, `win` and `multiplier`; its call is our choice.',
    'GAME-07':
      'A game’s information is `rtp`, `min_bet`, `max_bet`, `volatility`, `paylines`, `hit_ratio`, and `trend` and `rtp` for `day`, `week` and `month`; its call is our choice.',
    'GAME-08':
      'A demo game has `category`, `img`, `nameTh`, `nameEn`, `type`, `language`, `url`, `root` and `codeDefault`; its call is our choice.',
    'GAME-09': 'Counts are `countFavourite` and `countRecent`.',
    'GAME-10': 'The category grid has 2 columns on phones, below 768 px.',
    'GAME-11': 'The category grid has 4 columns from 768 px.',
    'GAME-12': 'The category grid has 5 columns from 1024 px.',
    'GAME-13': 'The category grid has 6 columns from 1200 px (OPEN-39).',
    'GAME-14': 'Lists are sorted by default, new, hits, freespin or A-Z (OPEN-47).',
    'GAME-15': 'A tournament is active, coming or ended; its data and the rule are our choice.',
    'GAME-16':
      '`/list/freespin`, `/list/favourite` and `/list/recent` show those games; any other id is a category, dashes for spaces.',
    'GAME-17':
      "A search box keeps Latin letters, digits, Thai letters, white space, `!`, `'` and `-`, and drops the rest while typing (OPEN-48).",
    'GAME-18': 'Enter in the search box opens `/search/{term}`.',
    'GAME-19': 'A search needs 3 characters at least; with fewer none runs.',
    'GAME-20':
      'The heart calls `addFavourite(userID, gameID)` and takes both counts from its answer.',
    'GAME-21':
      'A game played calls `addRecent(userID, gameID)` and takes both counts from its answer; the moment is our choice.',
    'GAME-22': 'Favourites, recent games and ratings are for members only.',
    'GAME-23': 'A visitor who launches a game goes to the login with its full path as `url`.',
    'GAME-24':
      'A launch sends exactly `client` (`MB` or `PC`), `game_code` and `lang` to a path that its caller gives.',
    'GAME-25': 'A launch answers `code`, `message` and `result`, the game’s address.',
    'GAME-26': 'Launch code 0 on a desktop opens casino and slots in an embedded frame.',
    'GAME-27': 'Launch code 0 on a desktop opens sport and lotto in a new tab.',
    'GAME-28': 'Launch code 0 on a phone leads the page to the game.',
    'GAME-29': 'Launch code 99 tells of maintenance and opens no game.',
    'GAME-30':
      'Any other launch code, and fishing, freespin and demo on a desktop, are our choice (OPEN-45).',
    'GAME-31': 'Game lists come by REST v3 and by GraphQL `lists` and `categorys` (OPEN-46).',
    'GAME-32': 'Visitors look through the public game lists.',
    'GAME-33': 'Members look through and launch games and keep favourites and recent games.',
  },
})
