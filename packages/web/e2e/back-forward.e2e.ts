import { addressOf } from '../visit/words.ts'
import { inWholeBrowser } from './support/browser.options.ts'
import { haveSession } from './support/member.ts'
import { places } from './support/places.ts'
import { settled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use({ ...withoutMotion, ...inWholeBrowser })

const isWhole = process.env.CROUPIER_MATRIX === 'all'
const shown = Object.entries(places).filter(([name]) => name !== 'maintenance')

/** Every twelfth page, and those with money or a game. `npm run test:full` checks all of them. */
const held = ['deposit', 'withdraw', 'game-id-name']
const looked = shown.filter(([name], turn) => isWhole || turn % 12 === 0 || held.includes(name))

// On one size, and both visitors in one test: a whole browser takes a worker of its own for each.
test('on a desktop the pages of a visitor, then those of a member, come back unchanged from the back-forward cache', async ({
  control: _,
  page,
}) => {
  test.setTimeout(isWhole ? 600_000 : 180_000)
  for (const who of ['visitor', 'member'] as const) {
    if (who === 'member') await haveSession(page)
    for (const [name, place] of looked) {
      // Each page once: a member also sees the pages for everybody.
      const isSeenByMember = who === 'visitor' && place.who.includes('member')
      if (!place.who.includes(who) || (isSeenByMember && !isWhole)) continue
      await page.goto(addressOf('en', place.path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.restored = String(persisted)
        })
      })
      await page.goto('/__mock')
      // Not page.goBack(), which waits for a load that a cached page does not have.
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page.locator('html'), `${name} for a ${who}`).toHaveAttribute(
        'data-restored',
        'true',
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }
})
