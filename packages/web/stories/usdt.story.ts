import { buttonIn } from '../visit/controls.steps.ts'
import { balanceIn, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { story, type Told } from '../visit/story.ts'
import { addressEnds, networkIn, openUsdt, usdtTab } from '../visit/usdt.steps.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

const tron = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const ethereum = '0x000000000000000000000000000000000000dEaD'

story(
  'a member chooses a network, sends USDT to its address and sees the balance rise [USDT-03, USDT-06, USDT-07, USDT-08]',
  async (told) => {
    const { control, expect, language, page } = told
    await oneChannelFor(told, 'demo')
    await signIn(page, language)
    await openUsdt(page, language)
    await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
    const option = page.locator('label').filter({ has: networkIn(page, 'TRC20') })
    await expect(option).toContainText(sentence(language, 'usdt.rate', { rate: '34.85' }))
    await expect(option).toContainText('+5%')
    await expect(option.locator('img')).toHaveAttribute('src')

    await networkIn(page, 'TRC20').check()
    await expect(screenOf(page, 'usdtDeposit', 'showingAddress')).toContainText(
      sentence(language, 'usdt.network.full', { network: 'TRC20', chain: 'Tron' }),
    )
    await expect(
      page.getByRole('img', { name: words(language, 'usdt.addressImage') }),
    ).toBeVisible()
    await expectWhole(told, 'T9yD14Nj', 'kKHxuWwb', tron)

    await told.lookAway()
    await control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 })
    await told.lookAgain()
    await expect(
      page.getByText(sentence(language, 'usdt.risen', { amount: 3659.25 }), { exact: true }),
    ).toBeVisible()

    await networkIn(page, 'ERC20').check()
    await expectWhole(told, '0x000000', '0000dEaD', ethereum)
    await buttonIn(page, language, 'action.close').first().click()
    await expect(balanceIn(page, language)).toHaveText('฿16,159.75')
  },
)

story(
  'a visitor who wants to deposit USDT is led to the login [USDT-19]',
  async ({ expect, language, page }) => {
    await page.goto(`${addressOf(language, '/')}?sideDeposit=true&tab=deposit-usdt-tab`)
    await expect(screenOf(page, 'login', 'editing')).toBeVisible()
  },
)

story(
  'an address that fails its check cannot be chosen, and the member is told why',
  async (told) => {
    const { control, expect, language, page } = told
    await oneChannelFor(told, 'demo')
    await control.arm('deposit.wrongAddress', { times: null })
    await signIn(page, language)
    await openUsdt(page, language)
    const refused = networkIn(page, 'TRC20')
    await expect(refused).toBeDisabled()
    await expect(refused).toHaveDescription(
      sentence(language, 'usdt.option.wrongAddress', { network: 'TRC20' }),
    )
    await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
    await expect(page.getByRole('img', { name: words(language, 'usdt.addressImage') })).toHaveCount(
      0,
    )
    await networkIn(page, 'ERC20').check()
    await expect(screenOf(page, 'usdtDeposit', 'showingAddress')).toBeVisible()
  },
)

story(
  'a member without an address for USDT stays at the deposit and is told why [USDT-02]',
  async (told) => {
    const { expect, language, page } = told
    await oneChannelFor(told, 'nousdt')
    await signIn(page, language, { username: 'nousdt' })
    await openDeposit(page, language)
    await expect(usdtTab(page, language)).toHaveAttribute('aria-disabled', 'true')
    await usdtTab(page, language).press('Enter')
    await expect(
      page.getByRole('status').getByText(words(language, 'transfer.usdtDisabled')),
    ).toBeVisible()
    await expect(screenOf(page, 'deposit', 'enteringAmount')).toBeVisible()
  },
)

/** No picker of channels lies over the first tab then. */
async function oneChannelFor({ control }: Told, username: string): Promise<void> {
  await control.putMember({ username, channels: ['pp-1'] })
}

/** The ends of an address are shown, and all of it when they are pressed. */
async function expectWhole(
  { expect, language, page }: Told,
  head: string,
  tail: string,
  address: string,
): Promise<void> {
  const ends = addressEnds(page, language, head, tail)
  await expect(ends).toHaveText(`${head}…${tail}`)
  await ends.click()
  const whole = await ends.getAttribute('aria-controls')
  await expect(page.locator(`[id="${whole}"]`)).toHaveText(address)
}
