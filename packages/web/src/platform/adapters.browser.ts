import type { Adapters } from '@croupier/core/ports'

const failures = new Map<string, number>()

/** Programs that the site's own origin serves; the policy of its pages allows no other. */
export const browserAdapters: Adapters = {
  load: async (script) => {
    const url = new URL(script, location.origin)
    const count = failures.get(script) ?? 0
    // Some browsers remember that a module could not be had; by another fragment they ask for it again.
    if (count > 0) url.hash = `again-${count}`
    try {
      return await import(/* @vite-ignore */ url.href)
    } catch (reason) {
      failures.set(script, count + 1)
      throw reason
    }
  },
}
