import type { Log, LogEntry } from '@croupier/core/ports'

const methods: Readonly<Record<LogEntry['level'], 'info' | 'warn' | 'error'>> = {
  info: 'info',
  warning: 'warn',
  error: 'error',
}

/** Writes to the browser's console, one structured entry per line. */
export const browserLog: Log = {
  write: ({ level, event, details = {} }) => globalThis.console[methods[level]](event, details),
}
