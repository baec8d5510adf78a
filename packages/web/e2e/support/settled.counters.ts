/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What a page knows of what it has not finished. */
interface SettlingPage {
  /** What is left once two frames were drawn. */
  readonly afterDrawing: () => Promise<{ readonly calls: number; readonly busy: number }>
  /** Takes drawing back from a clock that was installed since: frames are drawn while time stands. */
  readonly keepDrawing: () => void
  /** Gives what examines the page timers that run, and takes them away again. */
  readonly examine: (isBegun: boolean) => void
}

declare global {
  interface Window {
    settling: SettlingPage
  }
}

/** Runs in a page before its scripts and before a clock is installed. */
export function countCalls(): void {
  const {
    cancelAnimationFrame,
    cancelIdleCallback,
    clearTimeout,
    fetch,
    requestAnimationFrame,
    requestIdleCallback,
    setTimeout,
  } = window
  const isLoading = '[data-flow="content"][aria-busy="true"]'
  /** How long React waits at most before it shows what came right after its placeholder. */
  const longestThrottle = 300
  /** What examines a page waits no longer for its own work; the site's timers are longer. */
  const longestExaminingTimer = 500
  let calls = 0
  let isExamined = false

  function counted<Result>(work: Promise<Result>): Promise<Result> {
    const end = () => {
      calls -= 1
    }
    calls += 1
    work.then(end, end)
    return work
  }

  window.fetch = (...call) => counted(fetch.apply(window, call))
  const { arrayBuffer, blob, json, text } = Response.prototype
  Object.assign(Response.prototype, {
    arrayBuffer(this: Response) {
      return counted(arrayBuffer.call(this))
    },
    blob(this: Response) {
      return counted(blob.call(this))
    },
    json(this: Response) {
      return counted(json.call(this))
    },
    text(this: Response) {
      return counted(text.call(this))
    },
  })

  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame.call(window, () => resolve())
    })

  window.settling = {
    afterDrawing: async () => {
      await nextFrame()
      await nextFrame()
      return { calls, busy: document.querySelectorAll(isLoading).length }
    },
    examine: (isBegun) => {
      isExamined = isBegun
    },
    keepDrawing: () => {
      window.requestAnimationFrame = requestAnimationFrame.bind(window)
      window.cancelAnimationFrame = cancelAnimationFrame.bind(window)
      // The inspector sends what it saw when a page has nothing else to do, which takes no time either.
      // WebKit does not know that moment.
      if (typeof requestIdleCallback === 'function') {
        window.requestIdleCallback = requestIdleCallback.bind(window)
        window.cancelIdleCallback = cancelIdleCallback.bind(window)
      }
      // React shows what comes right after its placeholder a moment late, by a timer that would never
      // end while time stands. It is no time of the site's, whose timers are no bound functions.
      const [holdTimer, dropTimer] = [window.setTimeout, window.clearTimeout]
      const drawing = new Set<unknown>()
      const isThrottle = (callback: unknown, ms: number) =>
        typeof callback === 'function' &&
        callback.name.startsWith('bound ') &&
        ms <= longestThrottle
      Object.assign(window, {
        setTimeout: (callback: () => void, ms = 0, ...rest: []) => {
          const isDrawing = isThrottle(callback, ms)
          const isExamining = isExamined && ms <= longestExaminingTimer
          if (!isDrawing && !isExamining) return holdTimer(callback, ms, ...rest)
          const timer = setTimeout.call(window, callback, isDrawing ? 0 : ms)
          drawing.add(timer)
          return timer
        },
        clearTimeout: (timer: number | undefined) => {
          if (drawing.delete(timer)) clearTimeout.call(window, timer)
          else dropTimer(timer)
        },
      })
    },
  }
}
