import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { violationsOn } from '../e2e/support/axe.ts'
import { launchOptions, sizes } from '../e2e/support/browser.options.ts'
import type { Size } from '../visit/visit.ts'
import type { Language } from '../visit/words.ts'

declare global {
  interface Window {
    /** Functions of the page of a look. */
    takeLook(page: string): void
    showBrand(name: string | null): void
  }
}

/** One page of a look in a window of one width, and what to do with it in each brand. */
export interface Sitting {
  /** The page's file. */
  readonly file: string
  readonly size: Size
  readonly language: Language
  readonly width: number
  readonly height: number
  readonly shots: readonly WantedShot[]
}

export interface WantedShot {
  readonly name: string
  readonly brand: string
  readonly check: 'all' | 'contrast' | 'none'
  /** Where a small picture for comparison is written; null where none is wanted. */
  readonly small: string | null
}

/** What axe found on a page of a look. */
export interface Violation {
  /** The name of the shot. */
  readonly shot: string
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

/** No window is higher. */
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
  const queue = sittings.toSorted((one, other) => compare(windowOf(one), windowOf(other))).values()
  let done = 0
  const work = async () => {
    let studio: Studio | null = null
    for (const sitting of queue) {
      if (studio?.window !== windowOf(sitting)) {
        await studio?.page.context().close()
        studio = await openStudio(browser, sitting)
      }
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

/** A page that shows one look after the other in a window of one width: neither its style sheet nor axe is loaded again. */
interface Studio {
  readonly window: string
  readonly page: Page
  readonly session: CDPSession
}

function windowOf({ language, width }: Pick<Sitting, 'language' | 'width'>): string {
  return `${width} ${language}`
}

async function openStudio(browser: Browser, sitting: Sitting): Promise<Studio> {
  const { file, height, language, size, width } = sitting
  const context = await browser.newContext({
    ...sizes[size],
    viewport: { width, height },
    deviceScaleFactor: 1,
    // Fields for dates are the browser's own.
    locale: language === 'th' ? 'th-TH' : 'en-GB',
    offline: true,
    reducedMotion: 'reduce',
  })
  // A busy machine needs long for a page, and nothing here waits for anybody.
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const studio = { window: windowOf(sitting), page, session }
  await resize(studio, sitting, height)
  await page.goto(pathToFileURL(file).href)
  return studio
}

/** Playwright has a session of its own: a capture in this one would end a window of a phone that was set there. */
async function resize({ session }: Studio, { size, width }: Sitting, height: number) {
  const mobile = size === 'phone'
  const metrics = { width, height, deviceScaleFactor: 1, mobile }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** @param measured the looks whose contrast was measured, by brand and width */
async function sit(
  studio: Studio,
  sitting: Sitting,
  measured: Map<string, Set<number>>,
): Promise<readonly Violation[]> {
  const { page } = studio
  const { file, height, shots, width } = sitting
  const found: Violation[] = []
  const html = readFileSync(file, 'utf8')
  for (const shot of shots) {
    await page.evaluate(takeStill, { html, brand: shot.brand })
    if (shot.small) await takePicture(studio, shot.small, sitting)
    // What a fixed bar covers can be scrolled to: axe sees all of the page.
    const shown = shot.check === 'all' ? await showWhole(studio, sitting) : height
    const worn = `${shot.brand} ${width}`
    const known = measured.get(worn) ?? new Set()
    measured.set(worn, known)
    for (const { elements, rule } of await brokenRules(page, shot.check, known)) {
      found.push({ shot: shot.name, rule, elements })
    }
    if (shown !== height) await resize(studio, sitting, height)
  }
  return found
}

/** Shows a look in a brand and ends all that moves or loads. Runs in the page. */
async function takeStill({ brand, html }: { readonly brand: string; readonly html: string }) {
  window.showBrand(brand)
  window.takeLook(html)
  // Fonts are requested when texts are laid out.
  document.body.getBoundingClientRect()
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      animation.cancel()
    else animation.finish()
  }
  const loaded = [...document.images]
    .filter((image) => !image.complete)
    .map(
      (image) =>
        new Promise((ended) => {
          image.addEventListener('load', ended)
          image.addEventListener('error', ended)
        }),
    )
  await Promise.all([document.fonts.ready, ...loaded])
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
async function showWhole(studio: Studio, sitting: Sitting): Promise<number> {
  const whole = await studio.page.evaluate(wholeHeight)
  const shown = Math.min(Math.max(whole, sitting.height), mostHeight)
  if (shown !== sitting.height) await resize(studio, sitting, shown)
  return shown
}

async function takePicture({ page, session }: Studio, file: string, sitting: Sitting) {
  const { height, width } = sitting
  const clip = { x: 0, y: 0, width, height, scale: smallScale }
  const { data } = await captured(page, () =>
    session.send('Page.captureScreenshot', { format: 'webp', quality: 50, clip }),
  )
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

/** A busy machine may not have drawn a window that was just resized: then Chromium refuses to capture it. */
async function captured<Result>(page: Page, capture: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await capture()
    } catch (error) {
      const isRefused = String(error).includes('Unable to capture screenshot')
      if (!isRefused || attempt === mostAttempts) throw error
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

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
