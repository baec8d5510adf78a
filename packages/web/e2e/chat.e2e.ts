import { screenOf, signIn } from './support/steps.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'
import { addressOf, type Language, sentence, type WordId, words } from './support/words.ts'

test.use(withoutMotion)

/** Why nobody is signed in, with the ticket of the address. */
const refusals = (language: Language): readonly (readonly [string, string])[] => [
  ['chat-sign-in.5000', words(language, 'chatSignIn.failed')],
  ['chat-sign-in.5001', words(language, 'login.error.accountBlocked')],
  ['chat-sign-in.1007', words(language, 'login.error.uplineLocked')],
  ['chat-sign-in.1008', words(language, 'login.error.passwordLocked')],
  ['chat-sign-in.5003', words(language, 'chatSignIn.error.notLinked')],
]

test('a member links a chat account from the menu and changes it only when they say so [AUTH-22…24, ERR-21, SESS-19, SHELL-42]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const button = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true })
  const openLink = async (entry: WordId) => {
    if (isMobile) await button('header.toggleMenu').click()
    await button(entry).click()
  }
  await signIn(page, language)
  await expect(page.getByRole('banner')).toContainText('demo')

  await openLink('menu.linkChat')
  const dialog = page.getByRole('dialog', { name: words(language, 'chatLink.title') })
  await expect(dialog).toContainText(words(language, 'chatLink.linked'))
  await button('action.ok').click()
  await expect(dialog).toHaveCount(0)

  await openLink('menu.changeChat')
  await expect(screenOf(page, 'chatLink', 'confirmingChange')).toBeVisible()
  await expectAccessible(page)
  await button('chatLink.keep').click()
  await expect(dialog).toHaveCount(0)
  expect(await control.requests({ endpoint: 'chatAuthorize' })).toHaveLength(1)
  await openLink('menu.changeChat')
  await control.arm('chat-link.6000')
  await button('chatLink.confirmYes').click()
  await expect(dialog.getByRole('alert')).toHaveText(words(language, 'chatLink.error.alreadyUsed'))
  const admin = dialog.getByRole('link', { name: words(language, 'action.contactAdmin') })
  await expect(admin).toHaveAttribute('href', 'https://chat.example/croupier')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a member who linked a chat account signs in with it and is where they were going [AUTH-04, AUTH-25, ROUTE-08]', async ({
  context,
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await control.putMember({ username: 'demo', lineId: 'line-demo' })
  await page.goto(addressOf(language, `/login?url=${addressOf(language, '/deposit')}`))
  await page.getByRole('button', { name: words(language, 'chatSignIn.begin'), exact: true }).click()
  await expect(page).toHaveURL(addressOf(language, '/deposit'))
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')
})

test('every refusal of a sign-in by chat is told in its own words, and the same ticket may try again where it was only too early [AUTH-05, ERR-08, ERR-10…12, ROUTE-08, ROUTE-09]', async ({
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  const problem = page.getByRole('alert')
  for (const [id, told] of refusals(language)) {
    await control.arm(id)
    const path = id === 'chat-sign-in.5003' ? '/loginUrl?ticket=7' : '/loginLine?ticket=7'
    await page.goto(addressOf(language, path))
    await expect(problem).toHaveText(told)
    await expect(page).not.toHaveURL(/ticket/)
  }
  await expectAccessible(page)
  await expect(
    page.getByRole('link', { name: words(language, 'chatSignIn.usePassword') }),
  ).toBeVisible()

  await control.arm('chat-sign-in.3000')
  await page.goto(addressOf(language, '/loginUrl?ticket=7'))
  await expect(problem).toHaveText(sentence(language, 'login.error.waitOneMinute', { minutes: 1 }))
  await expectAccessible(page)
  await page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click()
  await expect(problem).toHaveText(words(language, 'chatSignIn.failed'))
  expect(await control.requests({ endpoint: 'chatSignIn' })).toHaveLength(7)
})
