import { expect, test } from 'vitest'
import { createExpect, type Look } from '../visit/expecting.ts'
import type { Story } from '../visit/story.ts'
import { bothVisitors, type Visitor } from '../visit/visitors.ts'
import { type DrawnVisit, openDrawnVisit } from './drawn.visit.ts'

/** Tests that show a story on drawn screens, on each size in one language. */
export function testDrawnStory(story: Story): void {
  for (const visitor of bothVisitors) {
    if (story.size && story.size !== visitor.size) continue
    test(`${story.title}, on a ${visitor.size} in ${visitor.language}`, () => show(story, visitor))
  }
}

async function show({ complaints = [], tell }: Story, visitor: Visitor): Promise<void> {
  const visit = await openDrawnVisit(visitor)
  const { page, settled } = visit
  try {
    await tell({
      ...visit,
      expect: createExpect({ page, settled, until: once(visit), value: expect }),
    })
    expect(visit.tab.errors()).toEqual(complaints)
  } finally {
    await visit.close()
  }
}

/** Nothing happens by itself on drawn screens: once they have settled, a second look sees the same. */
function once({ settled }: DrawnVisit) {
  return async (look: () => Promise<Look>): Promise<Look> => {
    await settled()
    return look()
  }
}
