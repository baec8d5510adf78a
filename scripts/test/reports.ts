import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { browserReport, unitProjects, unitReport } from './projects.ts'
import {
  type Counts,
  type PlaywrightCounts,
  readPlaywright,
  readVitest,
  type VitestCounts,
} from './results.ts'
import {
  type PlaywrightTimes,
  playwrightTimes,
  slowestTests,
  type VitestTimes,
  vitestTimes,
} from './slowest.ts'

/** The contents of a run's reports. */
export interface ReadReports {
  readonly counts: readonly Counts[]
  /** The slowest tests of each part. */
  readonly slowest: readonly string[]
}

/** Reads the reports of a run. A failed run has fewer of them. */
export function readReports(): ReadReports {
  const projects = unitProjects.flatMap((project) => {
    const report: (VitestCounts & VitestTimes) | null = read(unitReport(project))
    return report ? [{ project, report }] : []
  })
  const browser: (PlaywrightCounts & PlaywrightTimes) | null = read(browserReport)
  const timesOf = (isWanted: (project: string) => boolean) =>
    projects.filter(({ project }) => isWanted(project)).flatMap(({ report }) => vitestTimes(report))
  return {
    counts: [...projects.map(({ report }) => readVitest(report)), readPlaywright(browser)],
    slowest: [
      ...slowestTests(
        'unit tests',
        timesOf((project) => project !== 'drawn'),
      ),
      ...slowestTests(
        'drawn tests',
        timesOf((project) => project === 'drawn'),
      ),
      ...slowestTests('browser tests', browser ? playwrightTimes(browser) : []),
    ],
  }
}

function read(file: string) {
  const place = path.join(root, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null
}
