import path from 'node:path'
import { afterAll } from 'vitest'
import { coverageFolder, writeHits } from './coverage.file.ts'
import { watchAllCharts } from './coverage.hook.ts'

const folder = path.resolve(import.meta.dirname, '../../../..', coverageFolder)
const { hits } = watchAllCharts()

// A worker runs several test files with the same modules: it writes all it has seen so far after each.
afterAll(() => {
  writeHits(folder, `worker-${process.env.VITEST_WORKER_ID ?? process.pid}`, hits)
})
