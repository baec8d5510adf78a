/** The compared ways to draw a long list. */
export const gridVersions = ['naive', 'ours', 'library'] as const

export type GridVersion = (typeof gridVersions)[number]

/** The number of nodes in a grid: its elements alone, and with their texts. */
export interface NodeCount {
  readonly elements: number
  readonly nodes: number
}

/** The figures of one run of one version. */
export interface GridRun {
  /** From the start of drawing to the first frame with the grid. */
  readonly firstPaintMs: number
  /** How long each frame took while the list scrolled. */
  readonly framesMs: readonly number[]
  readonly atRest: NodeCount
  /** The maximum while the list scrolled. */
  readonly most: NodeCount
}

export type GridRuns = Readonly<Record<GridVersion, readonly GridRun[]>>

/** The figures of the site itself: the time from a press to the frame that shows its effect. */
export interface SiteRuns {
  /** From a key to the character in the field. */
  readonly characterMs: readonly number[]
  /** From the last key of a term to the suggestions, without the intended delay. */
  readonly suggestionsMs: readonly number[]
  readonly heartMs: readonly number[]
}
