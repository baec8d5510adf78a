/** What the member sees of a game at one moment. */
export interface LaunchSight {
  /** `visitor` is the page of the game for a visitor, `playing` the game itself, wherever it runs. */
  readonly page: 'visitor' | 'login' | 'game' | 'playing'
  readonly notice: 'maintenance' | 'failed' | null
}

/** Every step of a member and of the server. */
export const launchSteps = [
  'play',
  'playUnderMaintenance',
  'playRefused',
  /** The server launches the game, but the answer with its address is lost. */
  'playAndLoseAnswer',
  /** The address is on a host that the site does not allow. */
  'playElsewhere',
  'leave',
  'reload',
  'signIn',
] as const

export type LaunchStep = (typeof launchSteps)[number]

/** The slot that is played, by the id in its address. */
export const launchedGame = '665f1c2ab4e8d90012fa000a'
