import type { FlowRefs } from '@croupier/core'

declare global {
  interface WindowEventMap {
    /** The development server lets the files of the flows tell it. */
    'croupier:flows-changed': CustomEvent<readonly (keyof FlowRefs)[]>
  }
}

/** Tells of each flow whose chart somebody who develops has changed. */
export function watchChangedFlows(listener: (name: keyof FlowRefs) => void): void {
  addEventListener('croupier:flows-changed', ({ detail }) => {
    for (const name of detail) listener(name)
  })
}
