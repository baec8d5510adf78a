import type { Plugin } from 'vite'

const hook = 'virtual:chart-coverage'

/** The mode of the build that browser tests take to see what the charts do. */
export const chartCoverageMode = 'chart-coverage'

/**
 * Lets the site tell a browser test what its charts do: with every page that goes, and when it is
 * asked. Only in a build of its own mode; the members' build has nothing of it.
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
      // The first import of all: charts that were made before the hook is there are not watched.
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
