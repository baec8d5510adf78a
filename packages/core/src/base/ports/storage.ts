/** Texts stored by key: the browser's local or session storage. Reading and writing never throw. */
export interface KeyValueStorage {
  read(key: string): string | null
  /** Returns false when the value could not be stored (storage full, blocked or missing). */
  write(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
  /** Calls the listener when another tab changes a value. Returns the function that stops this. */
  watch(listener: (change: StorageChange) => void): () => void
}

export interface StorageChange {
  readonly key: string
  readonly value: string | null
}

export interface Storages {
  /** Survives a closed browser and is shared by all tabs. */
  readonly local: KeyValueStorage
  /** Lives as long as the tab. */
  readonly session: KeyValueStorage
}

/**
 * Replaces a value. Where there is no room for the new one, the old one is removed nevertheless, because it is no
 * longer true. Returns false when the new value could not be stored.
 */
export function replaceValue(storage: KeyValueStorage, key: string, value: string): boolean {
  if (storage.write(key, value)) return true
  storage.remove(key)
  return storage.write(key, value)
}

/** A shared storage in memory; `openTab` returns a tab's view of it, which is notified of other tabs' changes. */
export function createMemoryStorageHub(): { openTab(): KeyValueStorage } {
  const values = new Map<string, string>()
  const listeners = new Map<symbol, Set<(change: StorageChange) => void>>()

  function openTab(): KeyValueStorage {
    const tab = Symbol('tab')
    const own = new Set<(change: StorageChange) => void>()
    listeners.set(tab, own)
    // Like a browser, it notifies in a later turn, not during the change.
    const notifyOthers = async (change: StorageChange) => {
      await Promise.resolve()
      for (const [other, otherListeners] of listeners) {
        if (other !== tab) for (const listener of otherListeners) listener(change)
      }
    }
    return {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => {
        const isChanged = values.get(key) !== value
        values.set(key, value)
        if (isChanged) void notifyOthers({ key, value })
        return true
      },
      remove: (key) => {
        if (values.delete(key)) void notifyOthers({ key, value: null })
      },
      keys: () => [...values.keys()],
      watch: (listener) => {
        own.add(listener)
        return () => void own.delete(listener)
      },
    }
  }

  return { openTab }
}

/** One tab's storage in memory. */
export function createMemoryStorage(): KeyValueStorage {
  return createMemoryStorageHub().openTab()
}

/** The storage of a browser that stores nothing. */
export const noStorage: KeyValueStorage = {
  read: () => null,
  write: () => false,
  remove: () => {},
  keys: () => [],
  watch: () => () => {},
}
