// Put into each page before its own scripts: notes when what a member waits for is painted, how long tasks
// hold the page up, how long presses take and how much moves.
import type { Interaction, PageFigures, Sight } from './figures.ts'

/** The games of the first row that are on the screen of a phone. */
const firstRow = 3

/** How many interactions are told, the slowest of all. */
const told = 3

const sights: Readonly<Record<Sight, () => boolean>> = {
  games: hasFirstRow,
  member: () => hasFirstRow() && /\d/.test(textOf('header [role="status"]')),
  launch: () => document.querySelector('[data-flow="gameLaunch"][data-screen="idle"]') !== null,
  code: () =>
    hasPictures('[data-flow="deposit"][data-screen="awaitingPayment"] img', 1) &&
    document.querySelector('[data-flow="deposit"] canvas') === null,
}

const sightsMs: Partial<Record<Sight, number>> = {}
const tasks: PerformanceEntry[] = []
const shifts: Shift[] = []
/** By the browser's number of the press or key, whose events are several. */
const interactions = new Map<number, Interaction & { readonly startedMs: number }>()
let largestPaintMs: number | null = null
let firstPressMs: number | null = null
let isLooking = false

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

interface Shift {
  readonly startTime: number
  readonly value: number
  /** What it moved. */
  readonly what: string
}

observe('largest-contentful-paint', (entry) => {
  largestPaintMs = entry.startTime
})
observe('longtask', (entry) => tasks.push(entry))
observe('layout-shift', (entry) => {
  if (!isShift(entry)) return
  const { sources, startTime, value } = entry
  shifts.push({ startTime, value, what: sources.map(({ node }) => nameOf(node)).join(', ') })
})
observe('event', (entry) => {
  if (entry instanceof PerformanceEventTiming && entry.interactionId) noteEvent(entry)
})
addEventListener('pointerdown', ({ timeStamp }) => {
  firstPressMs ??= timeStamp
})
// That of a picture does not reach the window.
document.addEventListener('load', look, { capture: true })
new MutationObserver(look).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['data-screen', 'src'],
})

window.readVisit = (sinceMs) => {
  const now = performance.now()
  const lastTask = tasks.at(-1)
  return {
    largestPaintMs,
    blockedMs: tasks
      .filter(({ duration, startTime }) => startTime + duration > sinceMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    interactions: [...interactions.values()]
      .filter(({ startedMs }) => startedMs >= sinceMs)
      .sort((one, other) => other.ms - one.ms)
      .slice(0, told)
      .map(({ ms, what }) => ({ ms, what })),
    ...movedBy(shifts.filter(({ startTime }) => startTime >= sinceMs)),
    sightsMs,
    firstPressMs,
    quietMs: now - (lastTask ? lastTask.startTime + lastTask.duration : 0),
  }
}

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
  const wanted = { type, buffered: true, durationThreshold: 16 }
  observer.observe(wanted)
}

function noteEvent({
  duration,
  interactionId,
  name,
  startTime,
  target,
}: PerformanceEventTiming): void {
  if ((interactions.get(interactionId)?.ms ?? 0) >= duration) return
  interactions.set(interactionId, {
    what: `${name} on ${nameOf(target)}`,
    ms: duration,
    startedMs: startTime,
  })
}

function isShift(entry: PerformanceEntry): entry is LayoutShift {
  return 'hadRecentInput' in entry && !entry.hadRecentInput
}

/** Looks once for all that changed before the next frame, and notes the frame after that. */
function look(): void {
  if (isLooking) return
  isLooking = true
  requestAnimationFrame(() => {
    isLooking = false
    const seen = sightNames().filter((name) => sightsMs[name] === undefined && sights[name]())
    if (seen.length === 0) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      for (const name of seen) sightsMs[name] ??= performance.now()
    }
    port2.postMessage(null)
  })
}

function sightNames(): Sight[] {
  return ['games', 'member', 'launch', 'code']
}

function hasFirstRow(): boolean {
  const places = ['gameRails', 'gameList'].map((flow) => `[data-flow="${flow}"] li a img`)
  const row = document.querySelector(places.join())?.closest('ul')
  return row != null && hasPictures('img', firstRow, row)
}

function hasPictures(selector: string, count: number, inside: ParentNode = document): boolean {
  const pictures = [...inside.querySelectorAll<HTMLImageElement>(selector)].slice(0, count)
  return pictures.length === count && pictures.every((picture) => picture.naturalWidth > 0)
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? ''
}

function nameOf(target: Node | null): string {
  if (target instanceof Text) return nameOf(target.parentElement)
  if (!(target instanceof Element)) return 'what is gone'
  const name = target.getAttribute('aria-label') ?? target.getAttribute('name')
  return `${target.localName} ${name ?? target.textContent?.slice(0, 24) ?? ''}`.trim()
}

function movedBy(all: readonly Shift[]): Pick<PageFigures, 'layoutShift' | 'moved'> {
  const [largest] = all.toSorted((one, other) => other.value - one.value)
  return { layoutShift: worstWindow(all), moved: largest?.what ?? '' }
}

/** The largest sum of shifts less than a second apart within five seconds. */
function worstWindow(all: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let startedAt = 0
  let lastAt = Number.NEGATIVE_INFINITY
  for (const { startTime, value } of all) {
    if (startTime - lastAt > 1_000 || startTime - startedAt > 5_000) {
      sum = 0
      startedAt = startTime
    }
    sum += value
    lastAt = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}
