import { day, minute } from '@croupier/core/time'
import { longestOnItsWay } from '@croupier/core/withdraw'
import { buttonIn, dialogIn } from '../visit/controls.steps.ts'
import { beMember, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { confirmPayout, withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf, words } from '../visit/words.ts'

story(
  'a member whose details cannot be loaded is told so in the tab, and loads them by another press',
  async ({ control, expect, language, page }) => {
    await control.fault('getProfile', 'reset', { times: null })
    await beMember(page, language)
    await page.goto(addressOf(language, '/withdraw'))
    const unavailable = screenOf(page, 'withdraw', 'unavailable')
    await expect(unavailable).toContainText(words(language, 'withdraw.unavailable'))
    await control.disarm()
    await buttonIn(unavailable, language, 'action.tryAgain').click()
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
  },
)

story(
  'a withdrawal that neither its answer nor the history tells of can be left after a day, and is sent once',
  async (context) => {
    const { control, expect, language, page } = context
    await beMember(page, language)
    await page.goto(addressOf(language, '/withdraw'))
    await control.fault('withdraw', 'malformed', { applied: false })
    await control.fault('getHistory', 'reset', { times: null })
    await withdrawField(page, language).fill('500')
    await buttonIn(page, language, 'withdraw.submit').click()
    await confirmPayout(page, language)
    const dialog = dialogIn(page, language, 'withdraw.unknown.title')
    const goBack = buttonIn(page, language, 'withdraw.unknown.goBack')
    await expect(dialog).toContainText(words(language, 'withdraw.unknown.cannotCheck'))
    await context.passTime(longestOnItsWay)
    await expect(goBack).toHaveCount(0)
    await context.sleep(day)
    await context.lookAway()
    await context.lookAgain()
    await context.passTime(minute)
    await goBack.click()
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    expect(await control.requests({ endpoint: 'withdraw' })).toHaveLength(1)
  },
)
