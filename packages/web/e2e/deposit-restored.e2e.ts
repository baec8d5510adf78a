import { requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { inWholeBrowser } from './support/browser.options.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use({ ...withoutMotion, ...inWholeBrowser })

test('on a desktop the page that comes back from the back-forward cache learns at once that its code was paid', async ({
  control,
  page,
}) => {
  const payment = await requestQrAtOnce(page, 'en', control)
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  await page.goto('/__mock')
  await control.pay(payment.id)
  // Not page.goBack(), which waits for a load that a cached page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
})
