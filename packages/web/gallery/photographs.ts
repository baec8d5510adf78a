import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { violationsOn } from '../e2e/support/axe.ts'
import { launchOptions, sizes } from '../e2e/support/browser.options.ts'
import type { Size } from '../visit/visit.ts'
import type { Language } from '../visit/words.ts'

/** One page of a look, and the pictures to take of it. */
export interface Sitting {
  /** The page's file. */
  readonly file: string
  readonly size: Size
  readonly language: Language
  readonly shots: readonly WantedShot[]
}

export interface WantedShot {
  readonly width: number
  readonly height: number
  readonly brand: string
  readonly check: 'all' | 'contrast' | 'none'
  /** Where the picture is written. */
  readonly picture: string
  /** Where a small picture for comparison is written; null where none is wanted. */
  readonly small: string | null
}

/** What axe found in a picture. */
export interface Violation {
  readonly picture: string
  readonly rule: string
  readonly elements: readonly string[]
}

export interface PhotographOptions {
  /** The path of a Chromium. */
  readonly browser: string
  readonly sittings: readonly Sitting[]
  readonly workers: number
  readonly tell: (done: number) => void
}

/** No picture is higher. */
const mostHeight = 2400

const mostAttempts = 5

/** The scale of small pictures. */
const smallScale = 0.25

/** Takes pictures of pages and checks them with axe. */
export async function photograph(options: PhotographOptions): Promise<readonly Violation[]> {
  const { browser: executablePath, sittings, tell, workers } = options
  const browser = await chromium.launch(launchOptions(executablePath))
  const violations: Violation[] = []
  const measured = new Map<string, Set<number>>()
  const queue = sittings.values()
  let done = 0
  const work = async () => {
    const studios = new Map<string, Studio>()
    for (const sitting of queue) {
      const { language, size } = sitting
      const name = `${size} ${language}`
      const studio = studios.get(name) ?? (await openStudio(browser, size, language))
      studios.set(name, studio)
      violations.push(...(await sit(studio, sitting, measured)))
      done += 1
      tell(done)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
  }
  return violations
}

interface Studio {
  readonly page: Page
  readonly session: CDPSession
}

async function openStudio(browser: Browser, size: Size, language: Language): Promise<Studio> {
  const context = await browser.newContext({
    ...sizes[size],
    deviceScaleFactor: 1,
    // Fields for dates are the browser's own.
    locale: language === 'th' ? 'th-TH' : 'en-GB',
    offline: true,
    reducedMotion: 'reduce',
  })
  // A busy machine needs long for a page, and nothing here waits for anybody.
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

/** @param measured the looks whose contrast was measured, by brand and width */
async function sit(
  studio: Studio,
  { file, shots }: Sitting,
  measured: Map<string, Set<number>>,
): Promise<readonly Violation[]> {
  const { page } = studio
  const found: Violation[] = []
  await page.goto(pathToFileURL(file).href)
  for (const shot of shots) {
    await page.setViewportSize({ width: shot.width, height: shot.height })
    // A function of the page itself.
    await page.evaluate(`showBrand(${JSON.stringify(shot.brand)})`)
    await becomeStill(page)
    // What a fixed bar covers can be scrolled to: axe sees all of the page.
    if (shot.check === 'all') await showWhole(page, shot)
    const worn = `${shot.brand} ${shot.width}`
    const known = measured.get(worn) ?? new Set()
    measured.set(worn, known)
    for (const { elements, rule } of await brokenRules(page, shot.check, known)) {
      found.push({ picture: path.basename(shot.picture), rule, elements })
    }
    await takePicture(studio, shot)
  }
  return found
}

async function becomeStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        animation.cancel()
      else animation.finish()
    }
    await document.fonts.ready
  })
}

async function brokenRules(page: Page, check: WantedShot['check'], measured: Set<number>) {
  if (check === 'none') return []
  if (check === 'contrast') return violationsOn(page, { only: 'color-contrast', measured })
  // A page whose script is still loading has no heading yet.
  const hasNoHeadingYet = (await page.locator('.page-skeleton_skeleton').count()) > 0
  const except = hasNoHeadingYet ? 'page-has-heading-one' : undefined
  return violationsOn(page, { except, measured })
}

/** Makes the window as high as its page, and says how high that is. */
async function showWhole(page: Page, shot: WantedShot): Promise<number> {
  const height = await page.evaluate(wholeHeight)
  const shown = Math.min(Math.max(height, shot.height), mostHeight)
  if (shown === shot.height) return shown
  await page.setViewportSize({ width: shot.width, height: shown })
  // Otherwise the part below the first window stays blank in the picture.
  await nextFrame(page)
  await nextFrame(page)
  return shown
}

async function takePicture({ page, session }: Studio, shot: WantedShot): Promise<void> {
  const shown = await showWhole(page, shot)
  const capture = async (file: string, scale: number, quality: number, high: number) => {
    const clip = { x: 0, y: 0, width: shot.width, height: high, scale }
    const { data } = await captured(page, () =>
      session.send('Page.captureScreenshot', { format: 'webp', quality, clip }),
    )
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(data, 'base64'))
  }
  await capture(shot.picture, 1, 70, shown)
  if (shot.small) await capture(shot.small, smallScale, 50, shot.height)
}

/** A busy machine may not have drawn a window that was just resized: then Chromium refuses to capture it. */
async function captured<Result>(page: Page, capture: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await capture()
    } catch (error) {
      if (attempt === mostAttempts) throw error
      await nextFrame(page)
    }
  }
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
}

/** How high a window has to be to show everything; a dialog is shown in a window of the usual height. */
function wholeHeight(): number {
  if (document.querySelector('dialog:modal')) return 0
  const inner = [...document.querySelectorAll('*')].map((element) => {
    if (element.scrollHeight <= element.clientHeight + 1) return 0
    const { overflowY } = getComputedStyle(element)
    const isScrolled = overflowY === 'auto' || overflowY === 'scroll'
    return isScrolled ? element.getBoundingClientRect().top + element.scrollHeight : 0
  })
  return Math.max(document.documentElement.scrollHeight, ...inner)
}
