import { readInstant } from '@croupier/core/time'
import type { JournalEntry } from '../../world/journal.ts'
import { wrongUsage } from './cli.error.ts'
import { formatInstant } from './cli.format.ts'
import * as options from './cli.options.ts'
import { type Column, lines, table } from './cli.table.ts'
import type { Command, Verb } from './cli.verb.ts'
import { readDuration } from './duration.ts'

const journal: Verb = {
  name: 'journal',
  takes: [],
  does: 'tells the calls that the server got, the oldest first; with --json all of each call',
  options: [options.endpoint, options.since, options.follow],
  examples: ['', '--endpoint pollQr --since 5m', '--follow', '--follow --json'],
  run: async (command) => {
    const wanted = await readWanted(command)
    if (command.option(options.follow)) return follow(command, wanted)
    const entries = (await command.control.requests()).filter(wanted.past)
    command.show(entries, entries.length > 0 ? table(columns, entries.map(rowOf)) : 'No calls.')
  },
}

/**
 * Prints the past calls and then each new one. With JSON each call is a document on a line of its own, because
 * the list has no end.
 */
async function follow(command: Command, wanted: Wanted): Promise<void> {
  const { control, world, show, note, untilStopped } = command
  // Subscribe first: otherwise a call between the two requests would be in neither.
  const events = await control.events(untilStopped())
  const past = await control.requests()
  const tell = (entry: JournalEntry) => show(entry, lines(columns, [rowOf(entry)]))
  note(table(columns, []))
  past.filter(wanted.past).forEach(tell)
  let last = past.at(-1)?.id ?? 0
  for await (const event of events) {
    if (event.type === 'reset') {
      last = 0
      note(`The world "${world}" is as it began.`)
    } else if (event.type === 'called' && event.entry.id > last) {
      last = event.entry.id
      if (wanted.live(event.entry)) tell(event.entry)
    } else if (event.type === 'givenUp' && wanted.live(event.entry)) {
      tell(event.entry)
    }
  }
}

/** The filter for past and new calls. */
interface Wanted {
  readonly past: (entry: JournalEntry) => boolean
  readonly live: (entry: JournalEntry) => boolean
}

async function readWanted({ control, option }: Command): Promise<Wanted> {
  const endpoint = option(options.endpoint)
  const { id = 0, ago, instant } = readSince(option(options.since))
  const from = ago === undefined ? instant : (await control.clock()).now - ago
  const live = (entry: JournalEntry) => endpoint === undefined || entry.endpoint === endpoint
  return {
    live,
    past: (entry) => live(entry) && entry.id > id && (from === undefined || entry.time >= from),
  }
}

interface Since {
  readonly id?: number
  /** Milliseconds before the world's now. */
  readonly ago?: number
  /** Epoch milliseconds. */
  readonly instant?: number
}

function readSince(typed: string | undefined): Since {
  if (typed === undefined) return {}
  if (/^\d{1,7}$/.test(typed)) return { id: Number(typed) }
  const ago = readDuration(typed)
  if (ago !== null) return { ago }
  const instant = readInstant(typed)
  if (instant !== null) return { instant }
  throw wrongUsage(
    `--since cannot be "${typed}"`,
    'give a length of time such as 10m, an instant such as 2026-11-20T14:00:00+07:00 or the number of a call',
  )
}

const columns: readonly Column[] = [
  { title: 'call', isNumber: true, width: 5 },
  { title: 'time in Bangkok', width: 23 },
  { title: 'endpoint', width: 16 },
  { title: 'answer', width: 6 },
  { title: 'took', isNumber: true, width: 7 },
  { title: 'given up', isNumber: true, width: 8 },
  { title: 'request', width: 36 },
  { title: 'armed' },
]

function rowOf(entry: JournalEntry): readonly string[] {
  return [
    String(entry.id),
    formatInstant(entry.time),
    entry.endpoint ?? 'unknown',
    answerOf(entry),
    `${entry.durationMs}ms`,
    entry.givenUpAfterMs === null ? '' : `${entry.givenUpAfterMs}ms`,
    `${entry.method} ${entry.path}`,
    entry.armed ?? '',
  ]
}

/** The code of the answer, or its status if it has none; empty for a call without an answer. */
function answerOf({ answer, status }: JournalEntry): string {
  if (status === null) return '—'
  if (typeof answer === 'object' && answer !== null && 'code' in answer) return String(answer.code)
  return String(status)
}

export const journalVerbs: readonly Verb[] = [journal]
