import type { Fault } from './fault.ts'

/** Faults in what stands in place of a page, and in what is said of a failure. */
export const contentFaults: readonly Fault[] = [
  {
    id: 'balance-covers-the-page',
    area: 'content',
    file: 'packages/core/src/balance/balance.actors.ts',
    inside: 'provideBalance',
    code: "purpose: 'background'",
    replacement: "purpose: 'foreground'",
    harm: 'One balance that cannot be had takes any page away.',
  },
]
