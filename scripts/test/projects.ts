import { packageSources } from '../steps/package.sources.ts'
import type { ProofTerms } from '../steps/proofs.ts'

/** The projects of vitest.workspace.ts, the slow ones first. */
export const unitProjects = [
  'model-tests',
  'drawn',
  'core',
  'mock-server',
  'tooling',
  'web',
] as const

export type UnitProject = (typeof unitProjects)[number]

/** The projects that record what they exercise of the charts. */
export const chartProjects: readonly UnitProject[] = ['core', 'model-tests']

/** The files that the tests of a project read. */
export const unitSources: Readonly<Record<UnitProject, ProofTerms['sources']>> = {
  core: [...packageSources('core'), { place: 'packages/web/public' }],
  'mock-server': [...packageSources('mock-server'), { place: 'docs/sites' }],
  'model-tests': [...packageSources('model-tests'), { place: 'docs/routes.md' }],
  tooling: [{ place: '.' }],
  web: packageSources(
    'web',
    /^packages\/web\/((bench|drawn|e2e|engines|gallery|stories|visit)\/|build\/.*\.test\.ts$|playwright)/,
  ),
  // What photographs and compares pictures runs in a browser.
  drawn: packageSources(
    'web',
    /^packages\/web\/((bench|e2e|engines)\/|gallery\/(photographs|picture)|(build|src|test)\/.*\.test\.tsx?$|playwright)/,
  ),
}

/** The files that the browser tests read. */
export const browserSources: ProofTerms['sources'] = [
  ...packageSources(
    'web',
    /^packages\/web\/((bench|drawn|engines|gallery)\/|(build|src|test)\/.*\.test\.tsx?$)/,
  ),
  { place: 'docs/routes.md' },
  { place: 'docs/sites' },
  // They render the pages that some of the tests open.
  { place: 'scripts/site-check/site.reading.ts' },
  { place: 'scripts/site-page', except: /\.test\.ts$/ },
]

export function unitReport(project: UnitProject): string {
  return `reports/unit/${project}.json`
}

export const browserReport = 'reports/browser.json'
