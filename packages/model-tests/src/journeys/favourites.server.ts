import type { ControlClient } from '@croupier/mock-server/client'

/** Makes the server refuse the next heart. */
export const refuseFavourite = (control: ControlClient) =>
  control.fault('addFavourite', 'malformed', { times: 1 })

/** Makes the answer to the next heart unreadable. A browser would repeat a call whose answer is lost. */
export const loseFavourite = (control: ControlClient) =>
  control.fault('addFavourite', 'malformed', { times: 1, applied: true })
