import { plainHits } from './chart.coverage.ts'
import { watchAllCharts } from './coverage.hook.ts'

/** Watches all charts of a page. Returns what tells, as text, all that they have done so far. */
export function watchPage(): () => string {
  const { hits } = watchAllCharts()
  return () => JSON.stringify(plainHits(hits))
}
