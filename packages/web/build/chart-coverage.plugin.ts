import type { Plugin } from 'vite'

const hook = 'virtual:chart-coverage'

/** The mode of the build that reports to browser tests what the charts do. */
export const chartCoverageMode = 'chart-coverage'

/**
 * Lets the site report to a browser test what its charts do: whenever a page is left, and on request. Only in
 * the build of its mode; the members' build does not contain it.
 */
export function chartCoverage(): Plugin {
  return {
    name: 'chart-coverage',
    apply: (_, { command, mode }) => command === 'build' && mode === chartCoverageMode,
    enforce: 'pre',
    resolveId: (id) => (id === hook ? `\0${hook}` : null),
    load: (id) => (id === `\0${hook}` ? hookCode : null),
    transform: {
      filter: { id: /packages\/web\/src\/main\.tsx$/ },
      // Must be the first import, because charts created before the hook are not watched.
      handler: (code) => `import '${hook}'\n${code}`,
    },
  }
}

const hookCode = `
import { watchPage } from '@croupier/core/testing/chart-coverage'
const chartHits = watchPage()
window.reportChartHits = () => window.recordChartHits?.(chartHits())
window.addEventListener('pagehide', window.reportChartHits)
`
