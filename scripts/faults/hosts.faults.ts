import type { Fault } from './fault.ts'

/** Faults in what core offers to a host. */
export const hostsFaults: readonly Fault[] = [
  {
    id: 'missing-part-shown-as-a-failure',
    area: 'hosts',
    file: 'packages/core/src/kernel/flow/not.provided.ts',
    inside: 'withoutStart',
    code: "(key === 'start' ? fail(name) : Reflect.get(target, key))",
    replacement: 'Reflect.get(target, key)',
    harm: 'A chart that was started without its parts says that the service is unavailable.',
  },
]
