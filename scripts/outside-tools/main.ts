// Checks docs/contract/openapi.json with third-party tools: Redocly's linter, Prism as a mock server that the
// site signs in to, and Prism as a proxy that validates the traffic between site and mock server.
import { type ListenOptions, listen } from '../../packages/mock-server/src/listen.ts'
import { walk } from '../../packages/model-tests/src/journeys/journey.walk.ts'
import { type BrowserSite, startBrowserSite } from '../../packages/web/e2e/journeys/browser.site.ts'
import { depositOnScreen } from '../../packages/web/visit/journeys/deposit.target.ts'
import type { ScreenJourney } from '../../packages/web/visit/journeys/screen.journey.ts'
import { sessionOnScreen } from '../../packages/web/visit/journeys/session.target.ts'
import { withdrawOnScreen } from '../../packages/web/visit/journeys/withdraw.target.ts'
import { balanceIn, signIn } from '../../packages/web/visit/steps.ts'
import { refuseArguments } from '../arguments.mjs'
import { findBrowser } from '../browser.mjs'
import { findFreePorts } from '../browser-tests.mjs'
import { buildSite } from '../build.mjs'
import { dist } from '../build.report.mjs'
import { run } from '../run.mjs'
import { answerThrough, forward, serviceCallOf } from './between.ts'
import { createPassage } from './passage.ts'
import { type Prism, startPrism } from './prism.ts'
import { fetchTools, toolAt } from './tools.ts'

const services = ['api', 'auth', 'reward', 'chat', 'content'] as const

/** The calls that the site makes during the smoke walks. */
const callsOfWalks = [
  'login',
  'refresh',
  'revoke',
  'getMember',
  'getCredit',
  'getProfile',
  'createQr',
  'pollQr',
  'getMinWithdraw',
  'withdraw',
  'getHistory',
  'checkMaintenance',
  'checkUpgrade',
  'getPromotion',
  'lists',
  'getNotifys',
] as const

refuseArguments('npm run test:contract', 'it uses all of its tools')

try {
  await fetchTools()
  if (!(await buildSite())) {
    throw new Error('The site could not be built.')
  }
  await lint()
  await signInToPrism()
  await walkThroughPrism()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Redocly must report neither errors nor warnings. */
async function lint(): Promise<void> {
  const args = ['lint', 'docs/contract/openapi.json', '--format=json']
  const { code, output } = await run(toolAt('redocly'), args, { isQuiet: true })
  const totals = /"totals":\s*\{[^}]*"errors":\s*(\d+),\s*"warnings":\s*(\d+)/.exec(output)
  if (code !== 0 || !totals || totals[1] !== '0' || totals[2] !== '0') {
    throw new Error(`Redocly complains:\n${output}`)
  }
  console.log('Redocly reports no errors and no warnings.')
}

/** Uses Prism as the site's backend: a member signs in, and the header shows the balance of the examples. */
async function signInToPrism(): Promise<void> {
  const prism = await startPrism(await findFreePorts(4810), null)
  const between: ListenOptions['between'] = async (request, server) => {
    const call = serviceCallOf(request)
    return call ? forward(request, call, prism.url) : server(request)
  }
  try {
    await withSite(between, async (site) => {
      const visit = await site.openVisit([])
      await signIn(visit.page, 'en')
      await balanceIn(visit.page, 'en').getByText('1,250.50').waitFor()
      await visit.close()
    })
  } finally {
    await prism.stop()
  }
  console.log('The site signs a member in to Prism as its backend.')
}

/** Runs the smoke walks with Prism as a proxy between site and mock server. */
async function walkThroughPrism(): Promise<void> {
  const proxies = new Map<string, Prism>()
  const passage = createPassage()
  const between: ListenOptions['between'] = async (request, server) => {
    const call = serviceCallOf(request)
    const proxy = call && proxies.get(call.service)
    if (call && proxy) {
      await passage.sentOn(call, request)
      return forward(request, call, proxy.url)
    }
    if (call) passage.wentPast(call)
    const through = await answerThrough(request, server)
    if (through) passage.cameBack()
    return through ?? server(request)
  }
  try {
    await withSite(between, async (site, url) => {
      for (const service of services) {
        const port = await findFreePorts(4830)
        proxies.set(service, await startPrism(port, `${url}/through/${service}`))
      }
      await walkIn(site, depositOnScreen)
      await walkIn(site, withdrawOnScreen)
      await walkIn(site, sessionOnScreen)
    })
    const complaints = [...proxies.values()].flatMap((proxy) => proxy.complaints())
    if (complaints.length > 0) throw new Error(`Prism complains:\n${complaints.join('\n')}`)
    const seen = [...proxies.values()].reduce((total, proxy) => total + proxy.requests(), 0)
    const gaps = passage.gaps(callsOfWalks, seen)
    if (gaps.length > 0) throw new Error(`Not all went through Prism:\n${gaps.join('\n')}`)
  } finally {
    await Promise.all([...proxies.values()].map((proxy) => proxy.stop()))
  }
  console.log('Prism reports no violation in the traffic between site and mock server.')
}

async function walkIn<Step extends string, Sight>(
  site: BrowserSite,
  { complaints = {}, journey, open, smokeWalk = [] }: ScreenJourney<Step, Sight>,
): Promise<void> {
  const provoked = smokeWalk.flatMap((step) => complaints[step] ?? [])
  const openTarget = async () => {
    const visit = await site.openVisit(provoked)
    const target = await open(visit)
    const close = async () => {
      await target.close()
      await visit.close()
    }
    return { ...target, close }
  }
  await walk({ journey, open: openTarget, command: 'npm run test:contract' }, smokeWalk)
}

/** Serves the built site and opens a browser on it while a function runs. */
async function withSite(
  between: ListenOptions['between'],
  work: (site: BrowserSite, url: string) => Promise<void>,
): Promise<void> {
  const port = await findFreePorts(4790)
  const server = await listen({
    port,
    host: '127.0.0.1',
    siteDirectory: dist,
    ...(between && { between }),
  })
  try {
    const browser = await findBrowser()
    const site = await startBrowserSite({
      baseUrl: server.url,
      browser,
      isShown: false,
      language: 'en',
      size: 'desktop',
    })
    try {
      await work(site, server.url)
    } finally {
      await site.close()
    }
  } finally {
    await server.close()
  }
}
