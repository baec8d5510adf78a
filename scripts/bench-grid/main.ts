// Compares the grid of games with a list of all cards and with a library, and fails above its budgets:
// `npm run bench:grid`.
import { cpus, loadavg } from 'node:os'
import { type BenchFigures, runBench } from '../../packages/web/bench/run.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'
import { findBrowser } from '../browser.mjs'
import { percentile } from '../mock-speed/polling.ts'
import { judge, summaries } from './budgets.ts'
import { serveBench } from './serving.ts'

const command = 'npm run bench:grid'
const usage = `${command} -- [options]

  Draws ten thousand games in Chromium on a slowed-down processor: with all cards in the page, with the
  site's own grid, and with @tanstack/react-virtual. All three use the site's cards, each on its own page,
  in turn. Prints how long each takes to its first frame, how many nodes it has, and how many frames take
  longer than 33 ms while the list scrolls. Then presses hearts and types into the search of the built site,
  and prints how long each takes to show. For each grid the best run counts; two versions are compared by
  the median ratio within a run; presses and keys count by their median. Ends with 1 if a budget is broken.

  --runs <n>      how often to draw the site's grid and the library's, after one warm-up (7)
  --naive <n>     how often to draw all cards, which takes most of a minute each time (1)
  --presses <n>   how many hearts to press and terms to type (12)
  --slowdown <n>  how many times slower the processor is (4)
  --speed <n>     how fast the list scrolls, in px a second (1200)
  --seconds <n>   for how long it scrolls (5)
  --help          shows this`

try {
  const { values } = readArguments(command, {
    options: {
      runs: { type: 'string', default: '7' },
      naive: { type: 'string', default: '1' },
      presses: { type: 'string', default: '12' },
      slowdown: { type: 'string', default: '4' },
      speed: { type: 'string', default: '1200' },
      seconds: { type: 'string', default: '5' },
      help,
    },
  })
  if (values.help) console.log(usage)
  else {
    const isKept = await bench({
      runs: count('--runs', values.runs),
      naive: count('--naive', values.naive),
      presses: count('--presses', values.presses),
      slowdown: count('--slowdown', values.slowdown),
      speed: count('--speed', values.speed),
      seconds: count('--seconds', values.seconds),
    })
    process.exitCode = isKept ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

interface Wanted {
  readonly runs: number
  readonly naive: number
  readonly presses: number
  readonly slowdown: number
  readonly speed: number
  readonly seconds: number
}

async function bench(wanted: Wanted): Promise<boolean> {
  const browser = await findBrowser()
  console.log('Building the site and the page of the benchmark …')
  const server = await serveBench()
  try {
    const log = (line: string) => console.log(line)
    const figures = await runBench({ ...wanted, url: server.url, browser, log })
    return report(figures, wanted)
  } finally {
    await server.stop()
  }
}

/** Prints the tables. Returns whether every budget is kept. */
function report(figures: BenchFigures, { runs, seconds, slowdown, speed }: Wanted): boolean {
  const [processor] = cpus()
  const [load = 0] = loadavg()
  const verdicts = judge(figures)
  const lines = [
    '',
    `${figures.games} games, Chromium ${figures.browserVersion}, processor ${slowdown} times slower, ${runs} runs, ${speed} px a second for ${seconds} s`,
    `${cpus().length} × ${processor?.model ?? 'unknown'}, load ${load.toFixed(1)}`,
    '',
    row('', 'first paint', 'slow frames', 'longest', 'elements', 'most', 'with texts'),
    ...summaries(figures).map((summary) =>
      row(
        summary.version,
        `${summary.firstPaintMs.toFixed(0)} ms`,
        `${summary.slowFramesPercent.toFixed(1)} %`,
        `${summary.longestFrameMs.toFixed(0)} ms`,
        String(summary.atRest.elements),
        String(summary.most.elements),
        String(summary.most.nodes),
      ),
    ),
    '',
    `        key to suggestions, without the 250 ms   ${percentile(figures.site.suggestionsMs, 0.5).toFixed(1)} ms`,
    ...verdicts.map(
      ({ isKept, limit, measured, what }) =>
        `${isKept ? 'ok    ' : 'broken'}  ${what.padEnd(40)} ${measured.padEnd(28)} ${limit}`,
    ),
  ]
  console.log(lines.join('\n'))
  return verdicts.every(({ isKept }) => isKept)
}

function row(name: string, ...columns: readonly string[]): string {
  return `${name.padEnd(10)}${columns.map((column) => column.padStart(13)).join('')}`
}

function count(option: string, text: string): number {
  const number = wholeNumber(option, text)
  if (number > 0) return number
  throw new Error(`${option} is a whole number from 1 on, not "${text}".`)
}
