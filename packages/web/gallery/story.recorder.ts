import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readAddress } from '@croupier/core'
import { expect, test } from 'vitest'
import { show } from '../drawn/drawn.stories.ts'
import type { TabWatcher } from '../drawn/drawn.tab.tsx'
import type { Story } from '../visit/story.ts'
import { allVisitors } from '../visit/visitors.ts'
import { chartStates } from './chart.states.ts'
import { drawnHtml } from './drawn.document.ts'
import { newsOf, type RecordedLook } from './look.ts'
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
  for (const visitor of allVisitors) {
    if (story.size && story.size !== visitor.size) continue
    test(`${story.title}, on a ${visitor.size} in ${visitor.language}`, async () => {
      const looks: RecordedLook[] = []
      const about = { file, storyIndex, story: story.title, visitor }
      await show(story, visitor, recorder(about, looks))
      const lines = looks.map((look) => `${JSON.stringify(look)}\n`).join('')
      mkdirSync(folder, { recursive: true })
      appendFileSync(path.join(folder, `${file}.jsonl`), lines)
    })
  }
}

type About = Pick<RecordedLook, 'file' | 'storyIndex' | 'story' | 'visitor'>

function recorder(about: About, looks: RecordedLook[]): TabWatcher {
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
      const key = JSON.stringify([readAddress(address).route, states, regions])
      if (seen.has(key)) return
      seen.add(key)
      const news = newsOf({ states, regions })
      const isNew = news.some((one) => !before.has(one))
      for (const one of news) before.add(one)
      looks.push({
        ...about,
        ...facts,
        regions,
        states,
        address,
        page: readAddress(address).route ?? 'unknown',
        title: document.title,
        index: looks.length,
        html: isNew ? writeHtml(drawnHtml(element)) : null,
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
