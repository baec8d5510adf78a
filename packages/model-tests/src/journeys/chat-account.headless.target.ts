import { shownRoute, siteView } from '@croupier/core'
import { chatLinkView, chatSignInView } from '@croupier/core/chat'
import { second } from '@croupier/core/time'
import { visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, signIn } from '../site-visit.ts'
import { problemOf } from './account.problem.ts'
import { chatAccountJourney } from './chat-account.journey.ts'
import { chatAccountEvents } from './chat-account.server.ts'
import {
  type ChatAccountSight,
  type ChatAccountStep,
  chatAccountProblems,
  usedLink,
} from './chat-account.sight.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'

/** A chat account in this process, on the virtual clock, against the mock server. */
export async function openHeadlessChatAccount(): Promise<
  JourneyTarget<ChatAccountStep, ChatAccountSight>
> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  const tab = tabOf(browser, await visitAs(browser, 'demo'))

  /** Follows the page to the chat service, if it leads there, and back to where the service sends the member. */
  const followOut = async (act: () => unknown) => {
    const before = tab.navigation.left().length
    await act()
    await tab.advance(second)
    const [address] = tab.navigation.left().slice(before)
    if (address === undefined) return
    const answering = browser.http(address, { redirect: 'manual' })
    await browser.answersArrive()
    const answer = await answering
    await tab.load(answer.headers.get('Location') ?? address)
  }
  const openDialog = () => tab.app.actor.send({ type: 'chatLink.requested' })
  const pressLink = (type: 'chatLink.close' | 'chatLink.confirm' | 'chatLink.retry') =>
    tab.flow('chatLink').send({ type })
  const signInByChat = () =>
    followOut(() => tab.flow('chatSignIn').send({ type: 'chatSignIn.begin' }))
  const lookAgain = () => {
    tab.page.hide()
    tab.page.resume()
  }
  const whenAnswered = async (event: keyof typeof chatAccountEvents, act: () => unknown) => {
    await chatAccountEvents[event](control)
    await act()
  }

  const steps: Record<ChatAccountStep, () => unknown> = {
    openLink: () => followOut(openDialog),
    openLinkInApp: openDialog,
    openAndLoseAnswer: () => whenAnswered('checkIsLost', openDialog),
    openWhatIsUsed: () => whenAnswered('accountIsUsed', openDialog),
    confirmChange: () => followOut(() => pressLink('chatLink.confirm')),
    keepAccount: () => pressLink('chatLink.close'),
    linkInApp: () => whenAnswered('accountIsLinked', lookAgain),
    lookAgain,
    openAgain: () => followOut(() => pressLink('chatLink.retry')),
    tryAgain: () => followOut(() => pressLink('chatLink.retry')),
    cancel: () => pressLink('chatLink.close'),
    acknowledge: () => pressLink('chatLink.close'),
    reload: () => tab.reload(),
    signOut: () => tab.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' }),
    goToLogin: () => tab.navigation.go('/login', 'push'),
    signIn: () => signIn(tab, 'demo'),
    askAndLoseAddress: () => whenAnswered('addressIsLost', signInByChat),
    signInByChatAndLoseAnswer: () => whenAnswered('signInIsLost', signInByChat),
    signInByChatUnheardOf: () => whenAnswered('signInIsUnheardOf', signInByChat),
    signInByChatTooEarly: () => whenAnswered('signInIsTooEarly', signInByChat),
    signInByChat,
    retry: () => tab.flow('chatSignIn').send({ type: 'chatSignIn.retry' }),
    usePassword: () => tab.flow('chatSignIn').send({ type: 'chatSignIn.giveUp' }),
    followUsedLink: () => tab.load(usedLink),
  }

  return targetOf({ tab, steps, lookAt })
}

const nothing: Omit<ChatAccountSight, 'page'> = { dialog: null, problem: null, canRetry: false }

function lookAt({ app, flow, isRunning, navigation: address }: SiteVisit): ChatAccountSight {
  const snapshot = app.actor.getSnapshot()
  const { navigation } = snapshot.children
  switch (navigation && shownRoute(navigation.getSnapshot())?.route) {
    case 'index': {
      if (!siteView(snapshot).isMember) return { ...nothing, page: 'visitor' }
      if (!isRunning('chatLink')) return { ...nothing, page: 'home' }
      const { problem, screen } = chatLinkView(flow('chatLink').getSnapshot())
      if (screen === 'checking' || screen === 'fetchingLink') {
        throw new Error(`the dialog stays at ${screen}`)
      }
      return {
        ...nothing,
        page: 'home',
        dialog: screen === 'closed' ? null : screen,
        problem: screen === 'failed' ? problemOf(problem, chatAccountProblems) : null,
      }
    }
    case 'login': {
      const { problem } = chatSignInView(flow('chatSignIn').getSnapshot())
      return { ...nothing, page: 'login', problem: problemOf(problem, chatAccountProblems) }
    }
    case 'loginLine': {
      const { canRetry, problem } = chatSignInView(flow('chatSignIn').getSnapshot())
      const said = problemOf(problem, chatAccountProblems)
      return { ...nothing, page: 'return', canRetry, problem: said }
    }
    default:
      throw new Error(`no page of the model is at ${address.current()}`)
  }
}

export const chatAccountHeadless = headless(chatAccountJourney, openHeadlessChatAccount)
