import type { ControlClient } from '@croupier/mock-server/client'

/** The next heart is not heard by the server. */
export const refuseFavourite = (control: ControlClient) =>
  control.fault('addFavourite', 'malformed', { times: 1 })

/** The next heart is heard, and nobody hears that it was. */
export const loseFavourite = (control: ControlClient) =>
  control.fault('addFavourite', 'reset', { times: 1, applied: true })
