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
