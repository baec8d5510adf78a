import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { withdrawAmount } from '../visit/withdraw.steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { haveSession } from './support/member.ts'
import { whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const second = 1_000
const minute = 60 * second
/** A little longer than a withdrawal waits for its answer. */
const pastDeadline = 31 * second

const isWithdrawal = (url: URL) => url.pathname.endsWith('/member/withdraw')

test.use(withoutMotion)

test('on a phone the withdrawal that a proxy holds is sent once: no tab offers another, and its late answer counts', async ({
  control,
  page,
}) => {
  const language = 'th'
  const visit = await openBrowserVisit({ control, language, page, size: 'phone' })
  await haveSession(page)
  await page.goto(addressOf(language, '/withdraw'))
  const calls = await visit.watchCalls(isWithdrawal)
  calls.hold()
  await withdrawAmount(page, language, '500')
  await visit.passTime(pastDeadline)
  const unknown = dialogIn(page, language, 'withdraw.unknown.title')
  await expect(unknown).toBeVisible()
  await expect(unknown.getByText(words(language, 'withdraw.unknown.notFound'))).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(addressOf(language, '/withdraw'))
  await expect(dialogIn(other, language, 'withdraw.unknown.title')).toBeVisible()
  await other.close()

  await visit.passTime(8 * minute)
  await expect(unknown).toBeVisible()
  const sent = () => control.requests({ endpoint: 'withdraw' })
  const settling = { heldCalls: () => 1 }
  expect(await whenSettled(page, () => calls.made(), settling)).toBe(1)
  expect(await whenSettled(page, sent, settling)).toEqual([])
  calls.release()
  await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
  expect(await whenSettled(page, sent)).toHaveLength(1)
})

test.describe('a proxy that gives up', () => {
  test.use({
    provokedComplaints: [
      'console: Failed to load resource: the server responded with a status of 504 (Gateway Timeout)',
    ],
  })

  test('on a desktop the withdrawal to which a proxy answers 504 after it was made is found in the history, and never counts as refused', async ({
    control,
    page,
  }) => {
    const language = 'en'
    await control.fault('withdraw', 'http', { status: 504, applied: true })
    await haveSession(page)
    await page.goto(addressOf(language, '/withdraw'))
    await withdrawAmount(page, language, '500')
    await expect(dialogIn(page, language, 'withdraw.unknown.foundTitle')).toBeVisible()
    await buttonIn(page, language, 'withdraw.unknown.goBack').click()
    await expect(screenOf(page, 'withdrawLock', 'locked')).toBeAttached()
    const sent = () => control.requests({ endpoint: 'withdraw' })
    expect(await whenSettled(page, sent)).toHaveLength(1)
  })
})
