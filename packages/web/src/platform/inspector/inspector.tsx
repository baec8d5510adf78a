import type { Clock } from '@croupier/core/ports'
import { createInspector } from '@statelyai/inspect'
import { createRoot } from 'react-dom/client'
import type { Inspection } from './inspection.ts'
import { createBrowserInspectorHost } from './inspector.host.ts'
import { createInspectorLink, type InspectorLink } from './inspector.link.ts'
import { InspectorPanel } from './inspector.panel.tsx'
import { maskMessage } from './message.masking.ts'

/** Charts are nested deeper than the library expects; anything deeper would be missing in a diagram. */
const depth = 50

/** Shows the inspector's panel. Nothing is sent before its button is pressed. */
export function startInspector(clock: Clock, panel: { readonly isLocalOnly: boolean }): Inspection {
  const link = createInspectorLink(createBrowserInspectorHost(), clock)
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<InspectorPanel link={link} {...panel} />)
  return inspectInto(link)
}

/** Sends a link all inspection events of a system, masked, from the first event on. */
export function inspectInto(link: Pick<InspectorLink, 'send'>): Inspection {
  const inspector = createInspector(link, {
    serialize: maskMessage,
    serializationDepthLimit: depth,
  })
  return { inspect: (event) => inspector.inspect.next?.(event) }
}
