/**
 * Why the page resumes: its tab became visible, it was restored from the back-forward cache, or the network returned.
 */
export type ResumeCause = 'visible' | 'restored' | 'online'

export type PageChange =
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.resumed'; readonly cause: ResumeCause }
  | { readonly type: 'page.offline' }

/** The page as the browser sees it. */
export interface Page {
  isVisible(): boolean
  isOnline(): boolean
  /** Whether the site would answer a reload of this page. */
  canLoadAnew(signal: AbortSignal): Promise<boolean>
  loadAnew(): void
  /** Calls the listener at every change. Returns the function that stops this. */
  watch(listener: (change: PageChange) => void): () => void
}

export interface MemoryPage extends Page {
  hide(): void
  resume(cause?: ResumeCause): void
  goOffline(): void
  /** Sets what `canLoadAnew` resolves to; with null it never resolves. */
  answer(canLoadAnew: boolean | null): void
  /** How often the page was reloaded. */
  loads(): number
}

/** A page in memory that a test can hide, resume and take offline. */
export function createMemoryPage({ isVisible = true } = {}): MemoryPage {
  let visible = isVisible
  let online = true
  let canLoadAnew: boolean | null = true
  let loads = 0
  const listeners = new Set<(change: PageChange) => void>()
  const notify = (change: PageChange) => {
    for (const listener of listeners) listener(change)
  }
  return {
    isVisible: () => visible,
    isOnline: () => online,
    canLoadAnew: () =>
      canLoadAnew === null ? new Promise(() => {}) : Promise.resolve(canLoadAnew),
    loadAnew: () => {
      loads += 1
    },
    answer: (can) => {
      canLoadAnew = can
    },
    loads: () => loads,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hide: () => {
      visible = false
      notify({ type: 'page.hidden' })
    },
    resume: (cause = 'visible') => {
      if (cause === 'online') online = true
      else visible = true
      notify({ type: 'page.resumed', cause })
    },
    goOffline: () => {
      online = false
      notify({ type: 'page.offline' })
    },
  }
}
