// Walks through a part of the site as its user-level model says: `npm run journeys -- deposit`.
import path from 'node:path'
import { listen } from '../../packages/mock-server/src/listen.ts'
import { openHeadlessAffiliateWithdraw } from '../../packages/model-tests/src/journeys/affiliate-withdraw.headless.target.ts'
import { openHeadlessChatAccount } from '../../packages/model-tests/src/journeys/chat-account.headless.target.ts'
import { openHeadlessDeposit } from '../../packages/model-tests/src/journeys/deposit.headless.target.ts'
import { openHeadlessDepositOffer } from '../../packages/model-tests/src/journeys/deposit-offer.headless.target.ts'
import { openHeadlessFavourites } from '../../packages/model-tests/src/journeys/favourites.headless.target.ts'
import { openHeadlessGames } from '../../packages/model-tests/src/journeys/games.headless.target.ts'
import { openHeadlessHistory } from '../../packages/model-tests/src/journeys/history.headless.target.ts'
import { JourneyError } from '../../packages/model-tests/src/journeys/index.ts'
import { openHeadlessLaunch } from '../../packages/model-tests/src/journeys/launch.headless.target.ts'
import { openHeadlessMaintenance } from '../../packages/model-tests/src/journeys/maintenance.headless.target.ts'
import { openHeadlessNotices } from '../../packages/model-tests/src/journeys/notices.headless.target.ts'
import { openHeadlessPasswordChange } from '../../packages/model-tests/src/journeys/password-change.headless.target.ts'
import { openHeadlessPromotions } from '../../packages/model-tests/src/journeys/promotions.headless.target.ts'
import { openHeadlessRecovery } from '../../packages/model-tests/src/journeys/recovery.headless.target.ts'
import { openHeadlessRegistration } from '../../packages/model-tests/src/journeys/registration.headless.target.ts'
import { openHeadlessSession } from '../../packages/model-tests/src/journeys/session.headless.target.ts'
import { openHeadlessTransfer } from '../../packages/model-tests/src/journeys/transfer.headless.target.ts'
import { openHeadlessUsdt } from '../../packages/model-tests/src/journeys/usdt.headless.target.ts'
import { openHeadlessWithdraw } from '../../packages/model-tests/src/journeys/withdraw.headless.target.ts'
import { type BrowserSite, startBrowserSite } from '../../packages/web/e2e/journeys/browser.site.ts'
import { affiliateWithdrawOnScreen } from '../../packages/web/visit/journeys/affiliate-withdraw.target.ts'
import { chatAccountOnScreen } from '../../packages/web/visit/journeys/chat-account.target.ts'
import { depositOnScreen } from '../../packages/web/visit/journeys/deposit.target.ts'
import { depositOfferOnScreen } from '../../packages/web/visit/journeys/deposit-offer.target.ts'
import { favouritesOnScreen } from '../../packages/web/visit/journeys/favourites.target.ts'
import { gamesOnScreen } from '../../packages/web/visit/journeys/games.target.ts'
import { historyOnScreen } from '../../packages/web/visit/journeys/history.target.ts'
import { launchOnScreen } from '../../packages/web/visit/journeys/launch.target.ts'
import { maintenanceOnScreen } from '../../packages/web/visit/journeys/maintenance.target.ts'
import { noticesOnScreen } from '../../packages/web/visit/journeys/notices.target.ts'
import { passwordChangeOnScreen } from '../../packages/web/visit/journeys/password-change.target.ts'
import { promotionsOnScreen } from '../../packages/web/visit/journeys/promotions.target.ts'
import { recoveryOnScreen } from '../../packages/web/visit/journeys/recovery.target.ts'
import { registrationOnScreen } from '../../packages/web/visit/journeys/registration.target.ts'
import { sessionOnScreen } from '../../packages/web/visit/journeys/session.target.ts'
import { transferOnScreen } from '../../packages/web/visit/journeys/transfer.target.ts'
import { usdtOnScreen } from '../../packages/web/visit/journeys/usdt.target.ts'
import { withdrawOnScreen } from '../../packages/web/visit/journeys/withdraw.target.ts'
import { findBrowser } from '../browser.mjs'
import { findFreePorts } from '../browser-tests.mjs'
import { buildSite } from '../build.mjs'
import { root } from '../run.mjs'
import { walkOnDrawnScreens } from './drawn.walks.ts'
import { commandOf, type JourneyOptions, readOptions, usage } from './options.ts'
import { runnable } from './runner.ts'

const journeys = [
  runnable(depositOnScreen, () => openHeadlessDeposit()),
  runnable(transferOnScreen, openHeadlessTransfer),
  runnable(sessionOnScreen, openHeadlessSession),
  runnable(usdtOnScreen, openHeadlessUsdt),
  runnable(registrationOnScreen, openHeadlessRegistration),
  runnable(recoveryOnScreen, openHeadlessRecovery),
  runnable(affiliateWithdrawOnScreen, openHeadlessAffiliateWithdraw),
  runnable(historyOnScreen, openHeadlessHistory),
  runnable(launchOnScreen, openHeadlessLaunch),
  runnable(passwordChangeOnScreen, openHeadlessPasswordChange),
  runnable(chatAccountOnScreen, openHeadlessChatAccount),
  runnable(maintenanceOnScreen, openHeadlessMaintenance),
  runnable(gamesOnScreen, openHeadlessGames),
  runnable(favouritesOnScreen, openHeadlessFavourites),
  runnable(noticesOnScreen, openHeadlessNotices),
  runnable(promotionsOnScreen, openHeadlessPromotions),
  runnable(depositOfferOnScreen, openHeadlessDepositOffer),
  runnable(withdrawOnScreen, openHeadlessWithdraw),
]

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
    return journey.run(options, () => Promise.reject(new Error('headless walks need no browser')))
  }
  await withBrowser(options, ({ openVisit }) => journey.run(options, openVisit))
}

/** Builds the site, serves it and starts a browser, for as long as something takes. */
async function withBrowser(
  { isShown, language, size }: JourneyOptions,
  work: (site: BrowserSite) => Promise<void>,
): Promise<void> {
  const browser = await findBrowser()
  if (!(await buildSite())) throw new Error('The site could not be built.')
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
