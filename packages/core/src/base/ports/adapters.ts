/** Scripts of the operator, served from the site's own origin, that integrate a service. */
export interface Adapters {
  /**
   * Loads a script's exports. Rejects when it cannot be loaded.
   * @param script its path on the site.
   */
  load(script: string): Promise<object>
}

/** A site without adapters. */
export const noAdapters: Adapters = {
  load: (script) => Promise.reject(new Error(`there is no adapter ${script}`)),
}

/** Adapters in memory, by path. */
export function createMemoryAdapters(programs: Readonly<Record<string, object>>): Adapters {
  return {
    load: (script) => {
      const program = programs[script]
      return program ? Promise.resolve(program) : noAdapters.load(script)
    },
  }
}
