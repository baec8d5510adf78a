/**
 * React puts work off by functions that it takes when it is loaded. It is given ones that count, so that
 * the tests know when a drawn page is at rest: only React's development build, which is twice as slow,
 * could tell by itself.
 */
const { clearImmediate, clearTimeout, setImmediate, setTimeout } = globalThis
const deferred = new Set<NodeJS.Immediate>()

/** How much React has put off until later. */
export function deferredWork(): number {
  return deferred.size
}

function defer(work: () => void): NodeJS.Immediate {
  const handle = setImmediate(() => {
    deferred.delete(handle)
    work()
  })
  deferred.add(handle)
  return handle
}

function drop(handle: NodeJS.Immediate): void {
  deferred.delete(handle)
  clearImmediate(handle)
}

// What React holds back for calm is drawn at once: nothing in a test would move its timers.
Object.assign(globalThis, { setImmediate: defer, setTimeout: defer, clearTimeout: drop })
await import('react-dom/client')
Object.assign(globalThis, { setImmediate, setTimeout, clearTimeout })
