import { inject } from 'vitest'
import type { Visitor } from '../visit/visitors.ts'
import { type EngineSite, openSite } from './engine.site.ts'
import { findEngine } from './find.engine.ts'

/** A site that a test opens on the engine of the run. */
export interface TestedSite extends EngineSite {
  /** Throws an error if the pages logged other events than these as errors, or had other complaints. */
  expectComplaints(provoked: readonly string[]): void
}

export async function openTestedSite(visitor: Visitor): Promise<TestedSite> {
  const { engine, pageScript } = inject('engineRun')
  const site = await openSite(findEngine(engine), pageScript, visitor)
  return {
    ...site,
    expectComplaints: (provoked) => {
      const allowed = provoked.map((event) => `console: ${event}`)
      const told = site.visit.complaints().filter((one) => !allowed.includes(one))
      if (told.length > 0) throw new Error(told.join('\n'))
    },
  }
}
