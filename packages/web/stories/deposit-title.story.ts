import { minute, second } from '@croupier/core/time'
import { buttonIn } from '../visit/controls.steps.ts'
import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { money, requestQrAtOnce } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { addressOf, sentence, words } from '../visit/words.ts'

story(
  'the title of the tab counts the time of a waiting code on every page, and says what was deposited [ROUTE-05]',
  async ({ control, expect, language, page, passTime }) => {
    const { createdAt, expiresAt, id, payAmount } = await requestQrAtOnce(page, language, control)
    await passTime(expiresAt - createdAt - 8 * minute - 31 * second)
    const waiting = sentence(language, 'deposit.news.waiting', { time: '08:31' })
    await expect(page).toHaveTitle(new RegExp(`^${waiting} · .* · Croupier$`))

    await page.goto(addressOf(language, '/help'))
    const help = `${words(language, 'route.help')} · Croupier`
    await expect(page).toHaveTitle(`${waiting} · ${help}`)
    await page.goBack()

    await control.pay(id)
    await passTime(untilNextQuestionMs)
    const deposited = sentence(language, 'deposit.news.deposited', { amount: payAmount })
    await expect(page).toHaveTitle(new RegExp(`^${deposited} · .* · Croupier$`))
    expect(deposited).toContain(money(payAmount))
    await buttonIn(page, language, 'deposit.result.again').click()
    await expect(page).not.toHaveTitle(new RegExp(deposited))
  },
)
