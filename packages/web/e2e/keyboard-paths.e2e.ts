import type { Page } from '@playwright/test'
import { addressOf, type Language, languages } from '../visit/words.ts'
import { expectFocusInSight, isFocusInSight } from './support/keyboard.ts'
import { haveSession } from './support/member.ts'
import { type Place, places, type Visitor } from './support/places.ts'
import { settled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const isWhole = process.env.CROUPIER_MATRIX === 'all'

/** English on a desktop, as in all tests; both languages have the same controls. */
const spoken: readonly Language[] = isWhole ? languages : ['en']

/** More stops than any page has. */
const mostStops = 400

/** Pages with separate keyboard tests: money flows open dialogs, and maintenance closes the rest. */
const elsewhere = ['deposit', 'withdraw', 'maintenance']

/** A landing page and a form. The full run has all pages. */
const representative: Readonly<Record<string, Visitor>> = {
  index: 'member',
  register: 'visitor',
}

function walkersOf(name: string, { who }: Place): readonly Visitor[] {
  return who.filter((one) => isWhole || representative[name] === one)
}

const walks = Object.entries(places).flatMap(([name, place]) =>
  elsewhere.includes(name)
    ? []
    : walkersOf(name, place).map((who) => ({ name, path: place.path, who })),
)

for (const [{ name, path, who }, language] of walks.flatMap((walk) =>
  spoken.map((one) => [walk, one] as const),
)) {
  test(`a ${who} reaches every control of ${name} with Tab, and sees the focus, in ${language}`, async ({
    page,
  }) => {
    test.slow()
    if (who === 'member') await haveSession(page)
    // The others are too long to tab through to their footer.
    await page.goto(addressOf(language, name === 'list' ? '/list/lotto' : path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    const controls = await numberControls(page)
    expect(controls.length).toBeGreaterThan(0)
    const reached = await tabThrough(page)
    expect(controls.filter((control) => !reached.has(control))).toEqual([])
  })
}

/** Marks all controls with a name and returns the names. Of a long list only the first forty count. */
function numberControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const working =
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"]'
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('[inert]')
    const isAlone = (element: Element) => {
      // Only one control of a group is a tab stop; arrow keys lead to the others.
      const group = element.getAttribute('role') === 'tab' || element.matches('[type="radio"]')
      return !group || element.matches('[aria-selected="true"], :checked')
    }
    const inLists = (element: Element) => {
      const item = element.closest('li')
      return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0
    }
    const found = [...document.querySelectorAll(working)].filter(
      (element) => isShown(element) && isAlone(element) && inLists(element) < 40,
    )
    return found.map((element, index) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
      const control = `${index} <${element.localName}> ${words.trim().slice(0, 40)}`
      element.setAttribute('data-control', control)
      return control
    })
  })
}

/** Presses Tab until the end of the page, and returns the controls that had the focus. */
async function tabThrough(page: Page): Promise<ReadonlySet<string>> {
  const reached = new Set<string>()
  await page.locator('[data-control]').first().focus()
  for (let stop = 0; stop < mostStops; stop += 1) {
    const [control, isInSight] = await Promise.all([
      page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body ? null : (activeElement?.getAttribute('data-control') ?? '')
      }),
      isFocusInSight(page),
    ])
    if (control === null) break
    if (!isInSight) await expectFocusInSight(page)
    reached.add(control)
    await page.keyboard.press('Tab')
  }
  return reached
}
