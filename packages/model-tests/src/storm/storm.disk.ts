import type { KeyValueStorage } from '@croupier/core/ports'

/** How much room the storages of a browser have. */
export interface Disk {
  isFull(): boolean
  /** From now on there is room for no more than what is removed. */
  fill(): void
  free(): void
  /** A storage on this disk. */
  limit(storage: KeyValueStorage): KeyValueStorage
}

export function createDisk(): Disk {
  let isFull = false
  let room = 0
  const sizeOf = (key: string, value: string | null) =>
    value === null ? 0 : key.length + value.length

  return {
    isFull: () => isFull,
    fill: () => {
      isFull = true
      room = 0
    },
    free: () => {
      isFull = false
    },
    limit: (storage) => ({
      ...storage,
      write: (key, value) => {
        const more = sizeOf(key, value) - sizeOf(key, storage.read(key))
        if (isFull && more > room) return false
        room -= more
        return storage.write(key, value)
      },
      remove: (key) => {
        room += sizeOf(key, storage.read(key))
        storage.remove(key)
      },
    }),
  }
}
