/** A message between the tabs of one browser. It may be late, so it only prompts the others to check for themselves. */
export interface TabMessage {
  readonly type: 'session.started' | 'session.ended'
}

export interface Channel {
  post(message: TabMessage): void
  /** Returns the function that stops listening. A tab does not get its own messages. */
  listen(listener: (message: TabMessage) => void): () => void
}

/** For a browser whose tabs cannot exchange messages. */
export const noChannel: Channel = { post: () => {}, listen: () => () => {} }

/** A channel in memory; each call of `openTab` adds a tab. Like a browser's, it delivers messages in a later turn. */
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
            for (const [other, otherListeners] of tabs) {
              if (other !== tab) for (const listener of otherListeners) listener(message)
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
