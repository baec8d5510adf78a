import { photograph, type Violation } from '../../packages/web/gallery/photographs.ts'
import { findBrowsers } from '../browser.mjs'
import { buildSite } from '../build.mjs'
import { secondsSince } from '../run.mjs'
import { dealt, type Shard } from '../test-full/shard.ts'
import { acceptPictures, compareWithAccepted } from './accepted.ts'
import { chartStatesIn, missingAmong } from './chart.states.ts'
import type { Difference } from './comparison.ts'
import { folder, recordedFolder, smallFolder, writeIndex, writeLooks } from './gallery.files.ts'
import { shotsOf, uncheckedShotsOf } from './plan.ts'
import { readLooks, recordLooks } from './recording.ts'
import { comparedNames, shownState, sittingsOf } from './shown.states.ts'
import { statesAmong } from './states.ts'

export interface GalleryOptions {
  /** A part of the names of the story files to play; empty for all. */
  readonly only: string
  readonly shard: Shard
  /** Whether to accept the small pictures that are taken. */
  readonly isUpdate: boolean
  /** Whether to play no stories, but to read what the last run wrote. */
  readonly isKnown: boolean
  /** Whether to check nothing. */
  readonly isQuick: boolean
}

/** Pages wait for files and frames, and three of them keep two cores busy. */
const workers = 3

/** @returns whether axe found nothing */
export async function makeGallery(options: GalleryOptions): Promise<boolean> {
  const startedAt = performance.now()
  const say = (text: string) => console.log(`${secondsSince(startedAt).padStart(8)}  ${text}`)
  const { shell: browser } = await findBrowsers()
  if (!(await buildSite())) return false
  if (!options.isKnown) {
    say('Playing the stories …')
    await recordLooks(recordedFolder, options.only)
  }
  const looks = readLooks(recordedFolder)
  const states = statesAmong(looks)
  const plan = options.isQuick ? uncheckedShotsOf : shotsOf
  const all = states.map((state, place) => shownState(state, place, plan))
  const shown = dealt(all, options.shard)
  say(`${looks.length} looks show ${states.length} states; checking ${shown.length} …`)
  await writeLooks(shown)
  const sittings = shown.flatMap((state) => sittingsOf(state, folder))
  const violations = await photograph({
    browser,
    sittings,
    workers,
    tell: (done) => {
      if (done % 200 === 0) say(`${done} of ${sittings.length} visits`)
    },
  })
  const differences = await compareWithAccepted(browser, {
    taken: smallFolder,
    before: `${folder}/accepted`,
    expected: options.only === '' ? comparedNames(all) : null,
  })
  const chartStates = chartStatesIn(states)
  writeIndex({ states: shown, chartStates, violations, differences })
  if (options.isUpdate) acceptPictures(smallFolder, differences)

  const ofViews = chartStates.filter(({ isShown }) => isShown)
  for (const line of violations.map(violationText)) console.log(line)
  say(
    [
      `${shown.length} states in ${sittings.length} visits`,
      `${missingAmong(chartStates).length} of ${ofViews.length} states of charts with a view are missing`,
      `${violations.length} violations`,
      differenceText(differences, options.isUpdate),
    ].join('; '),
  )
  say('Open reports/gallery/index.html.')
  return violations.length === 0
}

function violationText({ elements, rule, shot }: Violation): string {
  return [`  ${shot}: ${rule}`, ...elements.map((html) => `    ${html}`)].join('\n')
}

function differenceText(differences: readonly Difference[], isUpdate: boolean): string {
  const count = (kind: Difference['kind']) => differences.filter((one) => one.kind === kind).length
  const told = `small pictures: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`
  return isUpdate ? `${told}, all accepted` : told
}
