/** One figure of how fast a page was for the person in front of it, in the terms of Web Vitals. */
export interface Vital {
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** In milliseconds; `CLS` has no unit. */
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
}

/** What the browser measures of a page, and the way to report it while the page is closing. */
export interface Vitals {
  /**
   * Begins to measure this page, what happened before included. Rejects if the program that measures cannot be loaded.
   * @param report is called once, when the page is hidden for the first time.
   * @param signal ends it without a report.
   * @returns a function that reports at once, if nothing was reported yet, because another page follows.
   */
  measure(report: (vitals: readonly Vital[]) => void, signal: AbortSignal): Promise<() => void>
  /** How fast the connection is, such as `3g`; null where the browser does not say. */
  connection(): string | null
  /** Sends a text without waiting for an answer, and without cookies. */
  send(address: string, text: string): void
}

/** A host that measures nothing. */
export const noVitals: Vitals = {
  measure: async () => () => {},
  connection: () => null,
  send: () => {},
}

export interface MemoryVitals extends Vitals {
  /** Hides the page. */
  hide(): void
  /** What was sent: addresses and texts. */
  readonly sent: readonly (readonly [address: string, text: string])[]
}

/** Figures in memory, which are reported when a test hides the page. */
export function createMemoryVitals(vitals: readonly Vital[]): MemoryVitals {
  const sent: [string, string][] = []
  const reports = new Set<() => void>()
  return {
    measure: async (report, signal) => {
      const reportOnce = () => {
        if (reports.delete(reportOnce) && !signal.aborted) report(vitals)
      }
      reports.add(reportOnce)
      return reportOnce
    },
    connection: () => '4g',
    send: (address, text) => void sent.push([address, text]),
    hide: () => {
      for (const report of reports) report()
    },
    sent,
  }
}
