import { inject } from 'vitest'
import { onPhone } from '../visit/visitors.ts'
import type { EngineName } from './engine.ts'
import { openTestedSite, type TestedSite } from './tested.site.ts'

/** Does something on a site, whose pages must have no complaints. */
export async function withSite(work: (site: TestedSite) => Promise<void>): Promise<void> {
  const site = await openTestedSite(onPhone)
  try {
    await work(site)
  } finally {
    await site.close()
  }
  site.expectComplaints([])
}

/** The value for the engine of this run. */
export function onThisEngine<Fact>(facts: Readonly<Record<EngineName, Fact>>): Fact {
  return facts[inject('engineRun').engine]
}
