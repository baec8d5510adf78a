import type { Log, LogEntry } from '@croupier/core/ports'

const methods: Readonly<Record<LogEntry['level'], 'info' | 'warn' | 'error'>> = {
  info: 'info',
  warning: 'warn',
  error: 'error',
}

/** The browser's console, one structured entry a line. */
export const browserLog: Log = {
  write: ({ level, event, details = {} }) => globalThis.console[methods[level]](event, details),
}
