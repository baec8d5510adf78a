import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { passwordChangeJourney } from '@croupier/model-tests/journeys/password-change.journey'
import { passwordChangeEvents } from '@croupier/model-tests/journeys/password-change.server'
import {
  nobodysPassword,
  type PasswordChangeSight,
  type PasswordChangeStep,
  passwordChangeProblems,
  passwordsInTurn,
} from '@croupier/model-tests/journeys/password-change.sight'
import { tokensLifeMs } from '@croupier/model-tests/journeys/session.server'
import { mainMenu, openMenu, signOut } from '../menu.steps.ts'
import { balanceIn, beMember, fillLogin } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { isCovered, problemIn } from './account.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

interface Typed {
  readonly old?: string
  readonly fresh?: string
  readonly repeated?: string
}

/** A change of the password on the screen, for a member who has just signed in. */
async function openPasswordChangeTarget(
  visit: Visit,
): Promise<JourneyTarget<PasswordChangeStep, PasswordChangeSight>> {
  const { control, language, page } = visit
  await beMember(page, language)
  let [present, next]: readonly [string, string] = passwordsInTurn

  const change = async ({ old = present, fresh = next, repeated = fresh }: Typed = {}) => {
    const typed: readonly (readonly [WordId, string])[] = [
      ['passwordChange.oldPassword', old],
      ['reset.newPassword', fresh],
      ['reset.confirmPassword', repeated],
    ]
    for (const [id, text] of typed) {
      await page.getByLabel(words(language, id), { exact: true }).fill(text)
    }
    await page
      .getByRole('button', { name: words(language, 'passwordChange.submit'), exact: true })
      .click()
  }
  const changeForGood = async () => {
    await change()
    ;[present, next] = [next, present]
  }
  const whenAnswered = async (
    event: keyof typeof passwordChangeEvents,
    act: () => Promise<unknown> = change,
  ) => {
    await passwordChangeEvents[event](control)
    await act()
  }

  const steps: Record<PasswordChangeStep, () => Promise<unknown>> = {
    open: async () => {
      await openMenu(page, language)
      await mainMenu(page, language)
        .getByRole('link', { name: words(language, 'menu.resetPassword') })
        .click()
    },
    changeWithWrongOld: () => change({ old: nobodysPassword }),
    changeWithTypo: () => change({ repeated: nobodysPassword }),
    changeAndLoseAnswer: () => whenAnswered('answerIsLost', changeForGood),
    repeatChange: () => change({ old: next, fresh: present }),
    changeToSame: () => change({ fresh: present }),
    changeWithOldTokens: async () => {
      await visit.sleep(tokensLifeMs)
      await changeForGood()
    },
    changeWithoutSession: () => whenAnswered('sessionIsOver'),
    change: changeForGood,
    tryAgain: () =>
      page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click(),
    otherTabSignsOut: () =>
      visit.inOtherTab(async (tab) => {
        await tab.page.goto(addressOf(language, '/'))
        await signOut(tab.page, language)
      }),
    reload: () => page.reload(),
    goHome: () => page.goto(addressOf(language, '/')),
    signOut: () => signOut(page, language),
    goToLogin: () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: words(language, 'header.logIn') })
        .click(),
    signInWithOther: () => fillLogin(page, language, { password: next }),
    signIn: () => fillLogin(page, language, { password: present }),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, passwordChangeJourney, () => lookAtPasswordChange(visit)),
    close: async () => {},
  }
}

/** What the member sees, or the address of a page that the model does not know. */
async function lookAtPasswordChange(visit: Visit): Promise<PasswordChangeSight | string> {
  const { language, page } = visit
  const isThere = (flow: string) => page.locator(`[data-flow="${flow}"]`).isVisible()
  if (await isCovered(visit)) return { page: 'failure', problem: null }
  if (await isThere('login')) {
    return { page: 'login', problem: await problemIn(visit, 'login', passwordChangeProblems) }
  }
  if (await isThere('passwordChange')) {
    const problem = await problemIn(visit, 'passwordChange', passwordChangeProblems)
    return { page: 'change', problem }
  }
  if (await balanceIn(page, language).isVisible()) return { page: 'home', problem: null }
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
  return (await register.isVisible()) ? { page: 'visitor', problem: null } : page.url()
}

export const passwordChangeOnScreen: ScreenJourney<PasswordChangeStep, PasswordChangeSight> = {
  journey: passwordChangeJourney,
  open: openPasswordChangeTarget,
  describeSight: ({ page, problem }) => `${page} ${problem}`,
  limit: usualLimit,
}
