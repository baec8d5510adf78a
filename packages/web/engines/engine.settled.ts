import type { EngineTab } from './engine.ts'
import type { Line } from './line.ts'
import type { Settling } from './page/held.page.ts'

/** A busy machine may take long to load a page. */
const patienceMs = 20_000

export interface SettledOptions {
  readonly tab: EngineTab
  readonly line: Line
  /** How much virtual time has passed in the visit. */
  readonly passedMs: () => number
  /** The number of calls that the server will never answer. */
  readonly hangingCalls: () => Promise<number>
  /** Gets each report of the page. */
  readonly onSettling: (settling: Settling) => void
}

/**
 * Returns a function that waits until a page does nothing more by itself: no call or script is open except for
 * those that the test or a fault holds, no timer is due, nothing of the page loads, and two frames were drawn.
 */
export function createSettled(options: SettledOptions): () => Promise<void> {
  return async () => {
    const begunAt = performance.now()
    let left = ['not checked yet']
    while (left.length > 0) {
      if (performance.now() - begunAt > patienceMs) throw new Error(`it does not settle: ${left}`)
      left = await unsettled(options)
      // A script that has arrived may run a moment later and request the next one.
      if (left.length === 0) left = await unsettled(options)
    }
  }
}

async function unsettled({
  hangingCalls,
  onSettling,
  line,
  passedMs,
  tab,
}: SettledOptions): Promise<string[]> {
  try {
    const settling = await tab.run<Settling>(settle(passedMs()))
    onSettling(settling)
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

/** A page of another site, such as a game, has no stopped clock: it has settled once it is loaded. */
function settle(passedMs: number): string {
  const elsewhere =
    "{ calls: 0, busy: document.readyState === 'complete' ? 0 : 1, address: location.href, complaints: [], spoken: [] }"
  return `(window.held ? window.held.settle(${passedMs}) : ${elsewhere})`
}
