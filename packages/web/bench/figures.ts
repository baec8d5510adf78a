/** The ways to draw a long list that are compared. */
export const gridVersions = ['naive', 'ours', 'library'] as const

export type GridVersion = (typeof gridVersions)[number]

/** How many nodes a grid has: its elements alone, and with the texts in them. */
export interface NodeCount {
  readonly elements: number
  readonly nodes: number
}

/** What one run of one version showed. */
export interface GridRun {
  /** From the wish to draw it to the first frame with it. */
  readonly firstPaintMs: number
  /** How long each frame took while the list was scrolled. */
  readonly framesMs: readonly number[]
  readonly atRest: NodeCount
  /** The most while it was scrolled. */
  readonly most: NodeCount
}

export type GridRuns = Readonly<Record<GridVersion, readonly GridRun[]>>

/** What was measured on the site itself, from the press to the frame that shows what it did. */
export interface SiteRuns {
  /** A key, to the character in the field. */
  readonly characterMs: readonly number[]
  /** The last key of a term, to the suggestions; without what the site waits on purpose. */
  readonly suggestionsMs: readonly number[]
  readonly heartMs: readonly number[]
}
