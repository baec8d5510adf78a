import { plainHits } from './chart.coverage.ts'
import { watchAllCharts } from './coverage.hook.ts'

/** Watches all charts of a page. Returns a function that gives the coverage so far, as text. */
export function watchPage(): () => string {
  const { hits } = watchAllCharts()
  return () => JSON.stringify(plainHits(hits))
}
