import type { Channel, TabMessage } from '../src/base/ports/channel.ts'

type Listener = (message: TabMessage) => void

/** A channel whose messages reach each of the other tabs when the test says so, in any order. */
export function createDelayedChannelHub() {
  const tabs: Set<Listener>[] = []
  const underWay: (() => void)[] = []
  const openTab = (): Channel => {
    const own = new Set<Listener>()
    tabs.push(own)
    return {
      post: (message) => {
        for (const other of tabs.filter((tab) => tab !== own)) {
          underWay.push(() => {
            for (const listener of other) listener(message)
          })
        }
      },
      listen: (listener) => {
        own.add(listener)
        return () => void own.delete(listener)
      },
    }
  }
  /** What can be delivered next, the oldest message first. */
  const deliveries = () =>
    underWay.map((deliver) => () => {
      underWay.splice(underWay.indexOf(deliver), 1)
      deliver()
    })
  return { openTab, deliveries }
}
