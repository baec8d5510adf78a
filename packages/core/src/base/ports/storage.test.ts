import { describe, expect, it } from 'vitest'
import { settle } from '../../../testing/virtual-clock.ts'
import {
  createMemoryStorage,
  createMemoryStorageHub,
  noStorage,
  replaceValue,
  type StorageChange,
} from './storage.ts'

describe('storage in memory', () => {
  it('keeps values by key until they are removed', () => {
    const storage = createMemoryStorage()
    expect(storage.write('a', '1')).toBe(true)
    storage.write('b', '2')
    storage.write('a', '3')
    storage.remove('b')
    expect([storage.read('a'), storage.read('b'), storage.keys()]).toEqual(['3', null, ['a']])
  })

  it('is shared by the tabs of one browser, and each is notified of the others’ changes', async () => {
    const hub = createMemoryStorageHub()
    const [here, there] = [hub.openTab(), hub.openTab()]
    const heardHere: StorageChange[] = []
    const heardThere: StorageChange[] = []
    here.watch((change) => heardHere.push(change))
    const stop = there.watch((change) => heardThere.push(change))

    here.write('lock', '1')
    there.remove('lock')
    there.remove('missing')
    await settle()
    stop()
    here.write('lock', '2')
    await settle()

    expect(there.read('lock')).toBe('2')
    expect(heardHere).toEqual([{ key: 'lock', value: null }])
    expect(heardThere).toEqual([{ key: 'lock', value: '1' }])
  })

  it('does not notify about a value that did not change, like browsers', async () => {
    const hub = createMemoryStorageHub()
    const [here, there] = [hub.openTab(), hub.openTab()]
    const heard: StorageChange[] = []
    there.watch((change) => heard.push(change))
    here.write('lock', '1')
    here.write('lock', '1')
    await settle()
    expect(heard).toEqual([{ key: 'lock', value: '1' }])
  })
})

describe('a value that takes the place of an older one', () => {
  it('is kept, and needs no more room than there is without the older one', () => {
    const storage = createMemoryStorage()
    const isRoom = (key: string) => storage.keys().every((other) => other === key)
    const full = {
      ...storage,
      write: (key: string, value: string) =>
        storage.read(key) === null && isRoom(key) && storage.write(key, value),
    }
    const kept = ['1', '2'].map((value) => [replaceValue(full, 'a', value), full.read('a')])
    expect(kept).toEqual([
      [true, '1'],
      [true, '2'],
    ])
  })

  it('leaves nothing of the older one where there is no room', () => {
    const storage = createMemoryStorage()
    storage.write('a', '1')
    const isKept = replaceValue({ ...storage, write: () => false }, 'a', '2')
    expect([isKept, storage.read('a')]).toEqual([false, null])
  })
})

describe('the storage of a browser that keeps nothing', () => {
  it('says so, and stays empty', () => {
    expect(noStorage.write('a', '1')).toBe(false)
    noStorage.remove('a')
    noStorage.watch(() => {})()
    expect([noStorage.read('a'), noStorage.keys()]).toEqual([null, []])
  })
})
