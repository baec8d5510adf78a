import type { Adapters, Http } from '@croupier/core/ports'

let loads = 0

/** The operator's programs, loaded from the server. */
export function servedAdapters(http: Http): Adapters {
  return {
    load: async (script) => {
      const answer = await http(new URL(script, 'http://site.test').href)
      const program = encodeURIComponent(await answer.text())
      // Each page gets its own module, because another fragment makes another module.
      loads += 1
      return import(/* @vite-ignore */ `data:text/javascript,${program}#${loads}`)
    },
  }
}
