/** A request as plain data, so that it can be shown, shrunk and sent again. */
export interface Sent {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Stands in every field that is secret or personal; nobody may ever read it in the journal. */
export const canary = 'canary-3f9c'

/** The world that all of it happens in. */
export const fuzzWorld = 'fuzz'

export function describeSent({ body, headers, method, path }: Sent): string {
  const sent = JSON.stringify({ headers, body })
  return `${method} ${path} ${sent.length > 600 ? `${sent.slice(0, 600)}… (${sent.length})` : sent}`
}
