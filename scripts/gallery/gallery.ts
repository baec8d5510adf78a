import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { photograph, type Sitting, type Violation } from '../../packages/web/gallery/photographs.ts'
import { findBrowsers } from '../browser.mjs'
import { buildSite } from '../build.mjs'
import { root, secondsSince } from '../run.mjs'
import { dealt, type Shard, wholeRun } from '../test-full/shard.ts'
import { chartStatesIn, missingAmong } from './chart.states.ts'
import { dataScript, type ShownState } from './index.page.ts'
import { filesOf, lookPage, type Themes } from './look.page.ts'
import { isCompared, shotName, shotsOf, windows } from './plan.ts'
import { readHtml, readLooks, recordLooks } from './recording.ts'
import { writePictures, writeStyles } from './site.files.ts'
import { type GalleryState, statesAmong, type VisitorName } from './states.ts'

export interface GalleryOptions {
  readonly only: string
  readonly shard: Shard
  /** Whether to accept the pictures that are taken. */
  readonly isUpdate: boolean
  /** Whether to play no stories, but to read what the last run wrote. */
  readonly isKnown: boolean
}

const folder = path.join(root, 'reports/gallery')
const recorded = path.join(folder, 'recorded')
const workers = 2

/** @returns whether axe found nothing */
export async function makeGallery(options: GalleryOptions): Promise<boolean> {
  const startedAt = performance.now()
  const browsers = await findBrowsers()
  if (!(await buildSite())) return false
  const say = (text: string) => console.log(`${secondsSince(startedAt)}  ${text}`)
  if (!options.isKnown) {
    say('Playing the stories …')
    await recordLooks(recorded, options.only)
  }
  const looks = readLooks(recorded)
  const states = statesAmong(looks)
  say(`${looks.length} looks of ${states.length} states`)

  for (const name of ['looks', 'pictures', 'small', 'site']) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const own = dealt(
    states.map((state, place) => ({ state, place })),
    options.shard,
  )
  const shown = own.map(({ place, state }) => shownState(state, place))
  await writeSite(shown)
  say('The pages of the looks are written')
  const sittings = shown.flatMap(sittingsOf)
  const violations = await photograph({
    browser: browsers.shell,
    sittings,
    workers,
    tell: (done) => {
      if (done % 50 === 0) say(`${done} of ${sittings.length} pages are photographed`)
    },
  })
  const chartStates = chartStatesIn(states)
  const missing = missingAmong(chartStates)
  writeFileSync(
    path.join(folder, 'gallery.data.js'),
    dataScript({
      states: shown,
      chartStates,
      words: { th: wordsOf('th'), en: wordsOf('en') },
      violations,
      differences: [],
    }),
  )
  cpSync(path.join(root, 'scripts/gallery/pages'), folder, { recursive: true })
  tellViolations(violations)
  const pictures = shown.reduce((sum, { shots }) => sum + shots.length, 0)
  say(
    `${shown.length} states on ${pictures} pictures; ${missing.length} of ${chartStates.filter(({ isShown }) => isShown).length} states of charts with a view are on none; ${violations.length} violations. Open reports/gallery/index.html.`,
  )
  return violations.length === 0
}

function shownState(state: GalleryState, place: number): ShownState {
  const shots = shotsOf(place).flatMap((shot) => {
    const visitor: VisitorName = `${windows[shot.width].size}-${shot.language}`
    if (!state.looks.has(visitor)) return []
    return [
      {
        ...shot,
        picture: `pictures/${state.id}.${shotName(shot)}.webp`,
        page: `looks/${state.id}.${visitor}.html`,
      },
    ]
  })
  return { state, shots }
}

async function writeSite(shown: readonly ShownState[]): Promise<void> {
  const site = path.join(folder, 'site')
  mkdirSync(path.join(folder, 'looks'), { recursive: true })
  writeStyles(site)
  const themes = readThemes()
  const files = new Set<string>()
  for (const { state } of shown) {
    for (const [visitor, look] of state.looks) {
      const html = readHtml(recorded, look)
      for (const file of filesOf(html)) files.add(file)
      writeFileSync(
        path.join(folder, 'looks', `${state.id}.${visitor}.html`),
        lookPage({ html, look, themes }),
      )
    }
  }
  const missing = await writePictures(site, [...files])
  if (missing.length > 0) console.log(`No file is known of ${missing.join(', ')}.`)
}

function sittingsOf({ shots, state }: ShownState): readonly Sitting[] {
  return [...new Set(shots.map(({ page }) => page))].map((page) => {
    const own = shots.filter((shot) => shot.page === page)
    return {
      file: path.join(folder, page),
      size: windows[own[0]?.width ?? 390].size,
      shots: own.map((shot) => ({
        width: shot.width,
        height: windows[shot.width].height,
        brand: shot.brand,
        check: shot.check,
        picture: path.join(folder, shot.picture),
        small: isCompared(shot)
          ? path.join(folder, 'small', `${state.id}.${shotName(shot)}.webp`)
          : null,
      })),
    }
  })
}

/** The brands of the sample sites. */
function readThemes(): Themes {
  const themeOf = (name: string) => {
    const json: unknown = JSON.parse(
      readFileSync(path.join(root, 'docs/sites', `${name}.json`), 'utf8'),
    )
    const site = readSiteConfiguration(json, 'http://site.test', noLog)
    if (!isUsable(site) || !site.theme) throw new Error(`The sample site ${name} has no theme.`)
    return site.theme
  }
  return { paper: themeOf('paper'), lagoon: themeOf('lagoon') }
}

function wordsOf(language: 'th' | 'en'): Readonly<Record<string, string>> {
  return JSON.parse(
    readFileSync(path.join(root, 'packages/web/src/i18n', `${language}.json`), 'utf8'),
  )
}

function tellViolations(violations: readonly Violation[]): void {
  for (const { elements, picture, rule } of violations) {
    console.log(`  ${picture}: ${rule}\n${elements.map((html) => `    ${html}`).join('\n')}`)
  }
}

export const isWhole = ({ only, shard }: GalleryOptions) => only === '' && shard === wholeRun
