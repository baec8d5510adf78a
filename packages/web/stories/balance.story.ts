import { balanceIn, beMember } from '../visit/steps.ts'
import { story } from '../visit/story.ts'

story(
  'a balance that cannot be read again stays as it was last known, until it can',
  async ({ control, expect, language, lookAgain, lookAway, page }) => {
    await beMember(page, language)
    await control.putMember({ username: 'demo', balance: 200 })
    await control.fault('getCredit', 'reset', { times: null })
    await lookAway()
    await lookAgain()
    await expect(balanceIn(page, language)).toHaveText('฿12,500.50')
    await control.disarm()
    await lookAway()
    await lookAgain()
    await expect(balanceIn(page, language)).toHaveText('฿200.00')
  },
)
