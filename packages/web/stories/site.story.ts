import { mainMenu, openMainMenu } from '../visit/menu.steps.ts'
import { registrationForm } from '../visit/registration.steps.ts'
import {
  amountField,
  beMember,
  chooseChannel,
  confirmDeposit,
  fillLogin,
  openDeposit,
  screenOf,
} from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'banks and texts show as the operator configured them, and limits in a text do not move those of a channel [DEP-27, SITE-14, SITE-15, OPEN-51, OPEN-53]',
  async ({ control, expect, language, page }) => {
    const name = { th: 'แบงก์ม่วง', en: 'The violet bank' }
    const withdrawSpeed = { th: 'ถอนไวภายใน 2 นาที', en: 'Paid out within 2 minutes' }
    const helpWithdrawSpeed = { th: 'ถอนแล้วรอ 2 นาที', en: 'Wait for 2 minutes' }
    const helpDepositLimits = { th: 'ฝากได้ 1 ถึง 5 ล้าน', en: 'From 1 to 5 million' }
    await control.changeSite({
      banks: [{ id: 'scb', name, colour: '#ffe066' }],
      texts: { withdrawSpeed, helpWithdrawSpeed, helpDepositLimits },
    })
    await page.goto(addressOf(language, '/register'))
    const { bank } = registrationForm(page, language)
    await expect(bank.locator('option[value="scb"]')).toHaveText(name[language])
    await bank.selectOption('scb')
    await expect(bank).toHaveValue('scb')
    await expect(page.getByText('SCB', { exact: true })).toBeVisible()

    for (const [question, answers] of [
      ['withdraw.time', [helpWithdrawSpeed[language]]],
      [
        'deposit.limits',
        [
          helpDepositLimits[language],
          sentence(language, 'help.deposit.limitsAlternative', { leastOfSome: 1 }),
        ],
      ],
    ] as const) {
      await page.goto(addressOf(language, `/help?question=${question}`))
      for (const answer of answers) await expect(page.getByText(answer)).toBeVisible()
    }

    const url = addressOf(language, '/withdraw')
    await page.goto(addressOf(language, `/login?${new URLSearchParams({ url })}`))
    await fillLogin(page, language)
    await expect(screenOf(page, 'withdraw', 'editing')).toBeVisible()
    await expect(page.getByText(withdrawSpeed[language])).toBeVisible()

    await page.goto(addressOf(language, '/'))
    await openDeposit(page, language)
    await chooseChannel(page, language)
    await amountField(page, language).fill('99')
    await confirmDeposit(page, language)
    await expect(page.getByRole('alert')).toContainText(
      sentence(language, 'deposit.amount.error.belowMin', { min: 100 }),
    )
  },
)

story(
  'a site that closes during a visit covers everything until it opens [NOTE-16, OPEN-20]',
  async (context) => {
    const { control, expect, language, page } = context
    const lookAgain = async () => {
      await context.lookAway()
      await context.lookAgain()
    }
    await page.goto(addressOf(language, '/vip'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words(language, 'route.vip'))
    await control.changeSite({ closed: true })
    await lookAgain()
    const dialog = page.getByRole('dialog', { name: words(language, 'notice.siteClosedTitle') })
    await expect(dialog).toContainText(words(language, 'notice.siteClosed'))
    await dialog.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveCount(0)
    await page.reload()
    await expect(dialog).toBeVisible()
    await control.changeSite({ closed: false })
    await lookAgain()
    await expect(dialog).toHaveCount(0)
    await expect(page).toBeAt(addressOf(language, '/vip'))
    await expect(heading).toHaveText(words(language, 'route.vip'))
  },
)

story(
  'the site shows the operator’s logo, partners, social links and advertised speed [SHELL-46, SHELL-50, SITE-13, WD-26, OPEN-53]',
  async ({ control, expect, language, page }) => {
    const advertisedSpeed = { th: 'ฝากถอนไว 4 วินาที', en: 'In and out in 4 seconds' }
    await control.changeSite({
      logo: '/icon-192.png',
      socialLinks: [
        { kind: 'line', link: 'https://line.me/ti/p/croupier' },
        { kind: 'facebook', link: 'https://facebook.com/croupier' },
      ],
      partners: [{ name: 'Kiln', picture: '/icon-192.png' }],
      texts: { advertisedSpeed },
    })
    await page.goto(addressOf(language, '/menu'))
    const banner = page.getByRole('banner')
    await expect(banner.locator('img[src$="/icon-192.png"]')).toBeVisible()
    await expect(banner.getByRole('img')).toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(advertisedSpeed[language])
    const social = footer
      .getByRole('list', { name: words(language, 'footer.socialTitle') })
      .getByRole('link')
    await expect(social).toHaveTexts(['LINE', 'Facebook'])
    const name = sentence(language, 'footer.social', { name: 'LINE' })
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      'https://line.me/ti/p/croupier',
    )
    await expect(page.getByRole('main').getByRole('img', { name: 'Kiln' })).toBeVisible()
  },
)

story(
  'a visitor and a member find the language selector and the partners’ logos [SHELL-45, SHELL-46, OPEN-42]',
  async ({ control, expect, language, page }) => {
    await control.changeSite({ partners: [{ name: 'Kiln', picture: '/icon-192.png' }] })
    const expectBoth = async () => {
      await openMainMenu(page, language)
      const menu = mainMenu(page, language)
      const selector = menu.getByRole('group', { name: words(language, 'menu.language') })
      await expect(selector.getByRole('link')).toHaveTexts(['ไทย', 'English'])
      await expect(menu.getByRole('img', { name: 'Kiln' })).toBeVisible()
    }
    await page.goto(addressOf(language, '/vip'))
    await expectBoth()
    await beMember(page, language)
    await page.goto(addressOf(language, '/vip'))
    await expectBoth()
  },
)
