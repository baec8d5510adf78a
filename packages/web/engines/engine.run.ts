import type { EngineName } from './engine.ts'

/** The input of a run of the engine tests. */
export interface EngineRun {
  readonly engine: EngineName
  /** The first script of every page. */
  readonly pageScript: string
  /** The steps to walk instead of a journey's own, to repeat a failure. */
  readonly steps: readonly string[] | null
}

declare module 'vitest' {
  interface ProvidedContext {
    engineRun: EngineRun
  }
}
