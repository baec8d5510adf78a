/** What the tabs of one browser tell one another: to look again. It may be late, so it says no more. */
export interface TabMessage {
  readonly type: 'session.started' | 'session.ended'
}

export interface Channel {
  post(message: TabMessage): void
  /** Returns the function that stops listening. A tab does not hear itself. */
  listen(listener: (message: TabMessage) => void): () => void
}

/** For a browser whose tabs cannot talk. */
export const noChannel: Channel = { post: () => {}, listen: () => () => {} }

/** A channel in memory; each call of `openTab` is one more tab. Like a browser's it tells in a later turn. */
export function createMemoryChannelHub(): { openTab(): Channel } {
  const tabs = new Map<symbol, Set<(message: TabMessage) => void>>()
  return {
    openTab: () => {
      const tab = Symbol('tab')
      const own = new Set<(message: TabMessage) => void>()
      tabs.set(tab, own)
      return {
        post: (message) => {
          void Promise.resolve().then(() => {
            for (const [other, heard] of tabs) {
              if (other !== tab) for (const listener of heard) listener(message)
            }
          })
        },
        listen: (listener) => {
          own.add(listener)
          return () => void own.delete(listener)
        },
      }
    },
  }
}
