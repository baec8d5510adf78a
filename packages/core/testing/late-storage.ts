import type { KeyValueStorage, StorageChange } from '../src/base/ports/storage.ts'

/**
 * A tab's storage as a browser shows it to a process other than the writer: changes of other tabs become visible and
 * are announced only when they arrive.
 */
export function createLateStorage(storage: KeyValueStorage) {
  const shown = new Map<string, string | null>()
  const listeners = new Set<(change: StorageChange) => void>()
  let underWay: StorageChange[] = []
  for (const key of storage.keys()) shown.set(key, storage.read(key))
  storage.watch((change) => underWay.push(change))
  const show = ({ key, value }: StorageChange) => {
    if (value === null) shown.delete(key)
    else shown.set(key, value)
  }
  const local: KeyValueStorage = {
    read: (key) => shown.get(key) ?? null,
    write: (key, value) => {
      show({ key, value })
      return storage.write(key, value)
    },
    remove: (key) => {
      shown.delete(key)
      storage.remove(key)
    },
    keys: () => [...shown.keys()],
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    local,
    /** Lets all changes of other tabs arrive; all are visible before the first is announced. */
    catchUp: () => {
      const arrived = underWay
      underWay = []
      for (const change of arrived) show(change)
      for (const change of arrived) for (const listener of listeners) listener(change)
    },
  }
}
