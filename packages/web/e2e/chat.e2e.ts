import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { screenOf } from '../visit/steps.ts'
import { addressOf, words } from '../visit/words.ts'
import { whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('on a phone the sign-in through a chat service works, and its screens are accessible [AUTH-04, AUTH-25]', async ({
  context,
  control,
  page,
}) => {
  const language = 'th'
  const dialog = page.getByRole('dialog', { name: words(language, 'chatLink.title') })
  const press = (id: 'chatSignIn.begin' | 'chatLink.confirmYes') =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  await control.putMember({ username: 'demo', lineId: 'line-demo' })
  await control.arm('chat-sign-in.5001')
  await page.goto(addressOf(language, '/login'))
  await press('chatSignIn.begin')
  await expect(page.getByRole('alert')).toHaveText(words(language, 'login.error.accountBlocked'))
  await expectAccessible(page)
  await press('chatSignIn.begin')
  await expect(page.getByRole('banner')).toContainText('demo')
  const cookies = await whenSettled(page, () => context.cookies())
  const auth = cookies.filter(({ name }) => name === 'auth')
  expect(auth).toHaveLength(1)

  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('button', { name: words(language, 'menu.linkChat'), exact: true })
    .click()
  await expect(screenOf(page, 'chatLink', 'confirmingChange')).toBeVisible()
  await expectAccessible(page)
  await control.arm('chat-link.6000')
  await press('chatLink.confirmYes')
  await expect(dialog).toContainText(words(language, 'chatLink.error.alreadyUsed'))
  await expectAccessible(page)
})
