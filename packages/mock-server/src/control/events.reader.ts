import type { WorldChange } from '../world/changes.ts'
import type { JournalEntry } from '../world/journal.ts'

/**
 * Reads the server-sent events of a world until the signal aborts.
 * @param gone creates the error that is thrown if the stream ends before
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  gone: (cause?: unknown) => Error,
): AsyncGenerator<WorldChange<JournalEntry>, void> {
  let rest = ''
  try {
    for await (const text of stream.pipeThrough(new TextDecoderStream(), { signal })) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const change = changeOf(event)
        if (change) yield change
      }
    }
  } catch (cause) {
    if (signal.aborted) return
    throw gone(cause)
  }
  throw gone()
}

/** The change that an event reports; null for a heartbeat. */
function changeOf(event: string): WorldChange<JournalEntry> | null {
  const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
  if (type === undefined || data === undefined) return null
  return { type, ...JSON.parse(data) }
}
