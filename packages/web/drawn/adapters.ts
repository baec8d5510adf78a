import type { Adapters, Http } from '@croupier/core/ports'

let loads = 0

/** Programs as the server hands them out. */
export function servedAdapters(http: Http): Adapters {
  return {
    load: async (script) => {
      const answer = await http(new URL(script, 'http://site.test').href)
      const program = encodeURIComponent(await answer.text())
      // Each page has its own: by another fragment it is another module.
      loads += 1
      return import(/* @vite-ignore */ `data:text/javascript,${program}#${loads}`)
    },
  }
}
