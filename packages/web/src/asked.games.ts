import { createApp, flowRef } from '@croupier/core'
import { createMemoryPorts, type Http } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { whenFlowsAreLoaded } from './app/flows.loaded.ts'
import { whenGamesAreShown } from './app/games.shown.ts'
import { type KeptAnswer, questionOf } from './platform/kept-answers.ts'
import type { AskedGames, AskGames } from './rendered.page.ts'

/** The one call whose answers a page may have in it: they are the same for all visitors, and at any time. */
const keptOperation = 'lists'

export const askGames: AskGames = async ({ http, origin, site: json }): Promise<AskedGames> => {
  const answers: KeptAnswer[] = []
  const troubles: string[] = []
  let asked = 0
  const recording: Http = async (input, init) => {
    const question = questionOf(init)
    if (question?.operationName !== keptOperation) return new Promise<never>(() => {})
    asked += 1
    const { status, text } = await textOf(http(input, init), troubles)
    if (status === 200) answers.push({ question, answer: JSON.parse(text) })
    else troubles.push(`answers ${status}`)
    return new Response(text, { status })
  }
  const ports = { ...createMemoryPorts(), http: recording }
  const site = readSiteConfiguration(json, origin, ports.log)
  if (!isUsable(site)) throw new Error(`The site lacks ${site.missing.join(' and ')}.`)
  const app = createApp({ ports, site })
  app.actor.start()
  app.actor.send({ type: 'gameRails.requested' })
  await whenFlowsAreLoaded(app)
  await whenGamesAreShown(app)
  const rows = flowRef(app.actor.getSnapshot(), 'gameRails')?.getSnapshot().context.rails ?? {}
  app.actor.stop()
  // The chart leaves out a row that was refused, which is good for a visit, but not for a page that is kept.
  if (Object.keys(rows).length === asked && asked > 0) return { kind: 'answered', answers }
  const [trouble = 'refuses to list games'] = troubles
  return { kind: 'missing', trouble: `${site.services.auth} ${trouble}` }
}

async function textOf(
  answer: Promise<Response>,
  troubles: string[],
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await answer
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    troubles.push(`does not answer (${cause instanceof Error ? cause.message : cause})`)
    throw error
  }
}
