import type { Part } from '../screen.ts'
import type { Visit } from '../visit.ts'
import { sentence, type WordId, words } from '../words.ts'

/** Whether a failure covers the page. */
export function isCovered({ language, page }: Visit): Promise<boolean> {
  const name = words(language, 'error.somethingWentWrong')
  return page.getByRole('heading', { name, exact: true }).isVisible()
}

/**
 * The alert of a flow about a failed attempt, by the id of its message; null if it shows none.
 * @param values the values of the message
 * @throws Error for words that the model does not know
 */
export async function problemIn<Problem extends WordId>(
  visit: Visit,
  flow: string,
  problems: readonly Problem[],
  values: Readonly<Record<string, number>> = {},
): Promise<Problem | null> {
  const alerts = visit.page.locator(`[data-flow="${flow}"] [role="alert"]`)
  return problemAt(visit, alerts, problems, values)
}

/** The message of the first visible part at a place, by its id, as in `problemIn`. */
export async function problemAt<Problem extends WordId>(
  { language }: Visit,
  place: Part,
  problems: readonly Problem[],
  values: Readonly<Record<string, number>> = {},
): Promise<Problem | null> {
  const shown = place.filter({ visible: true })
  const [said] = await shown.allTextContents()
  if (said === undefined) return null
  const mending = (await shown.first().locator('button, a').allTextContents()).join('')
  const problem = problems.find((id) => sentence(language, id, values) + mending === said)
  if (!problem) throw new Error(`the model does not know "${said}"`)
  return problem
}
