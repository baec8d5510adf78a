import { violationsOn } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** axe leaves texts of one letter to people. */
const page = `<!doctype html><html lang="en"><title>Prices</title>
  <style>
    body { background: #fff; color: #333 }
    .faint, .badge { color: #bbb }
    .badge { background: #222 }
    .night { background: #666 }
  </style>
  <p>one</p><p>two</p><p>three</p>
  <p class="faint">four</p><p class="faint">five</p><p class="faint">six</p>
  <p class="badge">seven</p>
  <p class="night">eight</p>`

const only = 'color-contrast'

test('on a desktop the contrast is measured twice for each look of a text, and once for all pages that share their looks', async ({
  page: tab,
}) => {
  await tab.setContent(page)
  await tab.evaluate(() => window.settling.examine(true))
  const measured = new Set<number>()
  const mark = 'data-contrast-sample=""'
  const first = await violationsOn(tab, { only, measured })
  const again = await violationsOn(tab, { only, measured })
  expect(first).toEqual([
    {
      rule: only,
      elements: [
        `<p class="faint" ${mark}>four</p>`,
        `<p class="faint" ${mark}>five</p>`,
        `<p class="night" ${mark}>eight</p>`,
      ],
    },
  ])
  expect(measured.size).toBe(4)
  expect(again).toEqual([])
})
