import { mainMenu, openMenu } from '../visit/menu.steps.ts'
import type { Part } from '../visit/screen.ts'
import { screenOf, signIn } from '../visit/steps.ts'
import { type StoryContext, story } from '../visit/story.ts'
import { addressOf, type Language, sentence, type WordId, words } from '../visit/words.ts'

const isChatService = ({ pathname }: URL) => pathname.endsWith('/chat/consent')

const admin = 'https://chat.example/croupier'

const button = ({ language, page }: StoryContext, id: WordId): Part =>
  page.getByRole('button', { name: words(language, id), exact: true })

const dialogIn = ({ language, page }: StoryContext): Part =>
  page.getByRole('dialog', { name: words(language, 'chatLink.title') })

async function openDialog({ language, page }: StoryContext, entry: WordId): Promise<void> {
  await openMenu(page, language)
  await mainMenu(page, language)
    .getByRole('button', { name: words(language, entry), exact: true })
    .click()
}

story(
  'a member links a chat account from the menu and changes it only after a confirmation [AUTH-22…24, ERR-21, SESS-19, SHELL-42]',
  async (context) => {
    const { control, expect, language, page } = context
    const dialog = dialogIn(context)
    await signIn(page, language)
    await openDialog(context, 'menu.linkChat')
    await expect(dialog).toContainText(words(language, 'chatLink.linked'))
    await button(context, 'action.ok').click()
    await expect(dialog).toHaveCount(0)

    await openDialog(context, 'menu.changeChat')
    await expect(screenOf(page, 'chatLink', 'confirmingChange')).toBeVisible()
    await button(context, 'chatLink.keep').click()
    await expect(dialog).toHaveCount(0)
    expect(await control.requests({ endpoint: 'chatAuthorize' })).toHaveLength(1)
    await openDialog(context, 'menu.changeChat')
    await control.arm('chat-link.6000')
    await button(context, 'chatLink.confirmYes').click()
    await expect(screenOf(page, 'chatLink', 'failed')).toContainText(
      words(language, 'chatLink.error.alreadyUsed'),
    )
    await expect(
      dialog.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toHaveAttribute('href', admin)
    await dialog.press('Escape')
    await expect(dialog).toHaveCount(0)
  },
)

story(
  'a member whose chat app opens beside the site is told so, and finds the account linked on return [AUTH-22, AUTH-23]',
  async (context) => {
    const { control, expect, language, lookAgain, lookAway, page, whileAppOpens } = context
    await signIn(page, language)
    await whileAppOpens(isChatService, () => openDialog(context, 'menu.linkChat'))
    const opened = screenOf(page, 'chatLink', 'opened')
    await expect(opened).toBeVisible()
    await lookAway()
    await lookAgain()
    await expect(opened).toBeVisible()
    await lookAway()
    await control.putMember({ username: 'demo', lineId: 'line-demo' })
    await lookAgain()
    await expect(dialogIn(context)).toContainText(words(language, 'chatLink.linked'))
  },
)

story(
  'a member with a linked chat account signs in with it, arrives where they were going, and reaches the admin in the same chat if that fails [AUTH-04, AUTH-25, ROUTE-08]',
  async (context) => {
    const { control, cookie, expect, language, page } = context
    await control.putMember({ username: 'demo', lineId: 'line-demo' })
    await page.goto(addressOf(language, `/login?url=${addressOf(language, '/deposit')}`))
    await control.arm('chat-sign-in.5001')
    await button(context, 'chatSignIn.begin').click()
    await expect(page.getByRole('alert')).toHaveText(words(language, 'login.error.accountBlocked'))
    await expect(
      page.getByRole('link', { name: words(language, 'action.contactAdmin') }),
    ).toHaveAttribute('href', admin)
    await button(context, 'chatSignIn.begin').click()
    await expect(page).toBeAt(addressOf(language, '/deposit'))
    expect(await cookie('auth')).not.toBeNull()
  },
)

/** The refusals of a sign-in with the ticket in the address. */
const refusals = (language: Language): readonly (readonly [string, string])[] => [
  ['chat-sign-in.5000', words(language, 'chatSignIn.failed')],
  ['chat-sign-in.5001', words(language, 'login.error.accountBlocked')],
  ['chat-sign-in.1007', words(language, 'login.error.uplineLocked')],
  ['chat-sign-in.1008', words(language, 'login.error.passwordLocked')],
  ['chat-sign-in.5003', words(language, 'chatSignIn.error.notLinked')],
]

story(
  'every refusal of a chat sign-in has its own words, and the same ticket may try again if it was only too early [AUTH-05, ERR-08, ERR-10…12, ROUTE-08, SHELL-08]',
  async (context) => {
    const { control, expect, language, page } = context
    const problem = page.getByRole('alert')
    for (const [id, refusal] of refusals(language)) {
      await control.arm(id)
      const path = id === 'chat-sign-in.5003' ? '/loginUrl?ticket=7' : '/loginLine?ticket=7'
      await page.goto(addressOf(language, path))
      await expect(problem).toHaveText(refusal)
      await expect(page).not.toBeAt(/ticket/)
      for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
        if (path.startsWith('/loginLine')) await expect(page.getByRole(landmark)).toHaveCount(0)
      }
    }
    await expect(button(context, 'chatSignIn.usePassword')).toBeVisible()

    await control.arm('chat-sign-in.3000')
    await page.goto(addressOf(language, '/loginUrl?ticket=7'))
    await expect(problem).toHaveText(
      sentence(language, 'login.error.waitOneMinute', { minutes: 1 }),
    )
    await button(context, 'action.tryAgain').click()
    await expect(problem).toHaveText(words(language, 'chatSignIn.failed'))
    expect(await control.requests({ endpoint: 'chatSignIn' })).toHaveLength(7)
  },
)

story(
  'every failure to link a chat account has its own words, and the next attempt links it [AUTH-22, AUTH-24, ERR-21, OPEN-76]',
  async (context) => {
    const { control, expect, language, page } = context
    const dialog = dialogIn(context)
    const again = dialog.getByRole('button', { name: words(language, 'action.tryAgain') })
    const problem = screenOf(page, 'chatLink', 'failed')
    await signIn(page, language)
    await control.fault('chatCheck', 'malformed')
    await openDialog(context, 'menu.linkChat')
    await expect(problem).toBeFocused()
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
  },
)
