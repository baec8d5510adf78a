import { dialogIn } from '../visit/controls.steps.ts'
import { balanceIn, screenOf, signIn } from '../visit/steps.ts'
import { story } from '../visit/story.ts'
import { confirmPayout, openWithdraw, withdrawField } from '../visit/withdraw.steps.ts'

story(
  'a long name and a balance of eight digits are shown whole: in the header, the form and the review of a withdrawal and its tracker [WD-17]',
  async ({ control, expect, language, page }) => {
    const username = 'somchai.wongsuwannakhiri.bangkok'
    const firstname = 'สมชายวิวัฒน์พัฒนากุลชัย'
    const lastname = 'วงศ์สุวรรณคีรีศรีสมุทรปราการ'
    await control.putMember({
      username,
      password: 'demo1234',
      firstname,
      lastname,
      bankId: 'kbank',
      bankAccount: '123456789012345',
      balance: 98_765_432.1,
      limits: { withdrawAmountPerDay: null },
    })
    await signIn(page, language, { username })
    await expect(balanceIn(page, language)).toHaveText('฿98,765,432.10')
    await openWithdraw(page, language)
    await expect(page.getByText(`${firstname} ${lastname}`)).toBeVisible()
    await withdrawField(page, language).fill('999999')
    await withdrawField(page, language).press('Enter')
    const review = dialogIn(page, language, 'payout.review.title')
    await expect(review).toContainText('999,999.00')
    await confirmPayout(page, language)
    await expect(screenOf(page, 'withdrawLock', 'locked')).toContainText('−999,999.00')
  },
)
