/** The visits that are measured, in the order in which they are. */
export const visitNames = [
  'visitor home',
  'second visit',
  'login',
  'list',
  'game page',
  'member home',
  'member home, warm',
  'deposit',
  'return from a game',
  'walk',
] as const

export type VisitName = (typeof visitNames)[number]

/** What a member waits for on the page, and may come after the largest paint. */
export type Sight = 'games' | 'member' | 'launch' | 'code'

/** A press or a key. */
export interface Interaction {
  /** What it was, as `click on button Menu`. */
  readonly what: string
  readonly ms: number
}

/** What the page itself knows of a visit, in ms since it was opened. */
export interface PageFigures {
  /** Null where the page took an input before anything was measured. */
  readonly largestPaintMs: number | null
  /** What the long tasks took above 50 ms each, of those that ended after the asked moment. */
  readonly blockedMs: number
  /** The presses and keys that took the longest to their frame, the slowest first; none where none took 16 ms. */
  readonly interactions: readonly Interaction[]
  /** The worst of all windows of layout shifts, as Cumulative Layout Shift counts. */
  readonly layoutShift: number
  /** What the largest of the shifts moved; empty where nothing was. */
  readonly moved: string
  readonly sightsMs: Readonly<Partial<Record<Sight, number>>>
  readonly firstPressMs: number | null
  /** How long no task has been long. */
  readonly quietMs: number
}

declare global {
  interface Window {
    /** What the probe noted; tasks, presses and shifts count from a moment on. */
    readVisit?(sinceMs: number): PageFigures
  }
}

/** A request that the page sent: what a cache answered without asking is none. */
export interface SentRequest {
  readonly address: string
  /** In ms since the page was opened. */
  readonly sentMs: number
  readonly bytes: number
  readonly status: number
  readonly isPicture: boolean
  readonly isScript: boolean
}

/** What one visit showed. */
export interface VisitFigures {
  readonly largestPaintMs: number | null
  /** When the sight of the visit was there; null where the largest paint says it. */
  readonly shownMs: number | null
  readonly blockedMs: number
  readonly interactions: readonly Interaction[]
  readonly layoutShift: number
  readonly moved: string
  readonly idleMs: number
  readonly sent: readonly SentRequest[]
  /** When the first view was there: the largest paint, or the sight after an input; null where there is neither. */
  readonly firstViewMs: number | null
}

/** One round: the floor page, and the visits that were asked for. */
export interface Round {
  readonly floor: VisitFigures
  readonly visits: Readonly<Partial<Record<VisitName, VisitFigures>>>
}
