import { isPanelOpen } from '@croupier/core'
import type { Http } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  newestPayment,
  openDeposit,
  requestQr,
  screenOf,
  visitAs,
} from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

const demoBalance = 1_250_050

interface Scene {
  readonly browser: Browser
  readonly visit: SiteVisit
  /** Whether each request for a code was aborted, oldest first. */
  readonly aborted: () => readonly boolean[]
}

async function begin(): Promise<Scene> {
  const browser = openBrowser()
  const writes: AbortSignal[] = []
  const http: Http = (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('action=get_qr')) writes.push(request.signal)
    return browser.http(request)
  }
  const watched = { ...browser, http }
  const visit = await visitAs(watched, 'demo')
  return { browser: watched, visit, aborted: () => writes.map(({ aborted }) => aborted) }
}

/** How far the deposit has come when the member turns to something else. */
const moments: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'choosing a channel': ({ visit }) => openDeposit(visit),
  'typing an amount': async ({ visit }) => {
    await openDeposit(visit)
    visit.flow('deposit').send({ type: 'deposit.chooseChannel', key: 'payment:pp-1' })
    visit.flow('deposit').send({ type: 'deposit.changeAmount', text: '1,234' })
  },
  'asking for a code': async ({ browser, visit }) => {
    await browser.control.fault('createQr', 'slow', { delayMs: 5 * second })
    await requestQr(visit, '500')
  },
  'being warned': ({ visit }) => requestQr(visit, '500'),
  'waiting for the payment': async ({ visit }) => {
    await requestQr(visit, '500')
    visit.flow('deposit').send({ type: 'qr.understandReuse' })
  },
  'being asked whether to cancel': async ({ visit }) => {
    await requestQr(visit, '500')
    visit.flow('deposit').send({ type: 'qr.understandReuse' })
    visit.flow('deposit').send({ type: 'qr.cancel' })
  },
}

/** What the member or the site turns to. */
const turns: Readonly<Record<string, (scene: Scene) => unknown>> = {
  'the panel is closed': ({ visit }) =>
    visit.flow('transferPanel').send({ type: 'transferPanel.close' }),
  'another page is opened': ({ visit }) => visit.navigation.go('/en', 'push'),
  'the browser goes back': ({ visit }) => visit.navigation.go('/', 'replace'),
  'maintenance begins': async ({ browser, visit }) => {
    await browser.control.maintenance(true)
    await visit.advance(20 * second)
    await browser.control.maintenance(false)
  },
}

const cases = Object.keys(moments).flatMap((moment) =>
  Object.keys(turns).map((turn) => ({ moment, turn })),
)

async function play({ moment, turn }: (typeof cases)[number]): Promise<Scene> {
  const scene = await begin()
  await moments[moment]?.(scene)
  await turns[turn]?.(scene)
  await scene.visit.advance(6 * second)
  return scene
}

describe('a member who turns away from a deposit', () => {
  test.each(cases)(
    'while $moment, because $turn, aborts no request for a code and is told how it ends',
    async (one) => {
      const { aborted, browser, visit } = await play(one)
      const [payment] = await browser.control.payments()
      if (payment) await browser.control.pay(payment.id)
      await visit.advance(4 * second)
      const paid = payment ? Math.round(payment.payAmount * 100) : 0
      const isSeen = isPanelOpenAt(visit)
      expect({
        aborted: aborted(),
        credited: (balanceOf(visit) ?? 0) - demoBalance,
        screen: screenOf(visit),
        told: visit.toasts.map(({ message }) => message.id),
      }).toEqual({
        aborted: payment ? [false] : [],
        credited: paid,
        screen: payment
          ? 'succeeded'
          : one.moment === 'typing an amount'
            ? 'enteringAmount'
            : 'choosingChannel',
        told: payment && !isSeen ? ['deposit.poll.successBody'] : [],
      })
    },
  )
})

const waitingMoments = ['being warned', 'waiting for the payment', 'being asked whether to cancel']

describe('a member who comes back', () => {
  test.each(waitingMoments)('after a reload while %s finds the code', async (moment) => {
    const scene = await begin()
    await moments[moment]?.(scene)
    const { id } = await newestPayment(scene.browser)
    scene.visit.leave()
    const again = await visitSite(scene.browser, '/')
    expect([screenOf(again), again.flow('deposit').getSnapshot().context.payment?.id]).toEqual([
      'awaitingPayment',
      id,
    ])
  })

  test('after a reload while asking for a code is told that nobody knows, and finds the amount', async () => {
    const scene = await begin()
    await moments['asking for a code']?.(scene)
    scene.visit.leave()
    const again = await visitSite(scene.browser, '/?sideDeposit=true')
    await again.advance(6 * second)
    const { context } = again.flow('deposit').getSnapshot()
    expect([screenOf(again), context.amountText, scene.aborted()]).toEqual([
      'requestUnknown',
      '500',
      [false],
    ])
  })

  test('to a browser that was killed finds the code, though the tab’s own storage is gone', async () => {
    const scene = await begin()
    await moments['waiting for the payment']?.(scene)
    scene.visit.leave()
    const storages = {
      ...scene.browser.ports.storages,
      session: openBrowser().ports.storages.session,
    }
    const restarted = { ...scene.browser, ports: { ...scene.browser.ports, storages } }
    expect(screenOf(await visitSite(restarted, '/'))).toBe('awaitingPayment')
  })

  test('after another member was there finds nothing, and neither did the other', async () => {
    const scene = await begin()
    await moments['waiting for the payment']?.(scene)
    scene.visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    scene.visit.navigation.go('/login', 'push')
    await scene.visit.advance(0)
    await signIn(scene.visit, 'onechannel')
    await openDeposit(scene.visit)
    const other = screenOf(scene.visit)
    scene.visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    scene.visit.navigation.go('/login', 'push')
    await scene.visit.advance(minute)
    await signIn(scene.visit, 'demo')
    await openDeposit(scene.visit)
    expect([other, screenOf(scene.visit)]).toEqual(['enteringAmount', 'choosingChannel'])
  })
})

function isPanelOpenAt({ app }: SiteVisit): boolean {
  const { navigation } = app.actor.getSnapshot().children
  return navigation !== undefined && isPanelOpen(navigation.getSnapshot())
}
