import type { ControlClient } from '@croupier/mock-server/client'

/** The next heart is not heard by the server. */
export const refuseFavourite = (control: ControlClient) =>
  control.fault('addFavourite', 'malformed', { times: 1 })

/** The next heart is heard, and nobody understands the answer: a lost one a browser may ask for again. */
export const loseFavourite = (control: ControlClient) =>
  control.fault('addFavourite', 'malformed', { times: 1, applied: true })
