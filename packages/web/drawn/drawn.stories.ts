import { expect, test } from 'vitest'
import { createExpect, type Look } from '../visit/expecting.ts'
import type { Story } from '../visit/story.ts'
import { bothVisitors, type Visitor } from '../visit/visitors.ts'
import type { TabWatcher } from './drawn.tab.tsx'
import { type DrawnVisit, openDrawnVisit } from './drawn.visit.ts'

/** Tests that show a story on drawn screens, on each size in one language. */
export function testDrawnStory(story: Story): void {
  for (const visitor of bothVisitors) {
    if (story.size && story.size !== visitor.size) continue
    test(`${story.title}, on a ${visitor.size} in ${visitor.language}`, () => show(story, visitor))
  }
}

/** Runs a story on drawn screens, and expects only those errors that it names. */
export async function show(
  { complaints = [], run }: Story,
  visitor: Visitor,
  watcher?: TabWatcher,
): Promise<void> {
  const visit = await openDrawnVisit(watcher ? { ...visitor, watcher } : visitor)
  const { page, settled } = visit
  try {
    await run({
      ...visit,
      expect: createExpect({ page, settled, until: once(visit), value: expect }),
    })
    expect(visit.tab.errors()).toEqual(complaints)
  } finally {
    await visit.close()
  }
}

/** Checks a value once after the screens have settled: nothing happens by itself on drawn screens. */
function once({ settled }: DrawnVisit) {
  return async (look: () => Promise<Look>): Promise<Look> => {
    await settled()
    return look()
  }
}
