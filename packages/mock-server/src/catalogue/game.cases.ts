import { type CaseRow, refusal, success } from './case.ts'

/** Launching a game. */
export const gameCases: readonly CaseRow[] = [
  [
    'game-launch.0',
    'launchGame',
    0,
    'Desktop: in a frame, sports and lotto in a new tab. Mobile: the page goes there.',
    success,
  ],
  [
    'game-launch.slow',
    'launchGame',
    null,
    'The game begins to load after half a minute: the site says so, with a way out.',
    { type: 'success', game: 'slow' },
  ],
  [
    'game-launch.refusesFrame',
    'launchGame',
    null,
    'The game does not let itself be framed: the site offers a new tab.',
    { type: 'success', game: 'refusesFrame' },
  ],
  [
    'game-launch.hostile',
    'launchGame',
    null,
    'The game lies and tries to lead the page away: nothing of it comes to anything.',
    { type: 'success', game: 'hostile' },
  ],
  [
    'game-launch.foreign',
    'launchGame',
    null,
    'The address is on a host that the site does not open games of: it is not opened.',
    { type: 'answer', body: { code: 0, result: 'https://games.evil.test/g/1' } },
  ],
  [
    'game-launch.99',
    'launchGame',
    99,
    'A notice of maintenance; the game does not open.',
    refusal('The game is under maintenance'),
  ],
  [
    'game-launch.other',
    'launchGame',
    null,
    'Any other code: the message of the server.',
    refusal('The provider does not answer'),
  ],
]
