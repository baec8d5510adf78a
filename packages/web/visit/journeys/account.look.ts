import type { Visit } from '../visit.ts'
import { sentence, type WordId, words } from '../words.ts'

/** Whether a failure covers the page. */
export function isCovered({ language, page }: Visit): Promise<boolean> {
  const name = words(language, 'error.somethingWentWrong')
  return page.getByRole('heading', { name, exact: true }).isVisible()
}

/**
 * The message of a flow about a failed attempt, by its id; null if it shows none.
 * @param values the values of the message
 * @throws Error for words that the model does not know
 */
export async function problemIn<Problem extends WordId>(
  { language, page }: Visit,
  flow: string,
  problems: readonly Problem[],
  values: Readonly<Record<string, number>> = {},
): Promise<Problem | null> {
  const alerts = page.locator(`[data-flow="${flow}"] [role="alert"]`).filter({ visible: true })
  const [said] = await alerts.allTextContents()
  if (said === undefined) return null
  const mending = (await alerts.first().getByRole('button').allTextContents()).join('')
  const problem = problems.find((id) => sentence(language, id, values) + mending === said)
  if (!problem) throw new Error(`the model does not know "${said}"`)
  return problem
}
