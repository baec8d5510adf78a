/**
 * React puts work off by functions that it takes when it is loaded. It is given ones that count, so that
 * the tests know when a drawn page is at rest: only React's development build, which is twice as slow,
 * could tell by itself.
 */
const { clearImmediate, clearTimeout, setImmediate, setTimeout } = globalThis
const deferred = new Set<unknown>()

/** How much React has put off until later, and other libraries until the next moment. */
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
Object.assign(globalThis, { setImmediate, setTimeout: nextMoment, clearTimeout: dropMoment })

/** A timer that counts as put off when it takes no time. */
function nextMoment(work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) {
  const timer = setTimeout(
    (...args: unknown[]) => {
      deferred.delete(timer)
      work(...args)
    },
    ms,
    ...given,
  )
  if (ms <= 0) deferred.add(timer)
  return timer
}

function dropMoment(timer: Parameters<typeof clearTimeout>[0]): void {
  deferred.delete(timer)
  clearTimeout(timer)
}
