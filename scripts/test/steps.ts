import path from 'node:path'
import { findBrowsers } from '../browser.mjs'
import { runBrowserTests } from '../browser-tests.mjs'
import { root, tool } from '../run.mjs'
import { program, script } from '../steps/program.ts'
import type { Step, Work } from '../steps/step.ts'
import {
  browserReport,
  browserSources,
  chartProjects,
  type UnitProject,
  unitProjects,
  unitReport,
  unitSources,
} from './projects.ts'

const chartCoverage = 'reports/coverage'

/** Files that one unit step has transformed and others use; emptied before each run. */
export const transformedFiles = 'reports/transformed'

/** Walks create many short-lived objects: rarer garbage collection saves a tenth of the time. */
const roomForYoungObjects = '--max-semi-space-size=128'

/**
 * All checks, the cheapest first; among the tests, the slowest first.
 * @param browser the versions of the installed browsers, or null
 * @param day the date of this machine: browsers use its clock, so their proof holds for a day
 */
export function testSteps(browser: string | null, day: string): readonly Step[] {
  return [
    { name: 'Format and lint', work: script('lint.mjs'), proof: { sources: [{ place: '.' }] } },
    { name: 'Types', work: script('types.mjs') },
    { name: 'Packages', work: script('dependencies.mjs') },
    { name: 'Statecharts', work: script('statecharts/main.ts', '--check') },
    { name: 'Routes', work: script('routes/main.ts', '--check') },
    { name: 'Contract', work: script('contract/main.ts', '--check') },
    { name: 'Build', work: script('build-members-site.mjs', '--for-tests') },
    { name: 'Sizes', work: script('sizes.mjs'), after: ['Build'] },
    ...unitProjects.map(unitStep),
    {
      name: 'Chart coverage',
      work: script('coverage/main.ts', '--collected'),
      after: chartProjects.map(unitName),
    },
    {
      name: 'Browser tests',
      work: browserTests,
      after: ['Build'],
      isAlone: true,
      ...(browser === null
        ? {}
        : {
            proof: {
              sources: browserSources,
              versions: { browser, day },
              leaves: [browserReport],
            },
          }),
    },
    {
      name: 'Requirements',
      work: script('requirements/main.ts', '--check'),
      after: [...unitProjects.map(unitName), 'Browser tests'],
    },
  ]
}

function unitStep(project: UnitProject): Step {
  const report = unitReport(project)
  const notes = chartProjects.includes(project) ? [`${chartCoverage}/${project}`] : []
  return {
    name: unitName(project),
    work: unitTests(project, report),
    proof: { sources: unitSources[project], leaves: [report, ...notes] },
  }
}

function unitName(project: UnitProject): string {
  return `Unit tests of ${project}`
}

function unitTests(project: UnitProject, report: string): Work {
  return (during) =>
    program({
      command: tool('vitest'),
      args: [
        ...['run', '--project', project, '--maxWorkers', String(during.cores)],
        ...['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`],
      ],
      env: {
        CROUPIER_COVERAGE: path.join(root, chartCoverage, project),
        CROUPIER_TRANSFORMED: path.join(root, transformedFiles),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${roomForYoungObjects}`.trim(),
      },
    })(during)
}

async function browserTests({ signal }: Parameters<Work>[0]): Promise<boolean> {
  return (await runBrowserTests(await findBrowsers(), [], signal)) === 0
}
