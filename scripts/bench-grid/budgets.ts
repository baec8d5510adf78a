import {
  type GridRun,
  type GridVersion,
  gridVersions,
  type NodeCount,
} from '../../packages/web/bench/figures.ts'
import type { BenchFigures } from '../../packages/web/bench/run.ts'
import { percentile } from '../mock-speed/polling.ts'

/** The limits of what members notice. */
const budgets = {
  /** The list with all cards takes at least this many times longer to its first frame. */
  timesNaive: 20,
  /** The largest ratio of our time to the library’s; a tenth is noise. */
  ofLibrary: 1.1,
  /** Between two refreshes of a 60 Hz display, which take 33.3 ms, and three: a frame takes a whole number of them. */
  frameMs: 40,
  slowFramesPercent: 2,
  nodes: 400,
  pressMs: 50,
}

/** A row of the table of budgets. */
export interface Verdict {
  readonly what: string
  readonly measured: string
  readonly limit: string
  readonly isKept: boolean
}

/**
 * The best figures of all runs of a version. Other programs on the machine only make a run slower, so the
 * best run is nearest to what the grid itself costs.
 */
export interface GridSummary {
  readonly version: GridVersion
  readonly firstPaintMs: number
  readonly slowFramesPercent: number
  readonly longestFrameMs: number
  readonly atRest: NodeCount
  readonly most: NodeCount
}

/** The best figures of each version, with the largest number of nodes of any run. */
export function summaries({ grids }: Pick<BenchFigures, 'grids'>): GridSummary[] {
  return gridVersions.map((version) => summaryOf(version, grids[version]))
}

function summaryOf(version: GridVersion, runs: readonly GridRun[]): GridSummary {
  const least = (figure: (run: GridRun) => number) => Math.min(...runs.map(figure))
  const most = (figure: (run: GridRun) => number) => Math.max(...runs.map(figure))
  return {
    version,
    firstPaintMs: least((run) => run.firstPaintMs),
    slowFramesPercent: least(({ framesMs }) => slowPercent(framesMs)),
    longestFrameMs: least(({ framesMs }) => Math.max(0, ...framesMs)),
    atRest: {
      elements: most((run) => run.atRest.elements),
      nodes: most((run) => run.atRest.nodes),
    },
    most: { elements: most((run) => run.most.elements), nodes: most((run) => run.most.nodes) },
  }
}

/** The percentage of frames that took too long. */
export function slowPercent(framesMs: readonly number[]): number {
  const slow = framesMs.filter((ms) => ms > budgets.frameMs).length
  return framesMs.length === 0 ? 100 : (slow / framesMs.length) * 100
}

/** Compares the figures with the budgets. */
export function judge({ grids, site }: Pick<BenchFigures, 'grids' | 'site'>): Verdict[] {
  const { library, naive } = grids
  const ours = summaryOf('ours', grids.ours)
  const times = 1 / compared(grids.ours, naive)
  const ofLibrary = compared(grids.ours, library)
  return [
    {
      what: 'first paint, against all cards',
      measured: `${times.toFixed(1)} times faster`,
      limit: `at least ${budgets.timesNaive}`,
      isKept: times >= budgets.timesNaive,
    },
    {
      what: 'first paint, against the library',
      measured: `${ofLibrary.toFixed(2)} of its time`,
      limit: `at most ${budgets.ofLibrary.toFixed(2)}`,
      isKept: ofLibrary <= budgets.ofLibrary,
    },
    {
      what: 'frames above 33 ms while scrolling',
      measured: `${ours.slowFramesPercent.toFixed(1)} %`,
      limit: `at most ${budgets.slowFramesPercent} %`,
      isKept: ours.slowFramesPercent <= budgets.slowFramesPercent,
    },
    {
      what: 'nodes in the grid at any time',
      measured: String(ours.most.nodes),
      limit: `at most ${budgets.nodes}`,
      isKept: ours.most.nodes <= budgets.nodes,
    },
    pressVerdict('key to character', site.characterMs),
    pressVerdict('press to heart', site.heartMs),
  ]
}

/** The median ratio of two versions' first paints. Each pair was drawn one right after the other. */
function compared(ones: readonly GridRun[], others: readonly GridRun[]): number {
  const ratios = ones.flatMap(({ firstPaintMs }, run) => {
    const other = others[run]
    return other ? [firstPaintMs / other.firstPaintMs] : []
  })
  if (ratios.length === 0) throw new Error('nothing was drawn that could be compared')
  return percentile(ratios, 0.5)
}

function pressVerdict(what: string, took: readonly number[]): Verdict {
  const median = percentile(took, 0.5)
  const slowest = Math.max(...took)
  return {
    what,
    measured: `${median.toFixed(1)} ms, slowest ${slowest.toFixed(0)}`,
    limit: `at most ${budgets.pressMs} ms`,
    isKept: median <= budgets.pressMs,
  }
}
