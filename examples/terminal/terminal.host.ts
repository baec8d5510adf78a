import { type App, type Locale, pathOf, writeAddress } from '@croupier/core'
import { createWords } from './terminal.words.ts'

/** The terminal, where text is shown and typed. */
export interface Terminal {
  say(text: string): void
  /** Shows a line that the next text replaces. */
  status(text: string): void
  ask(question: string, isSecret?: boolean): Promise<string>
}

/** What every screen of the terminal needs. */
export interface Host extends ReturnType<typeof createWords> {
  readonly app: App
  readonly terminal: Terminal
  open(page: 'login' | 'deposit' | 'withdraw'): void
}

export function createHost(app: App, terminal: Terminal, locale: Locale): Host {
  const { navigation } = app.services
  const open: Host['open'] = (page) => navigation.go(writeAddress(locale, pathOf(page)), 'push')
  return { app, terminal, open, ...createWords(locale) }
}

/** Calls a listener whenever a view changes, with undefined while there is none: `app.watch` for one chart. */
export type Watch<View> = (listener: (view: View | undefined) => void) => () => void

/** Waits until `pick` finds something in the view. */
export async function first<View, Found>(
  watch: Watch<View>,
  pick: (view: View | undefined) => Found | false | null | undefined,
): Promise<Found> {
  let stop = () => {}
  try {
    return await new Promise<Found>((resolve) => {
      stop = watch((view) => {
        const found = pick(view)
        if (found) resolve(found)
      })
    })
  } finally {
    stop()
  }
}
