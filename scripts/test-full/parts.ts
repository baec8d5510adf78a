import { type EngineName, engineNames } from '../../packages/web/engines/engine.ts'
import { bothVisitors } from '../../packages/web/visit/visitors.ts'
import { faults } from '../faults/faults.ts'
import { run } from '../run.mjs'
import { program, script } from '../steps/program.ts'
import type { Work } from '../steps/step.ts'
import { type CutStep, type Part, seeded } from './cut.ts'
import { dealt, type Shard } from './shard.ts'

/** The number of headless random walks, for journeys that differ from the usual number. */
const headlessWalks: Readonly<Record<string, number>> = {
  deposit: 1000,
  'deposit-offer': 100,
  favourites: 50,
  games: 50,
  transfer: 300,
  withdraw: 300,
}
const usualHeadlessWalks = 100

/**
 * `npm test`, then everything that takes too long for every commit.
 * @param journeys the names of all journeys
 */
export function fullParts(journeys: readonly string[]): readonly Part[] {
  return [
    {
      name: 'npm test',
      work: script('test/main.ts', '--fresh'),
      isAlone: true,
      usesBrowser: true,
    },
    {
      name: 'Chart coverage in the browser',
      work: script('coverage/main.ts', '--browser'),
      isAlone: true,
      usesBrowser: true,
    },
    ...journeys.map((name) => headless(name)),
    ...journeys.map((name) => inOddDialect(name)),
    {
      name: 'The headless tests in the odd dialect',
      work: program({
        command: process.execPath,
        args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'model-tests'],
        env: { CROUPIER_DIALECT: 'odd' },
      }),
    },
    {
      name: 'Every edge of the charts in every state of every region',
      work: wholeMatrix('core', 'chart.edges'),
    },
    { name: 'Every rendered page in both languages', work: wholeMatrix('web', 'src/prerender') },
    seeded('Storms', { first: 7, count: 10 }, 'storms/main.ts', '--walks', '200'),
    seeded(
      'Storms over withdrawals',
      { first: 7, count: 10 },
      ...(['storms/main.ts', '--over', 'withdraw', '--walks', '200'] as const),
    ),
    ...(['deposit', 'withdraw'] as const).map((over) =>
      seeded(
        `Storms over ${over} in the odd dialect`,
        { first: 7, count: 4 },
        ...(['storms/main.ts', '--dialect', 'odd', '--over', over, '--walks', '100'] as const),
      ),
    ),
    seeded('Return addresses', { first: 7, count: 10 }, 'routes/returns.ts', '--runs', '100000'),
    seeded('Session races', { first: 7, count: 10 }, 'races/main.ts', '--runs', '500'),
    seeded('Arbitrary requests', { first: 7, count: 10 }, 'fuzz/main.ts', '--requests', '2000'),
    seeded('Odd answers', { first: 7, count: 10 }, 'odd-answers/main.ts', '--answers', '3000'),
    { name: 'Rounds on one page', work: script('rounds/main.ts'), isAlone: true },
    {
      name: 'Two tabs at once, 500 times',
      work: racesOfTabs('500'),
      isAlone: true,
      usesBrowser: true,
    },
    {
      name: 'The browser tests on both sizes in both languages, every page at every width in every brand',
      workOf: everyBrowserTest,
      isAlone: true,
      usesBrowser: true,
    },
    {
      name: 'The gallery of every state',
      workOf: gallery,
      isAlone: true,
      usesBrowser: true,
    },
    ...journeys.flatMap((name) => drawn(name, 12)),
    ...journeys.map((name) => drawnInOddDialect(name)),
    ...engineNames.map(onEngine),
    {
      name: 'The contract checked with Redocly and Prism',
      work: script('outside-tools/main.ts'),
      isAlone: true,
      usesBrowser: true,
    },
    {
      name: 'The site served by nginx',
      work: script('operating/main.ts'),
      isAlone: true,
      usesBrowser: true,
    },
    { name: 'A new flow by `npm run new`', work: script('new/proof.ts') },
    ...halves.map((half) => ({
      name: `Planted faults, half ${half.index}`,
      workOf: (shard: Shard) => plantedFaults(shard, half),
    })),
    { name: 'Changed constants', work: script('constants/main.ts'), isAlone: true },
  ]
}

/** The names of all journeys, as the command that walks them lists them. */
export async function journeyNames(): Promise<readonly string[]> {
  const args = ['--import', 'tsx', 'scripts/journeys/main.ts']
  return journeysListedIn((await run(process.execPath, args, { isQuiet: true })).output)
}

/** @param output what the command that walks the journeys prints if none is named */
export function journeysListedIn(output: string): readonly string[] {
  const names = /^Journeys: (.+)$/m.exec(output)?.[1]?.split(', ')
  if (!names) throw new Error(`\`npm run journeys\` does not name the journeys:\n${output}`)
  return names
}

function headless(name: string): Part {
  const walks = headlessWalks[name] ?? usualHeadlessWalks
  return { name: `Journey ${name}, headless`, work: journey(name, '--walks', String(walks)) }
}

/** Headless walks against a server that writes whatever the contract allows. */
function inOddDialect(name: string): Part {
  const walks = Math.ceil((headlessWalks[name] ?? usualHeadlessWalks) / 5)
  return {
    name: `Journey ${name} in the odd dialect, headless`,
    work: journey(name, '--dialect', 'odd', '--walks', String(walks)),
  }
}

/** Every step from every page on drawn screens. The browser tests walk the tours. */
function drawn(name: string, walks: number): readonly Part[] {
  return bothVisitors.map(({ language, size }) => ({
    name: `Journey ${name}, drawn, ${size} in ${language}`,
    work: journey(
      name,
      ...['--target', 'drawn', '--size', size, '--language', language, '--walks', String(walks)],
    ),
  }))
}

/** Drawn walks on a phone in Thai, against a server that writes whatever the contract allows. */
function drawnInOddDialect(name: string): Part {
  const visitor = ['--size', 'phone', '--language', 'th']
  return {
    name: `Journey ${name} in the odd dialect, drawn`,
    work: journey(name, '--target', 'drawn', '--dialect', 'odd', ...visitor, '--walks', '10'),
  }
}

function journey(name: string, ...options: readonly string[]): Work {
  return script('journeys/main.ts', name, ...options)
}

/** The tests on an engine other than Chromium. */
function onEngine(engine: EngineName): Part {
  return {
    name: `The site on ${engine}`,
    work: script('engines/main.ts', engine),
    isAlone: true,
    usesBrowser: true,
  }
}

/** A unit test that `npm test` runs on a part of its cases. */
function wholeMatrix(project: string, file: string): Work {
  return program({
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file],
    env: { CROUPIER_MATRIX: 'all' },
  })
}

/** Two tabs, each in its own browser process, make the same request at once. */
function racesOfTabs(rounds: string): Work {
  return program({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/e2e.mjs', 'two-tabs', '--project', 'desktop'],
    env: { CROUPIER_TAB_ROUNDS: rounds },
  })
}

const everyBrowserTest: CutStep['workOf'] = ({ index, count }) =>
  program({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/e2e.mjs', `--shard=${index}/${count}`],
    env: { CROUPIER_MATRIX: 'all' },
  })

const gallery: CutStep['workOf'] = ({ index, count }) =>
  script('gallery/main.ts', '--shard', `${index}/${count}`)

/** A run of faults keeps one core busy: two of them run at once. */
const halves: readonly Shard[] = [
  { index: 1, count: 2 },
  { index: 2, count: 2 },
]

function plantedFaults(shard: Shard, half: Shard): Work | null {
  const own = dealt(dealt(faults, shard), half).map(({ id }) => id)
  return own.length === 0 ? null : script('faults/main.ts', ...own)
}
