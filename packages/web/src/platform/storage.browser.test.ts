import type { StorageChange } from '@croupier/core/ports'
import { expect, it, vi } from 'vitest'
import { createBrowserStorages } from './storage.browser.ts'

const { local, session } = createBrowserStorages()

/** The event that a browser sends when another tab changed a value. */
function changeElsewhere(storageArea: Storage, key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { storageArea, key, newValue }))
}

it('keeps, lists and forgets', () => {
  const kept = [local.write('a', '1'), local.write('b', '2')]
  local.remove('a')
  expect([kept, local.read('a'), local.read('b'), local.keys(), session.keys()]).toEqual([
    [true, true],
    null,
    '2',
    ['b'],
    [],
  ])
})

it('hears changes that other tabs make, in its own storage, until told to stop', () => {
  const heard: StorageChange[] = []
  const stop = local.watch((change) => heard.push(change))
  changeElsewhere(localStorage, 'a', '1')
  changeElsewhere(sessionStorage, 'a', '2')
  changeElsewhere(localStorage, 'a', null)
  stop()
  changeElsewhere(localStorage, 'a', '3')
  expect(heard).toEqual([
    { key: 'a', value: '1' },
    { key: 'a', value: null },
  ])
})

it('tells each value that went when another tab emptied the storage', () => {
  local.write('a', '1')
  local.write('b', '2')
  const heard: StorageChange[] = []
  local.watch((change) => heard.push(change))
  localStorage.clear()
  changeElsewhere(localStorage, null, null)
  expect(heard).toEqual([
    { key: 'a', value: null },
    { key: 'b', value: null },
  ])
})

it('says when a full storage kept nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const full: Storage = Object.assign(Object.create(null), { setItem })
  vi.spyOn(window, 'localStorage', 'get').mockReturnValueOnce(full)
  expect(createBrowserStorages().local.write('a', '1')).toBe(false)
})

it('keeps nothing where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const blocked = createBrowserStorages().local
  expect([blocked.write('a', '1'), blocked.read('a'), blocked.keys()]).toEqual([false, null, []])
})
