import { maintenanceCheckInterval } from '@croupier/core'
import { desktopDevice, phoneDevice } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { openDeposit, screenOf, visitAs } from './deposit.steps.ts'
import { moments } from './deposit-leaving.moments.ts'
import {
  begin,
  comeBack,
  givenUp,
  isWaiting,
  listen,
  placeOf,
  type Scene,
} from './deposit-leaving.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

const browserBack = 'the browser goes back'
const maintenance = 'the site is under maintenance'

/**
 * How the member or the site leaves the deposit. Closing the panel by Escape or by a window that crosses
 * 768 px is tested in the browser, because core does not notice these.
 */
const turns: Readonly<Record<string, (scene: Scene) => unknown>> = {
  'the panel is closed': ({ visit }) =>
    visit.flow('transferPanel').send({ type: 'transferPanel.close' }),
  'another page is opened': ({ visit }) => visit.navigation.go('/en', 'push'),
  [browserBack]: ({ visit }) => visit.navigation.back(),
  [maintenance]: async ({ browser, visit }) => {
    await browser.control.maintenance(true)
    await visit.advance(maintenanceCheckInterval)
    expect(visit.navigation.current()).toBe('/maintenance')
    await browser.control.maintenance(false)
    await visit.advance(maintenanceCheckInterval)
  },
}

const cases = Object.entries(moments).map(([name, moment]) => ({ name, moment }))

const ways = Object.keys(turns).flatMap((turn) =>
  Object.entries({ desktop: desktopDevice, phone: phoneDevice }).flatMap(([size, device]) =>
    cases.map((one) => ({ ...one, size, device, turn })),
  ),
)

test.each(cases)('a deposit reaches this moment: $name', async ({ moment }) => {
  const { visit } = await begin(openBrowser(), moment)
  expect(placeOf(visit)).toBe(moment.at)
})

describe('a member who leaves the deposit', () => {
  test.each(ways)(
    'on a $size while $name, because $turn, learns once how it ends',
    async ({ device, moment, turn }) => {
      const scene = await begin(openBrowser({ device }), moment)
      const messages = listen(scene.visit.app)
      await turns[turn]?.(scene)
      await scene.visit.advance(6 * second)
      const { left, maintained = left, steppedBack = left } = moment
      const isStepBack = turn === browserBack && device === phoneDevice
      const found = turn === maintenance ? maintained : isStepBack ? steppedBack : left
      expect(await comeBack(scene, messages)).toEqual(found)
      await expectNoneGivenUp(scene.browser)
    },
  )
})

describe('a member who comes back', () => {
  test.each(cases)('after a reload while $name continues', async ({ moment }) => {
    const scene = await begin(openBrowser(), moment)
    expect(await visitAgain(scene, scene.browser)).toEqual(moment.reloaded)
    await expectNoneGivenUp(scene.browser)
  })

  test.each(cases)(
    'to a browser that was killed while $name finds what survives that',
    async ({ moment }) => {
      const scene = await begin(openBrowser(), moment)
      expect(await visitAgain(scene, scene.browser.openTab())).toEqual(moment.restarted)
      await expectNoneGivenUp(scene.browser)
    },
  )
})

describe('another member on the device', () => {
  test.each(cases)(
    'finds nothing of the member who signed out while $name [SESS-13]',
    async ({ moment }) => {
      const browser = openBrowser()
      const { visit } = await begin(browser, moment)
      const messages = await changeMember(visit, 'onechannel')
      await visit.advance(6 * second)
      const { local, session } = browser.ports.storages
      const kept = [...local.keys(), ...session.keys()].filter((key) => key.includes('demo'))
      const waits = isWaiting(visit)
      await openDeposit(visit)
      const { amountText, payment } = visit.flow('deposit').getSnapshot().context
      expect({ amountText, kept, payment, place: placeOf(visit), messages, waits }).toEqual({
        amountText: '',
        kept: [],
        payment: null,
        place: 'enteringAmount',
        messages: [],
        waits: false,
      })
      await expectNoneGivenUp(browser)
    },
  )

  test('leaves nothing for the first member who comes back', async () => {
    const visit = await visitAs(openBrowser(), 'onechannel')
    await openDeposit(visit)
    visit.flow('deposit').send({ type: 'deposit.changeAmount', text: '700' })
    await changeMember(visit, 'demo')
    await visit.advance(minute)
    await changeMember(visit, 'onechannel')
    await openDeposit(visit)
    const { amountText } = visit.flow('deposit').getSnapshot().context
    expect([screenOf(visit), amountText]).toEqual(['enteringAmount', ''])
  })
})

/** Signs the member out and another one in. Returns the messages to the second member. */
async function changeMember(visit: SiteVisit, username: string): Promise<readonly string[]> {
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  visit.navigation.go('/login', 'push')
  await visit.advance(0)
  const messages = listen(visit.app)
  await signIn(visit, username)
  return messages
}

/** Reloads the page. A browser aborts open requests then; the site itself does not. */
async function visitAgain(scene: Scene, browser: Browser) {
  scene.visit.leave()
  let messages: readonly string[] = []
  const visit = await visitSite(browser, '/', (app) => {
    messages = listen(app)
  })
  await visit.advance(6 * second)
  return comeBack({ browser, visit }, messages)
}

/** No request for a code was aborted: not by the site, and this browser aborts none. */
async function expectNoneGivenUp(browser: Browser): Promise<void> {
  const calls = await givenUp(browser)
  expect(calls).toEqual(calls.map(() => null))
}
