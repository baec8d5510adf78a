import type { EngineTab } from './engine.ts'
import type { Line } from './line.ts'
import type { Settling } from './page/held.page.ts'

/** A machine that is busy with other things may load a page for long. */
const patienceMs = 20_000

export interface SettledOptions {
  readonly tab: EngineTab
  readonly line: Line
  /** How much time has passed in the visit. */
  readonly passedMs: () => number
  /** How many calls the server will never answer. */
  readonly hangingCalls: () => Promise<number>
  /** Hears what the page tells each time it is asked. */
  readonly hear: (settling: Settling) => void
}

/**
 * Makes what waits until a page does nothing more by itself: no call and no script is on its way but those
 * that the test or a fault holds, no timer is due, nothing of the page loads, and two frames were drawn.
 */
export function createSettled(options: SettledOptions): () => Promise<void> {
  return async () => {
    const begunAt = performance.now()
    let left = ['nobody has looked']
    while (left.length > 0) {
      if (performance.now() - begunAt > patienceMs) throw new Error(`it does not settle: ${left}`)
      left = await unsettled(options)
      // A script that has arrived may run a moment later and ask for the next one.
      if (left.length === 0) left = await unsettled(options)
    }
  }
}

async function unsettled({
  hangingCalls,
  hear,
  line,
  passedMs,
  tab,
}: SettledOptions): Promise<string[]> {
  try {
    const settling = await tab.run<Settling>(settle(passedMs()))
    hear(settling)
    const underWay = Math.max(settling.calls, line.underWay())
    const isWaiting = underWay > 0 && underWay > line.held() + (await hangingCalls())
    return [
      ...(isWaiting ? [`${settling.calls} calls, ${line.underWay()} requests`] : []),
      ...(settling.busy > 0 ? ['the page is loading'] : []),
    ]
  } catch (error) {
    return [`the page does not answer: ${error}`]
  }
}

/** A page of another site, such as a game's, holds no clock: it has settled once it is there. */
function settle(passedMs: number): string {
  const elsewhere =
    "{ calls: 0, busy: document.readyState === 'complete' ? 0 : 1, address: location.href, complaints: [], spoken: [] }"
  return `(window.held ? window.held.settle(${passedMs}) : ${elsewhere})`
}
