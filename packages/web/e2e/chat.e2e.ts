import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import { screenOf, signIn } from '../visit/steps.ts'
import {
  addressOf,
  type Language,
  languages,
  sentence,
  type WordId,
  words,
} from '../visit/words.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

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
    await openMenu(page, language)
    await mainMenu(page, language)
      .getByRole('button', { name: words(language, entry), exact: true })
      .click()
  }
  await signIn(page, language)

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

test('a member who linked a chat account signs in with it and is where they were going, and reaches the admin in the same chat when that does not work [AUTH-04, AUTH-25, ROUTE-08]', async ({
  context,
  control,
  isMobile,
  page,
}) => {
  const language = isMobile ? 'en' : 'th'
  await control.putMember({ username: 'demo', lineId: 'line-demo' })
  await page.goto(addressOf(language, `/login?url=${addressOf(language, '/deposit')}`))
  const begin = page.getByRole('button', { name: words(language, 'chatSignIn.begin'), exact: true })
  await control.arm('chat-sign-in.5001')
  await begin.click()
  await expect(page.getByRole('alert')).toHaveText(words(language, 'login.error.accountBlocked'))
  await expect(
    page.getByRole('link', { name: words(language, 'action.contactAdmin') }),
  ).toHaveAttribute('href', 'https://chat.example/croupier')
  await begin.click()
  await expect(page).toHaveURL(addressOf(language, '/deposit'))
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth')
})

for (const language of languages) {
  test(`in ${language} every refusal of a sign-in by chat is told in its own words, and the same ticket may try again where it was only too early [AUTH-05, ERR-08, ERR-10…12, ROUTE-08, SHELL-08]`, async ({
    control,
    page,
  }) => {
    const problem = page.getByRole('alert')
    for (const [id, told] of refusals(language)) {
      await control.arm(id)
      const path = id === 'chat-sign-in.5003' ? '/loginUrl?ticket=7' : '/loginLine?ticket=7'
      await page.goto(addressOf(language, path))
      await expect(problem).toHaveText(told)
      await expect(page).not.toHaveURL(/ticket/)
      for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
        if (path.startsWith('/loginLine')) await expect(page.getByRole(landmark)).toHaveCount(0)
      }
    }
    await expectAccessible(page)
    await expect(
      page.getByRole('button', { name: words(language, 'chatSignIn.usePassword') }),
    ).toBeVisible()

    await control.arm('chat-sign-in.3000')
    await page.goto(addressOf(language, '/loginUrl?ticket=7'))
    await expect(problem).toHaveText(
      sentence(language, 'login.error.waitOneMinute', { minutes: 1 }),
    )
    await expectAccessible(page)
    await page
      .getByRole('button', { name: words(language, 'action.tryAgain'), exact: true })
      .click()
    await expect(problem).toHaveText(words(language, 'chatSignIn.failed'))
    expect(await control.requests({ endpoint: 'chatSignIn' })).toHaveLength(7)
  })

  test(`in ${language} everything that keeps a chat account from being linked is told in its own words, and the next attempt links it [AUTH-22, AUTH-24, ERR-21, OPEN-76]`, async ({
    control,
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: words(language, 'chatLink.title') })
    const again = dialog.getByRole('button', { name: words(language, 'action.tryAgain') })
    const problem = dialog.getByRole('alert')
    await signIn(page, language)
    const entry = mainMenu(page, language).getByRole('button', {
      name: words(language, 'menu.linkChat'),
      exact: true,
    })
    await openMenu(page, language)
    await control.fault('chatCheck', 'malformed')
    await entry.click()
    await expect(problem).toHaveText(words(language, 'chatLink.error.failed'))
    await control.arm('chat-link.6000')
    await again.click()
    await expect(problem).toContainText(words(language, 'chatLink.error.alreadyUsed'))
    await expect(dialog.getByRole('link')).toHaveText(words(language, 'action.contactAdmin'))
    await control.fault('chatAuthorize', 'malformed')
    await again.click()
    await expect(problem).toHaveText(words(language, 'chatLink.error.failed'))
    await control.arm('chat-link.fetchLink', { code: 4242 })
    await again.click()
    await expect(dialog).toContainText(words(language, 'chatLink.linked'))
  })
}
