import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Round } from '../../packages/web/bench/visit/figures.ts'
import { columns, kib } from './table.ts'

/** How a file may be kept, from the header that says so. */
export function keepingOf(header: string | undefined): string {
  if (header === undefined) return 'nothing is said'
  if (/\bno-store\b/.test(header)) return 'never kept'
  if (/\bno-cache\b/.test(header)) return 'kept, but asked for again on each visit'
  const seconds = Number(/\bmax-age=(\d+)/.exec(header)?.[1] ?? 0)
  return `kept for ${Math.round(seconds / 86_400)} days without asking`
}

/**
 * How all files of a served site may be kept: how many, and what they weigh on the line.
 * @param certificate of the server
 */
export async function cachingTable(
  origin: string,
  folder: string,
  certificate: string,
): Promise<string[]> {
  const found = new Map<string, { files: number; packed: number; bytes: number }>()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // The server chooses among rendered pages by the cookies, and serves none by its name.
    .filter((file) => !file.startsWith('pages/'))
  for (const file of files) {
    const { body, headers } = await answerOf(`${origin}/${file}`, certificate)
    const keeping = keepingOf(headers['cache-control'])
    const { bytes, files: count, packed } = found.get(keeping) ?? { files: 0, packed: 0, bytes: 0 }
    found.set(keeping, {
      files: count + 1,
      packed: packed + (headers['content-encoding'] === undefined ? 0 : 1),
      bytes: bytes + body.length,
    })
  }
  return columns([
    ['Files of the site', 'files', 'compressed', 'KiB sent'],
    ...[...found].map(([keeping, { bytes, files: count, packed }]) => [
      keeping,
      String(count),
      String(packed),
      kib(bytes),
    ]),
  ])
}

async function answerOf(
  address: string,
  certificate: string,
): Promise<Pick<IncomingMessage, 'headers'> & { body: Buffer }> {
  const request = get(address, { ca: certificate, headers: { 'Accept-Encoding': 'gzip, br' } })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    void once(request, 'error').then(([error]) => reject(error))
  })
  if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}.`)
  return { headers: answer.headers, body: await buffer(answer) }
}

/** What a second visit asks the site's own host again, in the last round; nothing where none was made. */
export function askedAgain(rounds: readonly Round[], origin: string): string[] {
  const sent = rounds.at(-1)?.visits['second visit']?.sent ?? []
  const rows = sent
    .filter(({ address, isPicture }) => address.startsWith(`${origin}/`) && !isPicture)
    .map(({ address, bytes, status }) => [
      `  ${new URL(address).pathname}`,
      status === 304 ? 'has not changed' : `${kib(bytes)} KiB`,
    ])
  return rows.length === 0 ? [] : ['The second visit asks for', ...columns(rows)]
}
