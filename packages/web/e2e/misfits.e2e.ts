import { misfits } from './support/layout.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

const planted = `
  <style>
    body > * { display: block; width: 60px; margin: 20px 20px 150px; white-space: nowrap; overflow-wrap: normal }
    .chip { border: 1px solid; }
    .card { height: 20px; line-height: 20px; background: gray; white-space: normal }
    .inline { display: inline; width: auto }
  </style>
  <button>words that hang out of a button</button>
  <a href="#tab" role="tab">words that hang out of a tab</a>
  <span class="chip"><b>words that hang out of a chip</b></span>
  <div class="card">words that are higher than their card</div>
  <button>fit</button>
  <span class="chip">fit</span>
  <div class="card">fit</div>
  <p>words without a box</p>
  <a href="#line" class="inline">a link in a line</a>`

test('on a phone the check of the layout finds words that hang out of a button, a tab, a chip and a card', async ({
  page,
}) => {
  await page.route('/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: planted }),
  )
  await page.goto('/planted')
  const found = await whenSettled(page, () => misfits(page))
  expect(found.map((what) => what.replace(/ class="[^"]*"/g, ''))).toEqual([
    'hangs out of <button>: <button> words that hang out of a button',
    'hangs out of <a>: <a> words that hang out of a tab',
    'hangs out of <span>: <b> words that hang out of a chip',
    'hangs out of <div>: <div> words that are higher than their card',
  ])
})
