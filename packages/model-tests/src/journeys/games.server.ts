import type { ControlClient } from '@croupier/mock-server/client'

/** Makes the next list of games malformed. */
export const failGames = (control: ControlClient) =>
  control.fault('lists', 'malformed', { times: 1 })
