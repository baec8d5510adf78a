/**
 * React schedules work with functions that it looks up when it is loaded. This replaces them with counting
 * ones, so that tests know when a drawn page is at rest. Only React's development build, which is twice as
 * slow, could report that itself.
 */
const { clearImmediate, clearTimeout, setImmediate, setTimeout } = globalThis
const deferred = new Set<unknown>()

/** How much work React and other libraries have deferred. */
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

// Draws at once what React would delay by a timer, because nothing in a test would fire it.
Object.assign(globalThis, { setImmediate: defer, setTimeout: defer, clearTimeout: drop })
await import('react-dom/client')
Object.assign(globalThis, { setImmediate, setTimeout: nextMoment, clearTimeout: dropMoment })

/** A timer that counts as deferred work if its delay is zero. */
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
