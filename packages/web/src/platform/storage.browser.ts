import {
  type KeyValueStorage,
  noStorage,
  type StorageChange,
  type Storages,
} from '@croupier/core/ports'

/** The browser's storages; a blocked one stores nothing, without an error. */
export function createBrowserStorages(): Storages {
  return {
    local: open(() => window.localStorage),
    session: open(() => window.sessionStorage),
  }
}

/** Reading the property of a blocked storage throws. */
function open(find: () => Storage): KeyValueStorage {
  try {
    return createBrowserStorage(find())
  } catch {
    return noStorage
  }
}

function createBrowserStorage(area: Storage): KeyValueStorage {
  return {
    read: (key) => attempt(() => area.getItem(key), null),
    write: (key, value) =>
      attempt(() => {
        area.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt(() => area.removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(area), []),
    watch: (listener) => {
      let known = attempt(() => Object.keys(area), [])
      const tell = ({ storageArea, key, newValue }: StorageEvent) => {
        if (storageArea !== area) return
        for (const change of changesOf(key, newValue, known)) listener(change)
        known = attempt(() => Object.keys(area), [])
      }
      window.addEventListener('storage', tell)
      return () => window.removeEventListener('storage', tell)
    },
  }
}

/** Clearing a storage sends one event without a key. */
function changesOf(key: string | null, value: string | null, known: string[]): StorageChange[] {
  return key === null ? known.map((gone) => ({ key: gone, value: null })) : [{ key, value }]
}

/** Storage may be full, or be blocked while the page is open. */
function attempt<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access()
  } catch {
    return otherwise
  }
}
