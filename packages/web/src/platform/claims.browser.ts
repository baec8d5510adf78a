import { type Claim, type Claims, type Clock, noClaims } from '@croupier/core/ports'

const databaseName = 'croupier.claims'
const storeName = 'claims'

/** How long to wait for the database, in ms; after that it counts as forbidden. */
const patience = 2_000

/**
 * Claims in a database of the browser, whose transactions run one after the other, whatever processes they
 * come from. If the database is forbidden, as in some private windows, there are no claims.
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

/** Reading the property may throw if databases are forbidden. */
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
    // A page in the back/forward cache must not hold a database open.
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

/** The answer of the database; null if it failed or took too long. */
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
