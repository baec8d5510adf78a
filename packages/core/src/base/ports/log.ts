/** The log for the people who run the site. It never contains a secret or personal data. */
export interface Log {
  write(entry: LogEntry): void
}

export interface LogEntry {
  readonly level: 'info' | 'warning' | 'error'
  /** A stable dotted name, such as `site.fieldIgnored`. */
  readonly event: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

export const noLog: Log = { write: () => {} }

export interface MemoryLog extends Log {
  readonly entries: LogEntry[]
}

/** A log in memory. */
export function createMemoryLog(): MemoryLog {
  const entries: LogEntry[] = []
  return { entries, write: (entry) => void entries.push(entry) }
}
