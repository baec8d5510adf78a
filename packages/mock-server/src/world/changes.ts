/** The parts of a world that the control room shows. */
export type WorldPart = 'clock' | 'payments' | 'members' | 'armed' | 'site' | 'maintenance'

export type WorldChange<Entry = unknown> =
  | { readonly type: 'called'; readonly entry: Entry }
  /** The caller of an already reported call has given it up. */
  | { readonly type: 'givenUp'; readonly entry: Entry }
  | { readonly type: 'changed'; readonly part: WorldPart }
  | { readonly type: 'reset' }

/** Notifies the watchers of a world about what happens in it. */
export interface Changes<Entry = unknown> {
  tell(change: WorldChange<Entry>): void
  /** Returns the function that stops watching. */
  watch(listener: (change: WorldChange<Entry>) => void): () => void
  isWatched(): boolean
}

export function createChanges<Entry>(): Changes<Entry> {
  const listeners = new Set<(change: WorldChange<Entry>) => void>()
  return {
    tell: (change) => {
      for (const listener of listeners) listener(change)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isWatched: () => listeners.size > 0,
  }
}
