import { afterAll } from 'vitest'
import { writeHits } from './coverage.file.ts'
import { watchAllCharts } from './coverage.hook.ts'

/** Where this run keeps what it sees; a run by hand, of a few tests, keeps nothing. */
const folder = process.env.CROUPIER_COVERAGE

if (folder) {
  const { hits } = watchAllCharts()
  // A worker runs several files with the same modules: after each it writes all it has seen so far.
  afterAll(() => {
    writeHits(folder, `unit-${process.pid}-${process.env.VITEST_WORKER_ID}`, hits)
  })
}
