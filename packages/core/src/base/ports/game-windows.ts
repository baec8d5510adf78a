/** What some window said to the page; believed is nothing of it yet. */
export interface WindowMessage {
  /** Whether it is the very window of the game's frame that spoke. */
  readonly isFromFrame: boolean
  readonly origin: string
  readonly data: unknown
}

/** The windows besides the page in which games run: a tab of their own, and the frame on the page. */
export interface GameWindows {
  /** Opens an empty tab; browsers allow it while a press is dealt with. Returns whether they did. */
  openTab(): boolean
  /** Leads the empty tab on. False when there is none any more. */
  leadTab(address: string): boolean
  /** Closes the empty tab that will not be needed. */
  dropTab(): void
  /** Hears what windows say to the page. Returns the function that stops it. */
  watch(listener: (message: WindowMessage) => void): () => void
}

export interface MemoryGameWindows extends GameWindows {
  /** The tabs so far: `empty`, `closed`, or the address that one was led to. */
  tabs(): readonly string[]
  /** Whether the browser lets tabs be opened. */
  allow(isAllowed: boolean): void
  /** Somebody closes the newest tab. */
  closeTab(): void
  say(message: WindowMessage): void
}

/** Windows in memory. */
export function createMemoryGameWindows(): MemoryGameWindows {
  const tabs: string[] = []
  const listeners = new Set<(message: WindowMessage) => void>()
  let isAllowed = true
  const isEmpty = () => tabs.at(-1) === 'empty'
  const close = () => {
    if (isEmpty()) tabs.splice(-1, 1, 'closed')
  }
  return {
    openTab: () => {
      if (isAllowed) tabs.push('empty')
      return isAllowed
    },
    leadTab: (address) => {
      if (!isEmpty()) return false
      tabs.splice(-1, 1, address)
      return true
    },
    dropTab: close,
    closeTab: close,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tabs: () => [...tabs],
    allow: (allowed) => {
      isAllowed = allowed
    },
    say: (message) => {
      for (const listener of listeners) listener(message)
    },
  }
}
