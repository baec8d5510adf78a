import { buttonIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { games, openGamePage } from '../visit/game.steps.ts'
import { money, requestQr, requestQrAtOnce, screenOf } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'a receipt names channel, time, reference and balance, and leads to the history',
  async (told) => {
    const { control, expect, language, page, size } = told
    const { id, merchantRef, payAmount } = await requestQrAtOnce(page, language, control)
    // What the receipt says does not need the channels, which a reload has not loaded.
    await page.reload()
    await control.pay(id)
    await told.passTime(untilNextQuestionMs)
    const receipt = screenOf(page, 'deposit', 'succeeded')
    for (const text of [
      `+${money(payAmount)}`,
      money(1_000 + payAmount),
      `${words(language, 'deposit.receipt.channel')}PromptPay QR`,
      words(language, 'deposit.receipt.time'),
      merchantRef,
    ]) {
      await expect(receipt).toContainText(text)
    }
    await receipt.getByRole('link', { name: words(language, 'deposit.receipt.history') }).click()
    await expect(screenOf(page, 'history', 'listed')).toBeVisible()
    if (size === 'phone') await expect(page).toBeAt(addressOf(language, '/history'))
  },
)

story(
  'a receipt is there after a reload, which tells nothing again, until it is left',
  async (told) => {
    const { control, expect, language, page, stored } = told
    const { id, merchantRef, payAmount } = await requestQrAtOnce(page, language, control)
    await control.pay(id)
    await told.passTime(untilNextQuestionMs)
    const receipt = screenOf(page, 'deposit', 'succeeded')
    const title = receipt.getByRole('heading', { name: words(language, 'deposit.poll.success') })
    await expect(title).toBeFocused()

    await page.reload()
    for (const text of [
      `+${money(payAmount)}`,
      money(1_000 + payAmount),
      `${words(language, 'deposit.receipt.channel')}PromptPay QR`,
      words(language, 'deposit.receipt.time'),
      merchantRef,
    ]) {
      await expect(receipt).toContainText(text)
    }
    await expect(title).not.toBeFocused()
    await expect(page).not.toHaveTitle(new RegExp(money(payAmount)))
    const toast = sentence(language, 'deposit.poll.successBody', { amount: payAmount })
    await expect(page.getByText(toast)).toHaveCount(0)

    await buttonIn(page, language, 'deposit.result.again').click()
    const amountStep = screenOf(page, 'deposit', 'enteringAmount')
    await expect(amountStep).toBeVisible()
    await page.reload()
    await expect(amountStep).toBeVisible()
    expect(await stored('member.onechannel/deposit.ending')).toBeNull()
  },
)

story('a deposit that began at a game leads back to it by its name', async (told) => {
  const { control, expect, language, page } = told
  await openGamePage(page, language)
  const { id } = await requestQr(page, language, control, '500')
  await control.pay(id)
  await told.passTime(untilNextQuestionMs)
  const game = games.slot[language]
  await page
    .getByRole('link', { name: sentence(language, 'deposit.result.backToNamedGame', { game }) })
    .click()
  await expect(screenOf(page, 'deposit', 'succeeded')).toHaveCount(0)
  await expect(page).toBeAt(addressOf(language, `/game/${games.slot.id}/slot`))
})
