import { buttonIn } from '../visit/controls.steps.ts'
import { balanceIn, beMember, openDeposit, screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressEnds, networkIn, openUsdt, usdtTab } from '../visit/usdt.steps.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

const tron = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
const ethereum = '0x000000000000000000000000000000000000dEaD'

story(
  'a member chooses a network, sends USDT to its address and sees the balance rise [USDT-03, USDT-06, USDT-07, USDT-08]',
  async (context) => {
    const { control, expect, language, page } = context
    await oneChannelFor(context, 'demo')
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
    await expectWhole(context, 'T9yD14Nj', 'kKHxuWwb', tron)

    await context.lookAway()
    await control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 })
    await context.lookAgain()
    await expect(
      page.getByText(sentence(language, 'usdt.risen', { amount: 3659.25 }), { exact: true }),
    ).toBeVisible()

    await networkIn(page, 'ERC20').check()
    await expectWhole(context, '0x000000', '0000dEaD', ethereum)
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
  'an address that fails its check cannot be chosen, and the member reads why',
  async (context) => {
    const { control, expect, language, page } = context
    await oneChannelFor(context, 'demo')
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
  'a member without a USDT address stays at the deposit and reads why [USDT-02]',
  async (context) => {
    const { expect, language, page } = context
    await oneChannelFor(context, 'nousdt')
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

story(
  'a member whose USDT addresses cannot be read is told so, and tries again [USDT-02]',
  async (context) => {
    const { control, expect, language, page } = context
    await beMember(page, language)
    await control.fault('getProfile', 'malformed', { times: null })
    await page.goto(`${addressOf(language, '/')}?sideDeposit=true&tab=deposit-usdt-tab`)
    const disabled = screenOf(page, 'usdtDeposit', 'disabled')
    await expect(disabled).toContainText(words(language, 'usdt.error.unavailable'))
    await control.disarm()
    await buttonIn(disabled, language, 'action.tryAgain').click()
    await expect(screenOf(page, 'usdtDeposit', 'choosingNetwork')).toBeVisible()
  },
)

/** Leaves a member one channel, so that no picker covers the first tab. */
async function oneChannelFor({ control }: StoryContext, username: string): Promise<void> {
  await control.putMember({ username, channels: ['pp-1'] })
}

/** Expects that an address shows its two ends, and the whole address after a press. */
async function expectWhole(
  { expect, language, page }: StoryContext,
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
