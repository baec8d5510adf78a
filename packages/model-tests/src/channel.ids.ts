import { dialectOfRun, numberOfId } from '@croupier/mock-server'

/** The id of a channel as the site knows it: the odd dialect numbers the channels that the seed names. */
export function channelId(id: string): string {
  return dialectOfRun() === 'odd' ? String(numberOfId(id)) : id
}

/** The site's key of a channel, by its id in the seed. */
export const channelKey = (kind: 'payment' | 'truewallet' | 'bank', id: string) =>
  `${kind}:${channelId(id)}`
