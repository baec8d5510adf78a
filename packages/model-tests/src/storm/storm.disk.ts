import type { KeyValueStorage } from '@croupier/core/ports'

/** The free space of a browser's storages. */
export interface Disk {
  isFull(): boolean
  /** From now on writes need space that a removal has freed. */
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
