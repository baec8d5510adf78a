/** The address bar: path and query of this site, such as `/en/login?url=%2Fdeposit`. */
export interface Navigation {
  current(): string
  /** Leads to another address; where it is the current one, to no second entry of it. */
  go(to: string, how: 'push' | 'replace'): void
  /** One step back, to where the visit has been; to the given address, in place of this, where it began here. */
  back(elseTo: string): void
  /** Leads away to another site. */
  leave(address: string): void
  /** Calls the listener whenever the address changed, no matter by whom. Returns the function that unsubscribes. */
  watch(listener: (address: string) => void): () => void
}

export interface MemoryNavigation extends Navigation {
  back(elseTo?: string): void
  /** Every address there is to go back through, the current one last. */
  entries(): readonly string[]
  /** The addresses of other sites that were led to. */
  left(): readonly string[]
}

/** An address bar in memory; a page that is loaded again can still go back to where it was before. */
export function createMemoryNavigation(
  initial = '/',
  earlier: readonly string[] = [],
): MemoryNavigation {
  const entries = [...earlier, initial]
  const left: string[] = []
  const listeners = new Set<(address: string) => void>()
  const current = () => entries[entries.length - 1] ?? initial
  const tell = () => {
    for (const listener of listeners) listener(current())
  }
  const go = (to: string, how: 'push' | 'replace') => {
    if (to === current()) return
    if (how === 'replace') entries.pop()
    entries.push(to)
    tell()
  }
  return {
    current,
    entries: () => [...entries],
    left: () => [...left],
    leave: (address) => void left.push(address),
    go,
    back: (elseTo) => {
      if (entries.length < 2) {
        if (elseTo !== undefined) go(elseTo, 'replace')
        return
      }
      const closed = entries.pop()
      if (closed !== current()) tell()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
