import type { GridVersion } from './figures.ts'
import type { countNodes, scroll } from './scrolling.ts'

/** The functions of the benchmark's page. */
export interface GridBench {
  readonly games: number
  /** Draws a grid. @returns how long it took to its first frame, in ms */
  show(version: GridVersion): Promise<number>
  readonly scroll: typeof scroll
  count(): ReturnType<typeof countNodes>
}

declare global {
  interface Window {
    gridBench?: GridBench
  }
}
