import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.options.ts'
import type { Round } from './figures.ts'
import { makeRound, type VisitOptions } from './visits.ts'

export interface BenchOptions extends Omit<VisitOptions, 'browser'> {
  /** The path of a Chromium. */
  readonly browser: string
  /** The fingerprint of the key with which site and floor are served: the browser trusts it. */
  readonly trustedKey: string
  readonly rounds: number
  readonly tell: (line: string) => void
}

export interface BenchFigures {
  readonly browserVersion: string
  readonly rounds: readonly Round[]
}

/** Makes all visits in each round. */
export async function runVisits(options: BenchOptions): Promise<BenchFigures> {
  const { browser: executable, rounds: count, tell, trustedKey } = options
  const launch = launchOptions(executable)
  const browser = await chromium.launch({
    ...launch,
    // A browser that merely ignores that the certificate is unknown keeps nothing in its cache.
    args: [...launch.args, `--ignore-certificate-errors-spki-list=${trustedKey}`],
  })
  try {
    const rounds: Round[] = []
    for (let round = 1; round <= count; round += 1) {
      const startedAt = performance.now()
      rounds.push(await makeRound({ ...options, browser }))
      tell(`round ${round} of ${count}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
    }
    return { browserVersion: browser.version(), rounds }
  } finally {
    await browser.close()
  }
}
