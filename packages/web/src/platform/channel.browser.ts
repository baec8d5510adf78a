import type { Channel, KeyValueStorage, Random, TabMessage } from '@croupier/core/ports'

const name = 'croupier.tabs'

/** The messages between tabs: by BroadcastChannel, or by changes of storage if the browser has none. */
export function createBrowserChannel(local: KeyValueStorage, random: Random): Channel {
  return typeof BroadcastChannel === 'undefined'
    ? createStorageChannel(local, random)
    : createBroadcastChannel()
}

function createBroadcastChannel(): Channel {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data)
        if (message) listener(message)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

/** The value is removed at once: only the event of its change matters, which only other tabs receive. */
export function createStorageChannel(local: KeyValueStorage, random: Random): Channel {
  return {
    post: (message) => {
      local.write(name, JSON.stringify({ message, once: random.fraction() }))
      local.remove(name)
    },
    listen: (listener) =>
      local.watch(({ key, value }) => {
        if (key !== name || value === null) return
        const message = readMessage(readPosted(value))
        if (message) listener(message)
      }),
  }
}

function readPosted(value: string): unknown {
  try {
    const posted: unknown = JSON.parse(value)
    return isRecord(posted) ? posted.message : undefined
  } catch {
    return undefined
  }
}

/** A tab of another version may send messages that this one does not know. */
function readMessage(data: unknown): TabMessage | null {
  const type = isRecord(data) ? data.type : null
  return type === 'session.started' || type === 'session.ended' ? { type } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
