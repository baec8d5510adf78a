import type { EngineName } from './engine.ts'

/** What a run of the tests of engines is given. */
export interface EngineRun {
  readonly engine: EngineName
  /** The first script of every page. */
  readonly pageScript: string
  /** Walked instead of a journey's own steps, to repeat a failure. */
  readonly steps: readonly string[] | null
}

declare module 'vitest' {
  interface ProvidedContext {
    engineRun: EngineRun
  }
}
