import { afterAll } from 'vitest'
import { writeHits } from './coverage.file.ts'
import { watchAllCharts } from './coverage.hook.ts'

/** Where this run stores its hits; a manual run of a few tests stores none. */
const folder = process.env.CROUPIER_COVERAGE

if (folder) {
  const { hits } = watchAllCharts()
  // A worker runs several files with the same modules: after each file it writes all hits so far.
  afterAll(() => {
    writeHits(folder, `unit-${process.pid}-${process.env.VITEST_WORKER_ID}`, hits)
  })
}
