/**
 * Fetches and shows one thing at a time: what is asked for meanwhile is done once more afterwards, so that
 * an older answer never replaces a newer one.
 * @param {() => Promise<void>} show
 * @returns {() => Promise<void>}
 */
export function refreshing(show) {
  /** @type {Promise<void> | null} */
  let running = null
  let isOutdated = false
  async function run() {
    try {
      do {
        isOutdated = false
        await show()
      } while (isOutdated)
    } finally {
      running = null
    }
  }
  return () => {
    if (running) isOutdated = true
    else running = run()
    return running
  }
}
