import type { Adapters } from '@croupier/core/ports'

/** Programs that the site's own origin serves; the policy of its pages allows no other. */
export const browserAdapters: Adapters = {
  load: (script) => import(/* @vite-ignore */ new URL(script, location.origin).href),
}
