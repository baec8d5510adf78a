import {
  closeDetails,
  detailsIn,
  openHistory,
  openTransaction,
  transactionsIn,
} from '../visit/history.steps.ts'
import { beMember, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf } from '../visit/words.ts'

story(
  'the browser’s back button closes an open transaction before it leaves the history, which a phone shows as a page [ROUTE-63]',
  async ({ expect, language, page, size }) => {
    await beMember(page, language)
    await openHistory(page, language)
    const listed = screenOf(page, 'history', 'listed')
    const transaction = transactionsIn(page).nth(1)
    const details = detailsIn(page, language, 'deposit')
    await openTransaction(transaction)
    await expect(details).toContainText('T-10023')
    if (size === 'desktop') {
      // The drawer is no page: Back closes it with all that is in it.
      await expect(page).toBeAt(/\?sideHistory=true$/)
      await page.goBack()
      await expect(listed).toHaveCount(0)
      return
    }
    const [list, opened] = ['/history', '/history?transaction=deposit-T-10023'] as const
    await expect(page).toBeAt(addressOf(language, opened))
    await page.goBack()
    await expect(transaction.getByRole('button')).toBeFocused()
    await expect(details).toHaveCount(0)
    await expect(page).toBeAt(addressOf(language, list))

    await openTransaction(transaction)
    await closeDetails(page, language)
    await expect(details).toHaveCount(0)
    await expect(page).toBeAt(addressOf(language, list))

    await openTransaction(transaction)
    await page.reload()
    await expect(details).toContainText('T-10023')
    await closeDetails(page, language)
    await expect(page).toBeAt(addressOf(language, list))
    await expect(listed).toBeVisible()
    // After the reload the address was replaced: the list from which the details were opened still lies before it.
    await page.goBack()
    await expect(page).toBeAt(addressOf(language, list))
    await expect(listed).toBeVisible()
    await page.goBack()
    await expect(listed).toHaveCount(0)
  },
)

story(
  'an address with a transaction that the member does not have leads to the history',
  async ({ expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/history?transaction=deposit-nobody'))
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    await expect(page).toBeAt(addressOf(language, '/history'))
    await expect(detailsIn(page, language, 'deposit')).toHaveCount(0)
  },
)
