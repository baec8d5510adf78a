import type { ControlClient } from '@croupier/mock-server/client'

/** The next list of games makes no sense. */
export const failGames = (control: ControlClient) =>
  control.fault('lists', 'malformed', { times: 1 })
