import type { Adapters } from '@croupier/core/ports'

const failures = new Map<string, number>()

/** Modules of the operator from the site's own origin; the content security policy allows no other. */
export const browserAdapters: Adapters = {
  load: async (script) => {
    const url = new URL(script, location.origin)
    const count = failures.get(script) ?? 0
    // Some browsers cache the failure to load a module; a different fragment makes them request it again.
    if (count > 0) url.hash = `again-${count}`
    try {
      return await import(/* @vite-ignore */ url.href)
    } catch (reason) {
      failures.set(script, count + 1)
      throw reason
    }
  },
}
