import { describe, expect, it } from 'vitest'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryStorage, noStorage } from '../../base/ports/storage.ts'
import { createVault } from './vault.ts'

/** A browser's cookies and storage with the vault over them. */
function setUp() {
  const cookies = createMemoryCookies()
  const storage = createMemoryStorage()
  return { cookies, storage, vault: createVault(cookies, storage) }
}

describe('the vault of a payment', () => {
  it('keeps its secrets by its id, for every tab', () => {
    const { cookies, storage, vault } = setUp()
    vault.keepPayment('pay-1', { token: 't-1', debugKey: 'k-1' })
    const otherTab = createVault(cookies, storage)
    expect([otherTab.payment('pay-1'), otherTab.payment('pay-2')]).toEqual([
      { token: 't-1', debugKey: 'k-1' },
      null,
    ])
    otherTab.dropPayment('pay-1')
    expect([otherTab.payment('pay-1'), createVault(cookies, storage).payment('pay-1')]).toEqual([
      null,
      null,
    ])
  })

  it('keeps them in a tab that shows the payment after another tab has dropped them', () => {
    const { cookies, storage, vault } = setUp()
    vault.keepPayment('pay-1', { token: 't-1', debugKey: 'k-1' })
    const [reader, stranger] = [createVault(cookies, storage), createVault(cookies, storage)]
    reader.payment('pay-1')
    vault.dropPayment('pay-1')
    const secrets = reader.payment('pay-1')
    reader.forgetHeld()
    expect([secrets, reader.payment('pay-1'), stranger.payment('pay-1')]).toEqual([
      { token: 't-1', debugKey: 'k-1' },
      null,
      null,
    ])
  })

  it('keeps them in memory if nothing can be stored, and says that no other page will find them', () => {
    const vault = createVault(createMemoryCookies(), noStorage)
    vault.keepPayment('pay-1', { token: 't-1', debugKey: 'k-1' })
    expect([vault.payment('pay-1'), vault.isPaymentKept('pay-1')]).toEqual([
      { token: 't-1', debugKey: 'k-1' },
      false,
    ])
  })

  it('knows whether they are stored', () => {
    const { vault } = setUp()
    vault.keepPayment('pay-1', { token: 't-1', debugKey: 'k-1' })
    const areKept = [vault.isPaymentKept('pay-1'), vault.isPaymentKept('pay-2')]
    vault.dropPayment('pay-1')
    expect([...areKept, vault.isPaymentKept('pay-1')]).toEqual([true, false, false])
  })

  it.each(['', 'nonsense', '{}', '{"token":"t"}', '{"token":1,"debugKey":"k"}', 'null'])(
    'finds none in %j',
    (stored) => {
      const { cookies, storage, vault } = setUp()
      vault.keepPayment('pay-1', { token: 't', debugKey: 'k' })
      for (const key of storage.keys()) storage.write(key, stored)
      expect(createVault(cookies, storage).payment('pay-1')).toBeNull()
    },
  )
})
