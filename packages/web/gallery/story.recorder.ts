import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readAddress } from '@croupier/core'
import { expect, test } from 'vitest'
import { show } from '../drawn/drawn.stories.ts'
import type { TabWatcher } from '../drawn/drawn.tab.tsx'
import type { Story } from '../visit/story.ts'
import { chartStates } from './chart.states.ts'
import { drawnHtml } from './drawn.document.ts'
import { byMoment, newsOf, type RecordedLook } from './look.ts'
import { createFactsReader } from './regions.ts'
import { createShownWords } from './shown.words.ts'

/** Where the looks are written; `npm run gallery` names it. */
const folder = process.env.CROUPIER_GALLERY ?? ''

/** How many stories of each file are registered. */
const counts = new Map<string, number>()

/** What the earlier stories of a file have shown to each visitor. */
const shownBefore = new Map<string, Set<string>>()

/** Tests that show a story to all visitors and write what each of them sees. */
export function recordStory(story: Story): void {
  const file = path.basename(expect.getState().testPath ?? '')
  const storyIndex = counts.get(file) ?? 0
  counts.set(file, storyIndex + 1)
  for (const size of ['phone', 'desktop'] as const) {
    if (story.size && story.size !== size) continue
    const seen: FreshLook[][] = []
    for (const language of ['th', 'en'] as const) {
      const visitor = { size, language }
      test(`${story.title}, on a ${size} in ${language}`, async () => {
        const looks: FreshLook[] = []
        seen.push(looks)
        const about = { file, storyIndex, story: story.title, visitor }
        await show(story, visitor, recorder(about, looks))
        if (language === 'en') write(file, seen)
      })
    }
  }
}

/** A look that is not written yet. */
interface FreshLook extends Omit<RecordedLook, 'html'> {
  readonly html: string
  readonly isNew: boolean
}

/** Writes the looks of a story on one size, and what was drawn where it is new in any language. */
function write(file: string, seen: readonly (readonly FreshLook[])[]): void {
  const all = seen.map(byMoment)
  const lines = all
    .flatMap((looks) => [...looks])
    .map(([moment, { isNew: _, ...look }]): RecordedLook => {
      const isShown = all.some((looks) => looks.get(moment)?.isNew)
      return { ...look, html: isShown ? writeHtml(look.html) : null }
    })
    .map((look) => `${JSON.stringify(look)}\n`)
  mkdirSync(folder, { recursive: true })
  appendFileSync(path.join(folder, `${file}.jsonl`), lines.join(''))
}

type About = Pick<RecordedLook, 'file' | 'storyIndex' | 'story' | 'visitor'>

function recorder(about: About, looks: FreshLook[]): TabWatcher {
  const words = createShownWords()
  const factsOf = createFactsReader(words)
  const seen = new Set<string>()
  const owner = [about.file, about.visitor.size, about.visitor.language].join(' ')
  const before = shownBefore.get(owner) ?? new Set()
  shownBefore.set(owner, before)
  return {
    watchWords: words.watch,
    look: ({ address, app, element }) => {
      const facts = factsOf(element)
      const states = chartStates(app.actor)
      const regions = facts.regions.map(digest)
      const page = readAddress(address).route ?? 'unknown'
      const key = JSON.stringify([page, states, regions])
      if (seen.has(key)) return
      seen.add(key)
      const news = newsOf({ states, regions })
      const isNew = news.some((one) => !before.has(one))
      for (const one of news) before.add(one)
      const { title } = document
      const html = drawnHtml(element)
      looks.push({
        ...about,
        ...facts,
        ...{ regions, states, address, page, title, html, isNew },
        index: looks.length,
      })
    },
  }
}

function writeHtml(html: string): string {
  const name = `${digest(html)}.html.gz`
  mkdirSync(path.join(folder, 'html'), { recursive: true })
  writeFileSync(path.join(folder, 'html', name), gzipSync(html, { level: 1 }))
  return name
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
