import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runningClocks } from '../packages/web/e2e/support/running.clocks.ts'
import { waitsByItself } from './browser-waits.ledger.ts'
import { luckyWaits } from './browser-waits.ts'
import { root } from './run.mjs'

const web = path.join(root, 'packages/web')

/** The files that wait on behalf of all tests. */
const settling = ['drawn/activity.ts', 'e2e/support/settled.ts', 'engines/engine.settled.ts']

describe('a test of drawn pages', () => {
  it.each([
    ["await page.waitForLoadState('networkidle')", ['network idle']],
    ['await page.waitForTimeout(100)', ['fixed wait']],
    ['await new Promise((resolve) => setTimeout(resolve, 100))', ['fixed wait']],
    ["import { setTimeout } from 'node:timers/promises'", ['fixed wait']],
    ["const { setTimeout } = await import('node:timers/promises')", ['fixed wait']],
    ["await page['waitForTimeout'](100)", ['fixed wait']],
    ['expect([await link.textContent()]).toEqual(["/"])', ['one-shot reading']],
    ['expect(read(await link.textContent())).toBe("/")', ['one-shot reading']],
    ['expect(await link.getAttribute("href")).toBe("/")', ['one-shot reading']],
    ['expect(await misfits(page), "at 360 px").toEqual([])', ['one-shot reading']],
    ['const text = await link.textContent()\nexpect(text).toBe("/")', ['one-shot reading']],
    ['const many = await link.count()\nexpect(many > 2).toBe(true)', ['one-shot reading']],
    ['const at = await page.evaluate(place)\nexpect(at).toBe(0)', ['one-shot reading']],
    ['const all = await cards.evaluateAll(names)\nexpect(all).toEqual([])', ['one-shot reading']],
    ['const { y } = (await logo.boundingBox()) ?? {}\nexpect(y).toBe(0)', ['one-shot reading']],
    ['const [a] = [await logo.boundingBox()]\nexpect(a).toEqual({})', ['one-shot reading']],
    [
      'const all = await cards.allTextContents()\nconst some = all.slice(1)\nexpect(some).toEqual([])',
      ['one-shot reading'],
    ],
    ['expect(await requests.made()).toBe(1)', ['one-shot reading']],
    ['const all = await context.cookies()\nexpect(all).toEqual([])', ['one-shot reading']],
    ['expect([asked, context.pages().length]).toEqual([[], 1])', ['one-shot reading']],
    ['expect(await control.requests({})).toEqual([])', ['one-shot reading']],
    ['expect((await control.payments()).length).toBe(1)', ['one-shot reading']],
    ['const begun = Date.now()', ['real clock']],
    ['const begun = new Date()', ['real clock']],
    ['await expect(dialog).toHaveCount(0)', ['bare absence']],
    ['await expect(dialog).toBeHidden()', ['bare absence']],
    ['await expect(dialog).not.toBeVisible()', ['bare absence']],
    ['await expect(page.locator("a")).not.toBeAttached()', ['bare absence']],
    ['await expect(dialog).not.toBeInViewport()', ['bare absence']],
    ['await expect(box).not.toBeChecked()', ['bare absence']],
    ['await expect(page).not.toHaveTitle("a")', ['bare absence']],
    ['await expect(page).not.toHaveURL("a")', ['bare absence']],
    ['await expect(field).not.toHaveAttribute("aria-invalid")', ['bare absence']],
    ['await expect(field).not.toHaveClass("a")', ['bare absence']],
    ['await expect(field).not.toHaveValue("a")', ['bare absence']],
    ['await expect(row).not.toHaveText("a")', ['bare absence']],
    ['await expect.soft(row).not.toContainText("a")', ['bare absence']],
    ['await expect(rows).not.toHaveCount(3)', ['bare absence']],
    ['await expect(rows).toHaveText([])', ['bare absence']],
    ['await dialog.waitFor({ state: "hidden" })', ['bare absence']],
    ['await dialog.waitFor({ state: "detached" })', ['bare absence']],
    ['await expect.poll(opener).toBeNull()', ['bare absence']],
    ['await expect.poll(opener).toBe(undefined)', ['bare absence']],
    ['await expect.poll(cookies).toEqual([])', ['bare absence']],
    ['await expect.poll(opener).not.toBe("page")', ['bare absence']],
  ] as const)('is refused for %s', (text, kinds) => {
    expect(luckyWaits('one.ts', text)).toEqual(kinds)
  })

  it.each([
    'await expect(dialog).toHaveCount(2)',
    'await expect.poll(scrolled).toBe(0)',
    'expect((await sent).postDataJSON()).toEqual({})',
    'await new Promise((resolve) => clock.setTimeout(resolve, 100))',
    'await dialog.waitFor({ state: "visible" })',
    'await expect(dialog).not.toBeFocused()',
    'await expect(list).not.toBeEmpty()',
    'await expect(field).not.toBeDisabled()',
    'await expect(picture).not.toHaveJSProperty("naturalWidth", 0)',
    'await expect(rows).toHaveText(["a"])',
    'expect(after).not.toBe(before)',
    'await expectAbsent(dialog)',
    'expect(await control.armed()).toEqual([])',
    'expect((await control.clock()).isFrozen).toBe(true)',
    'expect(await manifest.json()).toEqual({})',
    'expect(await whenSettled(page, () => misfits(page))).toEqual([])',
    'await page.evaluate(() => void setTimeout(() => history.back()))',
    'const text = await whenSettled(page, () => link.textContent())\nexpect(text).toBe("/")',
    'const many = await link.count()\nawait link.nth(many - 1).click()',
    'const many = await link.count()\nawait expect(link.nth(0)).toBeVisible()',
    'expect(await whenSettled(page, () => requests.made())).toBe(1)',
    'const place = () => page.evaluate(top)\nawait expect.poll(place).toBe(0)',
    'const all = await whenSettled(page, () => cards.evaluateAll(names))\nexpect(all).toEqual([])',
    'const all = async () => { const held = await context.cookies() }\nexpect(held).toEqual([])',
    'async function top() { const at = await page.evaluate(place) }\nit("is", (at) => expect(at).toBe(0))',
    'const day = new Date(0)',
    '// networkidle, page.waitForTimeout(1)',
  ])('may say %s', (text) => {
    expect(luckyWaits('one.ts', text)).toEqual([])
  })

  it('may expect in a story that something is absent, because the expectations of stories wait', () => {
    const text = 'await expect(dialog).toHaveCount(0)'
    expect(luckyWaits('one.story.ts', text)).toEqual([])
    expect(luckyWaits('one.e2e.ts', text)).toEqual(['bare absence'])
  })

  it('may read once what it drew itself', () => {
    const text = 'expect(await show()).toBe("shown")'
    expect(luckyWaits('src/one.test.tsx', text)).toEqual([])
    expect(luckyWaits('drawn/one.test.tsx', text)).toEqual(['one-shot reading'])
  })

  it('may count calls once in a story, because the page settles before they are counted', () => {
    const text = 'expect(await requests.made()).toBe(1)'
    expect(luckyWaits('stories/one.story.ts', text)).toEqual([])
    expect(luckyWaits('e2e/one.e2e.ts', text)).toEqual(['one-shot reading'])
  })

  it('waits for what it reads', () => {
    const found = sources().flatMap((file) =>
      luckyWaits(file, readFileSync(path.join(web, file), 'utf8')).map((kind) => [file, kind]),
    )
    expect(found).toEqual(waitsByItself.map(({ file, kind }) => [file, kind]))
  })

  it('exists if the list of running clocks names it', () => {
    const missing = Object.keys(runningClocks).filter((file) => !existsSync(path.join(web, file)))
    expect(missing).toEqual([])
  })
})

/** The tests of drawn pages and the files they use, except for those that wait on their behalf. */
function sources(): readonly string[] {
  return ['drawn', 'e2e', 'engines', 'gallery', 'src', 'stories', 'test', 'visit']
    .filter((folder) => existsSync(path.join(web, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        `${folder}/${file}`.replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !settling.includes(file))
    .filter((file) => !file.startsWith('src/') || /\.test\.tsx?$/.test(file))
    .sort()
}
