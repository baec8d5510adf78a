import { type Claim, type Claims, type Clock, noClaims } from '@croupier/core/ports'

const databaseName = 'croupier.claims'
const storeName = 'claims'

/** A database that was asked for and says nothing is done without, as one that is forbidden. */
const patience = 2_000

/**
 * Claims in a database of the browser, whose transactions come one after the other, whatever processes
 * they come from. Where it is forbidden, as some private windows do, there are none.
 * @param factory the browser's databases, null where it has none
 */
export function createBrowserClaims(
  clock: Clock,
  factory: IDBFactory | null = findFactory(),
): Claims {
  if (!factory) return noClaims
  return {
    take: (claim) =>
      answeredInTime(clock, async () => {
        let holder = claim.value
        await change(factory, (kept, store) => {
          const now = clock.now()
          for (const { endsAt, name } of kept) if (endsAt <= now) store.delete(name)
          const held = kept.find(({ endsAt, name }) => name === claim.name && now < endsAt)
          if (held) holder = held.value
          else store.put(claim)
        })
        return holder
      }),
    release: async (claim) => {
      await answeredInTime(clock, () =>
        change(factory, (kept, store) => {
          const isHeld = kept.some(
            ({ name, value }) => name === claim.name && value === claim.value,
          )
          if (isHeld) store.delete(claim.name)
        }),
      )
    },
  }
}

/** Even asking for what is forbidden may throw. */
function findFactory(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

type Decide = (kept: readonly Claim[], store: IDBObjectStore) => void

/** Reads all claims and changes them in one transaction. */
async function change(factory: IDBFactory, decide: Decide): Promise<void> {
  const database = await open(factory)
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      const store = transaction.objectStore(storeName)
      const reading: IDBRequest<Claim[]> = store.getAll()
      reading.onsuccess = () => decide(reading.result, store)
    })
  } finally {
    // A page that is kept for the way back may hold none open.
    database.close()
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'name' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** What the database answered; null when it could not or took too long, for which nobody waits. */
async function answeredInTime<Answer>(
  clock: Clock,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve(null), patience)
    const settle = (answer: Answer | null) => {
      clock.clearTimeout(timer)
      resolve(answer)
    }
    ask().then(settle, () => settle(null))
  })
}
