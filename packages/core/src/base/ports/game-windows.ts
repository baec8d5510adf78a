/** A message from some window to the page; none of it is trusted yet. */
export interface WindowMessage {
  /** Whether the window of the game's frame sent it. */
  readonly isFromFrame: boolean
  readonly origin: string
  readonly data: unknown
}

/** The windows in which games run: a new tab, and the frame on the page. */
export interface GameWindows {
  /** Opens an empty tab, which browsers allow only while a press is handled. Returns whether the tab was opened. */
  openTab(): boolean
  /** Sends the empty tab to an address. Returns false when the tab no longer exists. */
  leadTab(address: string): boolean
  /** Closes the empty tab because it is not needed. */
  dropTab(): void
  /** Listens to messages from windows to the page. Returns the function that stops this. */
  watch(listener: (message: WindowMessage) => void): () => void
}

export interface MemoryGameWindows extends GameWindows {
  /** All tabs so far: `empty`, `closed`, or the address to which one was sent. */
  tabs(): readonly string[]
  /** Whether the browser lets tabs be opened. */
  allow(isAllowed: boolean): void
  /** Closes the newest tab, as its user would. */
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
