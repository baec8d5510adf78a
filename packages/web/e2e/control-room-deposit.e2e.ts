import { dialogIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { confirmDeposit, requestQrAtOnce, screenOf, understandReuse } from '../visit/steps.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { expect, test, withoutMotion } from './support/test.ts'

const minute = 60_000

test.use(withoutMotion)

test('a person moves the time in the control room and then pays: the member sees one code expire and the other succeed', async ({
  context,
  control,
  page,
  world,
}) => {
  const visit = await openBrowserVisit({ control, language: 'en', page, size: 'desktop' })
  await requestQrAtOnce(page, 'en', control)
  const { now } = await control.clock()
  const room = await context.newPage()
  await room.goto(`/__mock?world=${world}`)
  await room.getByRole('button', { name: '+10 min' }).click()
  await room.getByRole('button', { name: '+10 min' }).click()
  await expect.poll(async () => (await control.clock()).now).toBe(now + 20 * minute)
  await visit.passTime(untilNextQuestionMs)
  const expired = dialogIn(page, 'en', 'deposit.poll.expiredTitle')
  await expired.getByRole('button', { name: 'OK', exact: true }).click()

  await confirmDeposit(page, 'en')
  await understandReuse(page, 'en')
  await room.bringToFront()
  await room
    .getByRole('button', { name: /^Pay\b/ })
    .first()
    .click()
  await expect.poll(async () => (await control.payments())[0]?.state).toBe('paid')
  await visit.passTime(untilNextQuestionMs)
  await expect(screenOf(page, 'deposit', 'succeeded')).toBeVisible()

  await room.getByRole('button', { name: 'Pay P-1001 late', exact: true }).click()
  await expect.poll(async () => (await control.payments())[1]?.late).toBe('credited')
  await expect(room.getByText('late, credited')).toBeVisible()
})
