/** The address bar: path and query of this site, such as `/en/login?url=%2Fdeposit`. */
export interface Navigation {
  current(): string
  /** Goes to an address; going to the current one adds no second entry. */
  go(to: string, how: 'push' | 'replace'): void
  /** Goes one entry back; if the visit started here, the given address replaces the current one. */
  back(elseTo: string): void
  /** Leaves for another site. */
  leave(address: string): void
  /** Calls the listener whenever the address has changed, for any reason. Returns the function that stops this. */
  watch(listener: (address: string) => void): () => void
}

export interface MemoryNavigation extends Navigation {
  back(elseTo?: string): void
  /** The history's addresses, the current one last. */
  entries(): readonly string[]
  /** The addresses of other sites for which the page was left. */
  left(): readonly string[]
}

/** An address bar in memory. @param earlier the history's earlier addresses, which a reloaded page can go back to. */
export function createMemoryNavigation(
  initial = '/',
  earlier: readonly string[] = [],
): MemoryNavigation {
  const entries = [...earlier, initial]
  const left: string[] = []
  const listeners = new Set<(address: string) => void>()
  const current = () => entries[entries.length - 1] ?? initial
  const notify = () => {
    for (const listener of listeners) listener(current())
  }
  const go = (to: string, how: 'push' | 'replace') => {
    if (to === current()) return
    if (how === 'replace') entries.pop()
    entries.push(to)
    notify()
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
      if (closed !== current()) notify()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
