import { maintenanceHours } from '@croupier/core'
import { buttonIn, pageHeading } from '../visit/controls.steps.ts'
import { balanceIn, beMember, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'the help can be searched, and each answer and area has an address [ROUTE-27, SHELL-53]',
  async (context) => {
    const { expect, language, page } = context
    await page.goto(addressOf(language, '/help'))
    const groups = page.getByRole('main').getByRole('group')
    const box = page.getByRole('searchbox', { name: words(language, 'help.search') })
    const answer = page.getByText(/45,000/)
    await expect(groups).toHaveCount(19)
    await box.fill(language === 'th' ? 'ขั้นต่ำ' : 'minimum')
    await page.getByText(words(language, 'help.deposit.limitsQuestion')).click()
    await expect(answer).toBeVisible()
    await expect(page).toBeAt(addressOf(language, '/help?question=deposit.limits'))

    await page.reload()
    await expect(answer).toBeVisible()
    await box.fill('zzzz')
    await expect(groups).toHaveCount(0)
    // The open answer is open again.
    await box.fill('')
    await expect(groups).toHaveCount(19)
    await expect(answer).toBeVisible()

    const area = words(language, 'help.topic.game')
    const heading = page.getByRole('heading', { level: 2, name: area })
    await page
      .getByRole('navigation', { name: words(language, 'help.topics') })
      .getByRole('link', { name: area })
      .click()
    await expect(page).toBeAt(addressOf(language, '/help?topic=game'))
    await expect(heading).toBeFocused()
    await page.reload()
    await expect(heading).toBeFocused()
  },
)

story('a page leads back and home [SHELL-13…15, SHELL-18, ROUTE-15]', async (context) => {
  const { expect, language, page } = context
  await page.goto(addressOf(language, '/menu'))
  const back = page.getByRole('button', { name: words(language, 'action.back') })
  await expect(pageHeading(page)).toHaveText(words(language, 'route.menu'))
  await page
    .getByRole('main')
    .getByRole('link', { name: words(language, 'menu.vip') })
    .click()
  await expect(pageHeading(page)).toHaveText(words(language, 'route.vip'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Croupier' })).toBeVisible()
  // One page deeper than the page to which the back button leads.
  await page.getByRole('link', { name: words(language, 'landmark.skipToContent') }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await back.click()
  await expect(page).toBeAt(addressOf(language, '/menu'))
  // The visit began here, so there is no page of the site to go back to.
  await back.click()
  await expect(page).toBeAt(addressOf(language, '/'))
  await expect(back).toHaveCount(0)
  await page.goto(addressOf(language, '/menu'))
  await page.getByRole('link', { name: words(language, 'header.closePage') }).click()
  await expect(page).toBeAt(addressOf(language, '/'))
})

story(
  'a member finds their profile on a phone, which leads to their pages [ROUTE-16, ROUTE-55]',
  async (context) => {
    const { control, expect, language, page } = context
    await beMember(page, language)
    await page.goto(addressOf(language, '/profile'))
    await expect(screenOf(page, 'profile', 'shown')).toContainText('xxx-x-xx')
    await control.fault('getProfile', 'malformed', { times: 1 })
    await page.reload()
    const missing = screenOf(page, 'profile', 'missing')
    await expect(missing.getByRole('status')).toHaveText(words(language, 'profile.missing'))
    await missing.getByRole('button', { name: words(language, 'action.tryAgain') }).click()
    await expect(pageHeading(page)).toBeFocused()
    await expect(screenOf(page, 'profile', 'shown')).toContainText('xxx-x-xx')
    await page
      .getByRole('main')
      .getByRole('link', { name: words(language, 'menu.withdraw') })
      .first()
      .click()
    await expect(page).toBeAt(addressOf(language, '/withdraw'))
  },
  { size: 'phone' },
)

story(
  'the profile of a member without a bank account says so',
  async ({ expect, language, page }) => {
    await beMember(page, language, { username: 'noaccount' })
    await page.goto(addressOf(language, '/profile'))
    await expect(screenOf(page, 'profile', 'withoutAccount')).toContainText(
      words(language, 'profile.noAccount'),
    )
    await expect(page.getByText(words(language, 'profile.bankAccount'))).toHaveCount(0)
  },
  { size: 'phone' },
)

story(
  'the profile leads home on anything but a phone [ROUTE-16, ROUTE-55]',
  async ({ expect, language, page }) => {
    await beMember(page, language)
    await page.goto(addressOf(language, '/profile'))
    await expect(page).toBeAt(addressOf(language, '/'))
  },
  { size: 'desktop' },
)

story('a page with a single purpose has no menu [SHELL-17]', async (context) => {
  const { expect, language, page } = context
  const toggle = page.getByRole('button', { name: words(language, 'header.toggleMenu') })
  await page.goto(addressOf(language, '/forgot'))
  await expect(pageHeading(page)).toBeVisible()
  await expect(toggle).toHaveCount(0)
  await beMember(page, language)
  await expect(toggle).toBeVisible()
  await page.goto(addressOf(language, '/resetPassword'))
  await expect(screenOf(page, 'passwordChange', 'editing')).toBeVisible()
  await expect(toggle).toHaveCount(0)
})

story(
  'a page that does not get its data shows why, as far as known: a failing server, no answer, or maintenance [MAINT-04…06, MAINT-11, OPEN-24]',
  async (context) => {
    const { control, expect, language, page } = context
    const cover = (screen: string) => screenOf(page, 'content', screen)
    const hours = sentence(language, 'maintenance.line2', maintenanceHours)
    await control.fault('getTournaments', 'malformed', { times: 1 })
    await page.goto(addressOf(language, '/tournament'))
    await expect(cover('tryLater')).toContainText(
      sentence(language, 'error.generic', { minutes: 5 }),
    )
    await buttonIn(page, language, 'action.tryAgain').click()
    await expect(screenOf(page, 'tournaments', 'shown')).toBeVisible()

    await control.fault('getTournaments', 'reset', { times: null })
    await page.reload()
    await expect(pageHeading(page)).toHaveText(words(language, 'maintenance.networkTitle'))
    await expect(cover('maintenance')).toContainText(words(language, 'maintenance.networkCause'))
    await expect(cover('maintenance')).toContainText(words(language, 'maintenance.line3'))
    await expect(cover('maintenance')).not.toContainText(hours)

    await control.disarm()
    await control.arm('global.9998', { endpoint: 'getTournaments' })
    await buttonIn(page, language, 'action.tryAgain').click()
    await expect(pageHeading(page)).toHaveText(words(language, 'maintenance.line1'))
    await expect(cover('maintenance')).toContainText(hours)
    await expect(cover('maintenance')).toContainText(words(language, 'maintenance.line3'))
    await expect(cover('maintenance')).not.toContainText(
      words(language, 'maintenance.networkCause'),
    )
    await buttonIn(page, language, 'action.tryAgain').click()
    await expect(screenOf(page, 'tournaments', 'shown')).toBeVisible()
    await expect(buttonIn(page, language, 'action.tryAgain')).toHaveCount(0)
  },
)

story(
  'a server that sends no new tokens does not count as a lost network, but lost tokens do [OPEN-04, OPEN-24]',
  async (context) => {
    const { control, expect, language, page } = context
    await beMember(page, language)
    await control.arm('session.7003.call', { endpoint: 'affiliateMembers' })
    await control.fault('refresh', 'missingFields', { times: 1 })
    await page.goto(addressOf(language, '/affiliate/member'))
    await expect(screenOf(page, 'content', 'tryLater')).toContainText(
      sentence(language, 'error.generic', { minutes: 5 }),
    )
    await buttonIn(page, language, 'action.tryAgain').click()
    await expect(screenOf(page, 'affiliateReports', 'shown')).toBeVisible()

    await control.arm('session.7003.call', { endpoint: 'affiliateMembers' })
    await control.fault('refresh', 'reset', { times: null })
    await page.reload()
    await expect(pageHeading(page)).toHaveText(words(language, 'maintenance.networkTitle'))
  },
)

story(
  'a failure asks members, but not visitors, to check the balance before they move money again',
  async (context) => {
    const { control, expect, language, page } = context
    const advice = words(language, 'error.balanceFirst')
    await control.fault('getTournaments', 'malformed', { times: null })
    await page.goto(addressOf(language, '/tournament'))
    await expect(screenOf(page, 'content', 'tryLater')).not.toContainText(advice)
    await beMember(page, language)
    await page.goto(addressOf(language, '/tournament'))
    await expect(screenOf(page, 'content', 'tryLater')).toContainText(advice)
  },
)

story(
  'a balance that cannot be loaded covers no page: the header says so, and shows it when the member is back [BAL-01, OPEN-77]',
  async (context) => {
    const { control, expect, language, page } = context
    await control.fault('getCredit', 'reset', { times: null })
    await signIn(page, language)
    await expect(balanceIn(page, language)).toContainText(
      words(language, 'balance.unavailableShort'),
    )
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
    await control.disarm()
    await context.lookAway()
    await context.lookAgain()
    await expect(balanceIn(page, language)).toContainText('฿12,500.50')
    await expect(screenOf(page, 'content', 'page')).toBeVisible()
  },
)
