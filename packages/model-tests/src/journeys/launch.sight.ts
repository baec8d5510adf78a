/** What is seen of a game at one moment. */
export interface LaunchSight {
  /** `visitor` is the page of the game for nobody, `playing` the game itself, wherever it runs. */
  readonly page: 'visitor' | 'login' | 'game' | 'playing'
  readonly notice: 'maintenance' | 'failed' | null
}

/** Every step of a member and of the server. */
export const launchSteps = [
  'play',
  'playUnderMaintenance',
  'playRefused',
  /** The server launches the game, and nobody hears where it is. */
  'playAndLoseAnswer',
  /** The address is on a host that the site opens no games of. */
  'playElsewhere',
  'leave',
  'reload',
  'signIn',
] as const

export type LaunchStep = (typeof launchSteps)[number]

/** The slot that is played, by the id in its address. */
export const launchedGame = '665f1c2ab4e8d90012fa000a'
