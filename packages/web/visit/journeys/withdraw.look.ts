import {
  type WithdrawSight,
  withdrawProblems,
  withdrawProblemWords,
  withdrawStages,
  withdrawStageWords,
} from '@croupier/model-tests/journeys/withdraw.sight'
import { dialogIn } from '../controls.steps.ts'
import type { Part } from '../screen.ts'
import { attributeNow, valueNow } from '../seen-now.ts'
import { screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { withdrawField } from '../withdraw.steps.ts'
import { beginningOf, type Language, type WordId, words } from '../words.ts'

type Looked = Omit<WithdrawSight, 'calls'>

const nothing: Omit<Looked, 'screen'> = {
  amount: '',
  problem: null,
  isLocked: false,
  stage: null,
  canGoBack: false,
}

const looks = {
  found: 'withdraw.unknown.foundTitle',
  notFound: 'withdraw.unknown.notFound',
  cannotCheck: 'withdraw.unknown.cannotCheck',
} as const satisfies Partial<Record<Looked['screen'], WordId>>

const reminders = {
  unknownInHeader: 'header.withdrawalUnknown',
  foundInHeader: 'header.withdrawalFound',
} as const satisfies Partial<Record<Looked['screen'], WordId>>

/** The button that leads back to a withdrawal whose answer was lost. */
export function reminderIn({ language, page }: Visit, screen: keyof typeof reminders): Part {
  return page.getByRole('button', { name: words(language, reminders[screen]), exact: true })
}

/** What the member sees, or the name of an intermediate screen. */
export async function lookAtWithdraw(visit: Visit): Promise<Looked | string> {
  const { page } = visit
  const flow = page.locator('[data-flow="withdraw"]')
  if ((await flow.count()) === 0) return lookFromAway(visit)
  const name = await attributeNow(flow, 'data-screen')
  switch (name) {
    case 'reviewing':
      return lookAtReview(visit)
    case 'submitting':
      return { ...nothing, screen: 'sending' }
    case 'outcomeUnknown':
      return lookAtUnknown(visit)
    case 'editing':
      return lookAtForm(visit)
    default:
      return name ?? 'no screen'
  }
}

async function lookFromAway(visit: Visit): Promise<Looked | string> {
  for (const screen of ['unknownInHeader', 'foundInHeader'] as const) {
    if (await reminderIn(visit, screen).isVisible()) return { ...nothing, screen }
  }
  const isThere = await visit.page.getByRole('banner').getByRole('button').first().isVisible()
  return isThere ? { ...nothing, screen: 'away' } : 'no page'
}

async function lookAtReview({ language, page }: Visit): Promise<Looked | string> {
  const dialog = dialogIn(page, language, 'payout.review.title')
  if (!(await dialog.isVisible())) return 'no dialog'
  const said = await dialog.getByRole('alert').allTextContents()
  return { ...nothing, screen: 'review', problem: problemIn(said, language) }
}

async function lookAtUnknown({ language, page }: Visit): Promise<Looked | string> {
  const [said = ''] = await page.locator('[data-flow="withdraw"] [role="dialog"]').allTextContents()
  const screens = ['found', 'notFound', 'cannotCheck'] as const
  const screen = screens.find((one) => said.includes(words(language, looks[one])))
  const goBack = page.getByRole('button', { name: words(language, 'withdraw.unknown.goBack') })
  return screen ? { ...nothing, screen, canGoBack: await goBack.isVisible() } : 'looking'
}

async function lookAtForm({ language, page }: Visit): Promise<Looked | string> {
  const field = withdrawField(page, language)
  const amount = await valueNow(field)
  if (amount === null) return 'no form'
  const said = await page.locator('[data-flow="withdraw"] [role="alert"]').allTextContents()
  const lock = await screenOf(page, 'withdrawLock', 'locked').allTextContents()
  return {
    screen: 'form',
    amount,
    problem: problemIn(said, language),
    isLocked: lock.length > 0,
    stage: stageIn(lock, language),
    canGoBack: false,
  }
}

/** How far the withdrawal has come that the lock is about, or null. */
function stageIn(lock: readonly string[], language: Language): Looked['stage'] {
  const isSaid = (id: WordId) => lock.some((text) => text.includes(words(language, id)))
  return withdrawStages.find((stage) => isSaid(withdrawStageWords[stage])) ?? null
}

/** Which of the known problems is shown, or null. */
function problemIn(said: readonly string[], language: Language): Looked['problem'] {
  const isShown = (id: WordId) => said.some((text) => text.includes(beginningOf(language, id)))
  return withdrawProblems.find((one) => isShown(withdrawProblemWords[one])) ?? null
}
