import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createExpect, type Look } from '../visit/expecting.ts'
import { onStory, type Story } from '../visit/story.ts'
import type { Visit } from '../visit/visit.ts'
import { allVisitors, type Visitor } from '../visit/visitors.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expect, test, withoutMotion } from './support/test.ts'

/** The error that a browser logs for every failed answer. */
const anyFailedAnswer = /^console: Failed to load resource/

test.use({
  ...withoutMotion,
  allowedComplaints: [anyFailedAnswer],
  // The site's days follow Bangkok time, wherever the member is.
  timezoneId: 'America/Los_Angeles',
})

// `npm test` runs the stories on drawn screens; the full run also runs them in the browser.
if (process.env.CROUPIER_MATRIX === 'all') await registerAll()

async function registerAll(): Promise<void> {
  const folder = path.join(import.meta.dirname, '../stories')
  onStory((story) => {
    for (const visitor of allVisitors) testStory(story, visitor)
  })
  for (const file of readdirSync(folder).sort()) {
    await import(pathToFileURL(path.join(folder, file)).href)
  }
}

function testStory({ complaints = [], size: only, run, title }: Story, visitor: Visitor): void {
  const { language, size } = visitor
  if (only && only !== size) return
  test.describe(`on a ${size} the visitor`, () => {
    test.use({ provokedComplaints: complaints.map((event) => `console: ${event}`) })
    test(`${title}, in ${language}`, async ({ control, page }) => {
      test.slow()
      const visit = readingSettled(await openBrowserVisit({ control, language, page, size }))
      const { settled } = visit
      const until = lookUntil(settled)
      await run({ ...visit, expect: createExpect({ page, settled, until, value: expect }) })
      // What the page complains of after the last claim counts too.
      await settled()
    })
  })
}

/** A visit that counts calls and asks the server what it received only once the page has sent everything. */
function readingSettled(visit: Visit): Visit {
  const { control, settled } = visit
  return {
    ...visit,
    control: {
      ...control,
      payments: async () => {
        await settled()
        return control.payments()
      },
      requests: async (filter) => {
        await settled()
        return control.requests(filter)
      },
    },
    watchCalls: async (isMeant) => {
      const calls = await visit.watchCalls(isMeant)
      return {
        ...calls,
        made: async () => {
          await settled()
          return calls.made()
        },
      }
    },
    inOtherTab: (work) => visit.inOtherTab((tab) => work(readingSettled(tab))),
  }
}

/** Repeats a check after letting the page settle, because its deferred work waits for the stopped clock. */
function lookUntil(settled: () => Promise<void>) {
  return async (look: () => Promise<Look>): Promise<Look> => {
    // A settled page no longer shows what it shows while an answer is on its way.
    let last = await look()
    if (last.isSo) return last
    await settled()
    // Pictures and fonts are not awaited.
    const poll = expect.poll(async () => {
      last = await look()
      return last.isSo
    })
    await poll.toBe(true).catch(() => {})
    return last
  }
}
