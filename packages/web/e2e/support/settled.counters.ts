/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The counters of a page's unfinished work. */
interface SettlingPage {
  /** The unfinished work after two more frames. */
  readonly afterDrawing: () => Promise<{ readonly calls: number; readonly busy: number }>
  /** Restores real animation frames after a clock was installed: frames must be drawn while time stands still. */
  readonly keepDrawing: () => void
  /** Lets short timers run in real time while an accessibility check examines the page, and stops it again. */
  readonly examine: (isBegun: boolean) => void
}

declare global {
  interface Window {
    settling: SettlingPage
  }
}

/** Installs the counters. It runs in a page before its scripts and before a clock is installed. */
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
  const isLoading = '[data-flow="content"][aria-busy="true"], [data-rendered]'
  /** How long React delays content at most that follows right after its placeholder, in ms. */
  const longestThrottle = 300
  /** The longest timer of an accessibility check, in ms; the site's timers are longer. */
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
      // The inspector sends its messages when the page is idle, which takes no time either. WebKit lacks the
      // function.
      if (typeof requestIdleCallback === 'function') {
        window.requestIdleCallback = requestIdleCallback.bind(window)
        window.cancelIdleCallback = cancelIdleCallback.bind(window)
      }
      // React delays content that follows right after its placeholder by a timer, which would never fire while
      // time stands still. The timer is recognised by its bound function, which no timer of the site has.
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
