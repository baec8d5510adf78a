import type { Fault } from './fault.ts'

/** Faults in the interface that core offers to a host. */
export const hostsFaults: readonly Fault[] = [
  {
    id: 'missing-part-shown-as-a-failure',
    area: 'hosts',
    file: 'packages/core/src/kernel/flow/not.provided.ts',
    inside: 'withoutStart',
    code: "(key === 'start' ? fail(name) : Reflect.get(target, key))",
    replacement: 'Reflect.get(target, key)',
    harm: 'A chart that was started without its actors says that the service is unavailable.',
  },
  {
    id: 'same-view-told-again',
    area: 'hosts',
    file: 'packages/core/src/kernel/flow/watched.view.ts',
    inside: 'onlyChanges',
    code: 'if (last && isSameData(last.value, value)) return',
    replacement: '',
    harm: 'A host redraws its page on every tick of a clock that it does not show.',
  },
  {
    id: 'former-code-still-told',
    area: 'hosts',
    file: 'packages/core/src/kernel/flow/watched.view.ts',
    inside: 'followChild',
    code: `
    stop()
    child = found`,
    replacement: `
    child = found`,
    harm: 'A cancelled code keeps overwriting the new one.',
  },
  {
    id: 'early-press-lost',
    area: 'shell',
    file: 'packages/web/src/first.view.tsx',
    inside: 'drawOverRendered',
    code: 'if (navigation.current() === rendered.address) pressAgain()',
    replacement: '',
    harm: 'Enter after a password does nothing on a slow phone.',
  },
]
