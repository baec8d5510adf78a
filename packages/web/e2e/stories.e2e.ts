import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createExpect, type Look } from '../visit/expecting.ts'
import { hearStories, type Story } from '../visit/story.ts'
import { allVisitors, type Visitor } from '../visit/visitors.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expect, test, withoutMotion } from './support/test.ts'

/** What a browser says of every answer that is no success. */
const anyFailedAnswer = /^console: Failed to load resource/

test.use({
  ...withoutMotion,
  allowedComplaints: [anyFailedAnswer],
  // The days are those of Bangkok wherever the member is.
  timezoneId: 'America/Los_Angeles',
})

// `npm test` shows the stories on drawn screens; the full run in the browser too.
if (process.env.CROUPIER_MATRIX === 'all') await tellAll()

async function tellAll(): Promise<void> {
  const folder = path.join(import.meta.dirname, '../stories')
  hearStories((story) => {
    for (const visitor of allVisitors) testStory(story, visitor)
  })
  for (const file of readdirSync(folder).sort()) {
    await import(pathToFileURL(path.join(folder, file)).href)
  }
}

function testStory({ complaints = [], size: only, tell, title }: Story, visitor: Visitor): void {
  const { language, size } = visitor
  if (only && only !== size) return
  test.describe(`on a ${size} the visitor`, () => {
    test.use({ provokedComplaints: complaints.map((event) => `console: ${event}`) })
    test(`${title}, in ${language}`, async ({ control, page }) => {
      test.slow()
      const visit = await openBrowserVisit({ control, language, page, size })
      const { settled } = visit
      const until = lookUntil(settled)
      await tell({ ...visit, expect: createExpect({ page, settled, until, value: expect }) })
    })
  })
}

/** On a clock that stands, what a page puts off until the next moment happens while it settles. */
function lookUntil(settled: () => Promise<void>) {
  return async (look: () => Promise<Look>): Promise<Look> => {
    let last = await look()
    if (last.isSo) return last
    await settled()
    // Pictures and fonts come when they come.
    const poll = expect.poll(async () => {
      last = await look()
      return last.isSo
    })
    await poll.toBe(true).catch(() => {})
    return last
  }
}
