import type { ControlClient } from '@croupier/mock-server/client'
import { tokensLifeMs } from '@croupier/model-tests/journeys/session.server'
import type { Page } from '@playwright/test'
import { buttonIn } from '../visit/controls.steps.ts'
import { balanceIn, screenOf } from '../visit/steps.ts'
import { withdrawField } from '../visit/withdraw.steps.ts'
import { addressOf } from '../visit/words.ts'
import { inWholeBrowser } from './support/browser.options.ts'
import { comeAsMember } from './support/member.ts'
import { setVisibility } from './support/page-life.ts'
import { settled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'
import { areOfTwoProcesses } from './support/two-tabs.ts'

const language = 'en'
const second = 1_000

/** The number of races: five hundred in the full run. */
const rounds = Number(process.env.CROUPIER_TAB_ROUNDS ?? 1)

test.use({ ...withoutMotion, ...inWholeBrowser })

test.describe.configure({ timeout: 120_000 + rounds * 10_000 })

type Call = Parameters<ControlClient['fault']>[0]

/** A race of two tabs for one call. The call is answered after both tabs have acted. */
interface Race {
  readonly control: ControlClient
  readonly tabs: readonly [Page, Page]
  readonly call: Call
  readonly prepare: (tab: Page) => Promise<unknown>
  /** What both tabs do at the same moment. */
  readonly act: (tab: Page) => Promise<unknown>
}

/** Runs the rounds and returns how many calls each made. */
async function race({ act, call, control, prepare, tabs }: Race): Promise<readonly number[]> {
  const [one, other] = tabs
  const calls: number[] = []
  let since = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const tab of tabs) await prepare(tab)
    await Promise.all((round % 2 === 0 ? [one, other] : [other, one]).map(act))
    const sent = () => control.requests({ endpoint: call, since })
    await expect.poll(async () => (await sent()).length, { intervals: [10] }).toBeGreaterThan(0)
    for (const tab of tabs) await settled(tab, { heldCalls: () => 1 })
    await control.advance(second)
    for (const tab of tabs) await settled(tab)
    const made = await sent()
    calls.push(made.length)
    since = made.at(-1)?.id ?? since
  }
  return calls
}

test('on a desktop the two tabs that withdraw at the same moment make one call, in every round', async ({
  context,
  control,
  page,
}) => {
  await comeAsMember(page, language)
  const tabs = [page, await context.newPage()] as const
  for (const tab of tabs) await tab.goto(addressOf(language, '/withdraw'))
  await expect(areOfTwoProcesses(...tabs)).resolves.toBe(true)
  await control.arm('withdraw.1001', { times: null, delayMs: second })
  const prepare = async (tab: Page) => {
    await expect(screenOf(tab, 'withdraw', 'editing')).toBeVisible()
    await withdrawField(tab, language).fill('500')
    await withdrawField(tab, language).press('Enter')
    await expect(screenOf(tab, 'withdraw', 'reviewing')).toBeVisible()
  }

  const act = (tab: Page) => buttonIn(tab, language, 'payout.review.confirm').dispatchEvent('click')
  const calls = await race({ control, tabs, prepare, act, call: 'withdraw' })
  expect(calls).toEqual(calls.map(() => 1))
})

test('on a desktop the two tabs whose tokens have expired renew them with one call, in every round [SESS-10]', async ({
  context,
  control,
  page,
}) => {
  await comeAsMember(page, language)
  const tabs = [page, await context.newPage()] as const
  await tabs[1].goto(addressOf(language, '/'))
  // A call that is open while sixteen minutes pass at once is aborted.
  for (const tab of tabs) await settled(tab)
  await control.fault('refresh', 'slow', { times: null, delayMs: second, applied: true })
  const prepare = async (tab: Page) => {
    await expect(balanceIn(tab, language)).toHaveText('฿12,500.50')
    await setVisibility(tab, 'hidden')
    if (tab === page) await control.advance(tokensLifeMs)
    // As on a device that slept. Without a sleep nothing explains the server's time, and the site does not renew
    // fresh tokens again.
    const { now } = await control.clock()
    await tab.clock.setSystemTime(now)
  }
  const act = (tab: Page) => setVisibility(tab, 'visible')
  const calls = await race({ control, tabs, prepare, act, call: 'refresh' })
  expect(calls).toEqual(calls.map(() => 1))
})
