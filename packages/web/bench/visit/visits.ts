import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { sizes } from '../../e2e/support/browser.options.ts'
import { games, playButton } from '../../visit/game.steps.ts'
import {
  amountField,
  balanceIn,
  beMember,
  chooseChannel,
  confirmDeposit,
  openDeposit,
} from '../../visit/steps.ts'
import type { Round, VisitFigures, VisitName } from './figures.ts'
import type { Slowness } from './slow.phone.ts'
import { type MeasuredPage, measuredPage } from './visit.measuring.ts'
import { walk } from './walk.ts'

const language = 'th'
const gamePage = `/game/${games.slot.id}/slot`

export interface VisitOptions {
  readonly browser: Browser
  /** Where the site is. */
  readonly site: string
  /** Where the floor page is. */
  readonly floor: string
  /** The script that each page gets before its own. */
  readonly probe: string
  readonly slowness: Slowness
  readonly wanted: (name: VisitName) => boolean
  /** Makes the server forget what members did. */
  readonly startAnew: () => Promise<void>
}

type StorageState = Exclude<BrowserContextOptions['storageState'], undefined>

type Visits = Partial<Record<VisitName, VisitFigures>>

/** Makes the wanted visits once, each group in a browser that knows nothing, after the floor page. */
export async function makeRound(options: VisitOptions): Promise<Round> {
  const { browser, floor, slowness } = options
  const floorFigures = await withContext(options, { baseURL: floor }, async (context) => {
    const measured = await measuredPage(context, slowness)
    return measured.open(() => measured.page.goto('/'))
  })
  const visits: Visits = {}
  await options.startAnew()
  await visitorVisits(options, visits)
  await memberVisits(options, visits)
  if (browser.contexts().length > 0) throw new Error('a visit left its browser open')
  return { floor: floorFigures, visits }
}

async function visitorVisits(options: VisitOptions, visits: Visits): Promise<void> {
  const { site, slowness, wanted } = options
  if (wanted('visitor home') || wanted('second visit')) {
    await withContext(options, { baseURL: site }, async (context) => {
      visits['visitor home'] = await opened(context, slowness, '/', 'games')
      if (wanted('second visit')) {
        visits['second visit'] = await opened(context, slowness, '/', 'games')
      }
    })
  }
  for (const [name, address, sight] of [
    ['login', '/login', undefined],
    ['list', '/list', 'games'],
  ] as const) {
    if (!wanted(name)) continue
    await withContext(options, { baseURL: site }, async (context) => {
      visits[name] = await opened(context, slowness, address, sight)
    })
  }
}

/** What is visited in one browser, after the member's home page has filled its cache. */
const afterHome = [
  'member home, warm',
  'return from a game',
  'walk',
] as const satisfies readonly VisitName[]

const ofMembers = [
  'game page',
  'member home',
  ...afterHome,
  'deposit',
] as const satisfies readonly VisitName[]

async function memberVisits(options: VisitOptions, visits: Visits): Promise<void> {
  const { site, slowness, wanted } = options
  if (!ofMembers.some(wanted)) return
  const asMember = { baseURL: site, storageState: await signedIn(options) }
  if (wanted('game page')) {
    await withContext(options, asMember, async (context) => {
      visits['game page'] = await opened(context, slowness, gamePage, 'launch')
    })
  }
  if (wanted('member home') || afterHome.some(wanted)) {
    await withContext(options, asMember, (context) => homeVisits(context, options, visits))
  }
  // It comes last: a code that waits for its payment changes every page after it.
  if (wanted('deposit')) {
    await withContext(options, asMember, async (context) => {
      const measured = await measuredPage(context, slowness)
      await measured.open(() => measured.page.goto('/'), 'member')
      visits.deposit = await measured.act(() => deposit(measured), 'code')
    })
  }
}

async function homeVisits(
  context: BrowserContext,
  { slowness, wanted }: VisitOptions,
  visits: Visits,
): Promise<void> {
  visits['member home'] = await opened(context, slowness, '/', 'member')
  if (wanted('member home, warm')) {
    visits['member home, warm'] = await opened(context, slowness, '/', 'member')
  }
  if (wanted('return from a game')) {
    visits['return from a game'] = await returned(context, slowness)
  }
  if (wanted('walk')) {
    const measured = await measuredPage(context, slowness)
    await measured.open(() => measured.page.goto('/'), 'member')
    visits.walk = await measured.act(() => walk(measured.page))
    await measured.close()
  }
}

async function opened(
  context: BrowserContext,
  slowness: Slowness,
  address: string,
  sight: Parameters<MeasuredPage['open']>[1],
): Promise<VisitFigures> {
  const measured = await measuredPage(context, slowness)
  const figures = await measured.open(() => measured.page.goto(address), sight)
  await measured.close()
  return figures
}

async function deposit({ page }: MeasuredPage): Promise<void> {
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill('500')
  await confirmDeposit(page, language)
}

/** Plays a game, which has the place of the page on a phone, and goes back to the page of the game. */
async function returned(context: BrowserContext, slowness: Slowness): Promise<VisitFigures> {
  const measured = await measuredPage(context, slowness)
  const { page } = measured
  await measured.open(() => page.goto(gamePage), 'launch')
  await playButton(page, language).click()
  await page.waitForURL(/\/g\//)
  const figures = await measured.open(() => page.goBack(), 'launch')
  await measured.close()
  return figures
}

/** The cookies and the storage of a member, without what else a browser keeps. */
async function signedIn(options: VisitOptions): Promise<StorageState> {
  return withContext(options, { baseURL: options.site }, async (context) => {
    const page = await context.newPage()
    await beMember(page, language)
    await balanceIn(page, language).getByText(/\d/).waitFor()
    return context.storageState()
  })
}

async function withContext<Result>(
  { browser, probe }: VisitOptions,
  own: BrowserContextOptions,
  visit: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...sizes.phone, ...own })
  try {
    await context.addInitScript({ path: probe })
    return await visit(context)
  } finally {
    await context.close()
  }
}
