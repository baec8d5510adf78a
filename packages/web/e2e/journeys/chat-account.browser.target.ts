import {
  type ChatAccountSight,
  type ChatAccountStep,
  chatAccountEvents,
  chatAccountJourney,
  chatAccountProblems,
  type JourneyTarget,
  usedLink,
} from '@croupier/model-tests/journeys'
import { mainMenu, openMenu, signOut } from '../../visit/menu.steps.ts'
import { balanceIn, fillLogin, signIn } from '../../visit/steps.ts'
import { addressOf, type WordId, words } from '../../visit/words.ts'
import { dismissToasts } from '../support/toasts.ts'
import { problemIn } from './account.look.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

const chatService = '**/chat/consent*'

/** Scripts for the page; the commands that walk know no browser. */
const readScreens = `[...document.querySelectorAll('[data-flow="chatLink"]')].map(
  ({ dataset }) => dataset.screen,
)`
/** As a browser tells that its member looks at the page again. */
const lookAgain = `document.dispatchEvent(new Event('visibilitychange'))`

/** A chat account in a browser, for a member who has just signed in. */
export async function openBrowserChatAccount(
  visit: BrowserVisit,
): Promise<JourneyTarget<ChatAccountStep, ChatAccountSight>> {
  const { control, language, page } = visit
  await dismissToasts(page, language)
  await signIn(page, language)
  await balanceIn(page, language).waitFor()

  const button = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true })
  const press = (id: WordId) => button(id).click()
  const openDialog = async () => {
    await openMenu(page, language)
    const entry = (id: WordId) =>
      mainMenu(page, language).getByRole('button', { name: words(language, id), exact: true })
    await entry('menu.linkChat').or(entry('menu.changeChat')).click()
  }
  const whenAnswered = async (
    event: keyof typeof chatAccountEvents,
    act: () => Promise<unknown>,
  ) => {
    await chatAccountEvents[event](control)
    await act()
  }
  const signInByChat = () => press('chatSignIn.begin')

  const steps: Record<ChatAccountStep, () => Promise<unknown>> = {
    openLink: openDialog,
    openLinkInApp: async () => {
      // As with an app that takes the address: the page stays.
      await page.route(chatService, (route) => route.fulfill({ status: 204 }))
      await openDialog()
      await button('chatLink.openAgain').waitFor()
      await page.unroute(chatService)
    },
    openAndLoseAnswer: () => whenAnswered('checkIsLost', openDialog),
    openWhatIsUsed: () => whenAnswered('accountIsUsed', openDialog),
    confirmChange: () => press('chatLink.confirmYes'),
    keepAccount: () => press('chatLink.keep'),
    linkInApp: () => whenAnswered('accountIsLinked', () => page.evaluate(lookAgain)),
    lookAgain: () => page.evaluate(lookAgain),
    openAgain: () => press('chatLink.openAgain'),
    tryAgain: () => press('action.tryAgain'),
    cancel: () => press('action.cancel'),
    acknowledge: () => press('action.ok'),
    reload: () => page.reload(),
    signOut: () => signOut(page, language),
    goToLogin: () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: words(language, 'header.logIn') })
        .click(),
    signIn: () => fillLogin(page, language),
    askAndLoseAddress: () => whenAnswered('addressIsLost', signInByChat),
    signInByChatAndLoseAnswer: () => whenAnswered('signInIsLost', signInByChat),
    signInByChatUnheardOf: () => whenAnswered('signInIsUnheardOf', signInByChat),
    signInByChatTooEarly: () => whenAnswered('signInIsTooEarly', signInByChat),
    signInByChat,
    retry: () => press('action.tryAgain'),
    usePassword: () =>
      page.getByRole('button', { name: words(language, 'chatSignIn.usePassword') }).click(),
    followUsedLink: () => page.goto(addressOf(language, usedLink)),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: chatAccountJourney, look: () => lookOnTheWay(visit) }),
    close: async () => {},
  }
}

const nothing: Omit<ChatAccountSight, 'page'> = { dialog: null, problem: null, canRetry: false }

/** A page that is just being left for the chat service cannot be looked at. */
async function lookOnTheWay(visit: BrowserVisit): Promise<ChatAccountSight | string> {
  try {
    return await lookAt(visit)
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return 'the way to the chat'
    throw error
  }
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt(visit: BrowserVisit): Promise<ChatAccountSight | string> {
  const { language, page } = visit
  const signInProblem = () => problemIn(visit, 'chatSignIn', chatAccountProblems, { minutes: 1 })
  if (await page.locator('[data-flow="login"]').isVisible()) {
    return { ...nothing, page: 'login', problem: await signInProblem() }
  }
  if (await page.locator('[data-flow="chatSignIn"]').isVisible()) {
    const again = page.getByRole('button', { name: words(language, 'action.tryAgain') })
    const canRetry = await again.isVisible()
    return { ...nothing, page: 'return', problem: await signInProblem(), canRetry }
  }
  if (await balanceIn(page, language).isVisible()) {
    const [screen] = await page.evaluate<readonly string[]>(readScreens)
    switch (screen) {
      case undefined:
        return { ...nothing, page: 'home' }
      case 'confirmingChange':
      case 'opened':
      case 'linked':
        return { ...nothing, page: 'home', dialog: screen }
      case 'failed': {
        const problem = await problemIn(visit, 'chatLink', chatAccountProblems)
        return { ...nothing, page: 'home', dialog: screen, problem }
      }
      default:
        return screen
    }
  }
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
  return (await register.isVisible()) ? { ...nothing, page: 'visitor' } : page.url()
}
