/** Programs of the operator's own, served from the site's own origin, that join a service to it. */
export interface Adapters {
  /**
   * What a program hands out. Rejects when it cannot be had.
   * @param script its path on the site
   */
  load(script: string): Promise<object>
}

/** A site to which nothing is joined. */
export const noAdapters: Adapters = {
  load: (script) => Promise.reject(new Error(`there is no adapter ${script}`)),
}

/** Programs in memory, by their paths. */
export function createMemoryAdapters(programs: Readonly<Record<string, object>>): Adapters {
  return {
    load: (script) => {
      const program = programs[script]
      return program ? Promise.resolve(program) : noAdapters.load(script)
    },
  }
}
