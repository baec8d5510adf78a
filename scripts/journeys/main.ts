// Walks through a part of the site by its user-level model: `npm run journeys -- deposit`.
import path from 'node:path'
import { listen } from '../../packages/mock-server/src/listen.ts'
import { headlessJourneys } from '../../packages/model-tests/src/journeys/headless.journeys.ts'
import { JourneyError } from '../../packages/model-tests/src/journeys/journey.walk.ts'
import { type BrowserSite, startBrowserSite } from '../../packages/web/e2e/journeys/browser.site.ts'
import { screenJourneys } from '../../packages/web/visit/journeys/screen.journeys.ts'
import { findBrowser } from '../browser.mjs'
import { findFreePorts } from '../browser-tests.mjs'
import { root } from '../run.mjs'
import { buildDemoSite } from '../site-page/demo.pages.ts'
import { walkOnDrawnScreens } from './drawn.walks.ts'
import { commandOf, type JourneyOptions, readOptions, usage } from './options.ts'
import { runnable } from './runner.ts'

const journeys = headlessJourneys.map((headless) => {
  const onScreen = screenJourneys.find(({ journey }) => journey.name === headless.name)
  if (!onScreen) throw new Error(`The journey "${headless.name}" is walked on no screen.`)
  return runnable(onScreen, headless)
})

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  if (error instanceof JourneyError)
    console.error(`\nThe walk did not go as the model says:\n\n${error.message}\n`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: JourneyOptions): Promise<void> {
  const names = journeys.map(({ name }) => name).join(', ')
  if (options.name === null) {
    console.log(`${usage}\n\nJourneys: ${names}`)
    return
  }
  const journey = journeys.find(({ name }) => name === options.name)
  if (!journey) throw new Error(`There is no journey "${options.name}"; there is ${names}.`)
  process.env.CROUPIER_DIALECT = options.dialect
  if (options.target === 'drawn') {
    const { language, seed, size, steps, walks } = options
    const plan = { seed, steps, walks }
    const command = commandOf(journey.name, options)
    return walkOnDrawnScreens(journey.name, { plan, visitor: { language, size }, command })
  }
  if (options.target === 'headless') {
    return journey.walk(options)
  }
  await withBrowser(options, ({ openVisit }) => journey.walkInBrowser(options, openVisit))
}

/** Builds the site, serves it and starts a browser while a function runs. */
async function withBrowser(
  { isShown, language, size }: JourneyOptions,
  work: (site: BrowserSite) => Promise<void>,
): Promise<void> {
  const browser = await findBrowser()
  if (!(await buildDemoSite())) throw new Error('The site could not be built.')
  const siteDirectory = path.join(root, 'packages/web/dist')
  // The site expects its games on the next port.
  const port = await findFreePorts(4673)
  const server = await listen({ port, host: '127.0.0.1', siteDirectory })
  try {
    const site = await startBrowserSite({ baseUrl: server.url, browser, isShown, language, size })
    try {
      await work(site)
    } finally {
      await site.close()
    }
  } finally {
    await server.close()
  }
}
