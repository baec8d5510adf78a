import type { Clock } from '@croupier/core/ports'
import { second } from '@croupier/core/time'
import type { WorldChange } from '../world/changes.ts'
import type { World } from '../world/world.ts'

/** How long a browser waits before it reconnects to a stream that has ended, in milliseconds. */
const pause = second
/** The interval of heartbeats: proxies close a stream that is silent for longer. */
const heartbeat = 25 * second

/**
 * Server-sent events about one world: `called` with each journal entry, `givenUp` with an entry that was sent
 * before, `changed` with the part that changed, `reset`. The entries are already masked.
 */
export function eventStream(host: Clock, world: World): Response {
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encoder = new TextEncoder()
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      let timer: unknown
      const beat = () => {
        send(': still here\n\n')
        timer = host.setTimeout(beat, heartbeat)
      }
      const stopWatching = world.changes.watch((change) => send(eventText(change)))
      send(`retry: ${pause}\n\n`)
      beat()
      stop = () => {
        stopWatching()
        host.clearTimeout(timer)
      }
    },
    cancel: () => stop(),
  })
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } })
}

function eventText(change: WorldChange): string {
  const { type, ...facts } = change
  return `event: ${type}\ndata: ${JSON.stringify(facts)}\n\n`
}
