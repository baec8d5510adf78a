import { dialectOfRun, numberOfId } from '@croupier/mock-server'

/** The id of a channel as the site knows it: a server of the odd dialect counts what the seed names. */
export function channelId(id: string): string {
  return dialectOfRun() === 'odd' ? String(numberOfId(id)) : id
}

/** The key of a channel as the site knows it, by the id that it has in the seed. */
export const channelKey = (kind: 'payment' | 'truewallet' | 'bank', id: string) =>
  `${kind}:${channelId(id)}`
