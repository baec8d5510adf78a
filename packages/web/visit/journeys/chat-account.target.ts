import { chatAccountJourney } from '@croupier/model-tests/journeys/chat-account.journey'
import { chatAccountEvents } from '@croupier/model-tests/journeys/chat-account.server'
import {
  type ChatAccountSight,
  type ChatAccountStep,
  chatAccountProblems,
  usedLink,
} from '@croupier/model-tests/journeys/chat-account.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { mainMenu, openMenu, signOut } from '../menu.steps.ts'
import { attributeNow } from '../seen-now.ts'
import { balanceIn, beMember, fillLogin } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { problemAt, problemIn } from './account.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

const isChatService = ({ pathname }: URL) => pathname.endsWith('/chat/consent')

/** A chat account on the screen, for a member who has just signed in. */
async function openChatAccountTarget(
  visit: Visit,
): Promise<JourneyTarget<ChatAccountStep, ChatAccountSight>> {
  const { control, language, page } = visit
  await beMember(page, language)

  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
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
    openLinkInApp: () => visit.whileAppOpens(isChatService, openDialog),
    openAndLoseAnswer: () => whenAnswered('checkIsLost', openDialog),
    openWhatIsUsed: () => whenAnswered('accountIsUsed', openDialog),
    confirmChange: () => press('chatLink.confirmYes'),
    keepAccount: () => press('chatLink.keep'),
    linkInApp: () => whenAnswered('accountIsLinked', () => visit.lookAgain()),
    lookAgain: () => visit.lookAgain(),
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
    look: lookUntil(visit, chatAccountJourney, () => lookAtChatAccount(visit)),
    close: async () => {},
  }
}

const nothing: Omit<ChatAccountSight, 'page'> = { dialog: null, problem: null, canRetry: false }

/** What the member sees, or the name of an intermediate screen. */
async function lookAtChatAccount(visit: Visit): Promise<ChatAccountSight | string> {
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
  if (await balanceIn(page, language).isVisible()) return lookAtHome(visit)
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
  return (await register.isVisible()) ? { ...nothing, page: 'visitor' } : page.url()
}

async function lookAtHome(visit: Visit): Promise<ChatAccountSight | string> {
  // A step takes the focus, so its problem is no alert.
  const dialog = visit.page.locator('[data-flow="chatLink"]')
  const screen = await attributeNow(dialog, 'data-screen')
  switch (screen) {
    case null:
      return { ...nothing, page: 'home' }
    case 'confirmingChange':
    case 'opened':
    case 'linked':
      return { ...nothing, page: 'home', dialog: screen }
    case 'failed': {
      const problem = await problemAt(visit, dialog, chatAccountProblems)
      return { ...nothing, page: 'home', dialog: screen, problem }
    }
    default:
      return screen
  }
}

export const chatAccountOnScreen: ScreenJourney<ChatAccountStep, ChatAccountSight> = {
  journey: chatAccountJourney,
  open: openChatAccountTarget,
  describeSight: ({ dialog, page, problem }) => `${page} ${dialog} ${problem}`,
  limit: usualLimit,
  smokeWalk: [
    'openLinkInApp',
    'cancel',
    'openWhatIsUsed',
    'cancel',
    'openAndLoseAnswer',
    'cancel',
    'signOut',
    'goToLogin',
    'signInByChat',
    'usePassword',
    'signIn',
    'openLink',
    'acknowledge',
    'openLink',
    'confirmChange',
    'acknowledge',
    'signOut',
    'goToLogin',
    'signInByChat',
  ],
}
