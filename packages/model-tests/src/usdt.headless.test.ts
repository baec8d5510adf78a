import { minute, second } from '@croupier/core/time'
import { usdtGuideView } from '@croupier/core/usdt'
import { describe, expect, test } from 'vitest'
import { channelId, channelKey } from './channel.ids.ts'
import { balanceOf, countOf, openDeposit, screenOf } from './deposit.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'
import { chooseNetwork, openUsdt, usdtAddress, usdtOf } from './usdt.steps.ts'

describe('a member who wants to deposit USDT', () => {
  test('chooses a network and sees its address and rate [USDT-03, USDT-06, USDT-08]', async () => {
    const visit = await openUsdt(openBrowser())
    const { screen, choices } = usdtOf(visit)
    chooseNetwork(visit, 'usdt-2')
    expect([
      screen,
      choices.map(({ network, rate }) => [network, Number(rate)]),
      usdtOf(visit),
    ]).toEqual([
      'choosingNetwork',
      [
        ['TRC20', 34.85],
        ['ERC20', 34.85],
      ],
      expect.objectContaining({
        screen: 'showingAddress',
        target: expect.objectContaining({
          whole: '0x000000000000000000000000000000000000dEaD',
          head: '0x000000',
          tail: '0000dEaD',
          network: 'ERC20',
          rate: expect.stringMatching(/^34\.850?$/),
        }),
      }),
    ])
  })

  test('sees the only address at once [USDT-04]', async () => {
    const visit = await openUsdt(openBrowser(), 'oneusdt')
    expect([usdtOf(visit).screen, usdtOf(visit).target?.whole]).toEqual([
      'showingAddress',
      'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    ])
  })

  test.each(['demo', 'oneusdt'])(
    'never reaches an address that fails its network’s check: %s',
    async (username) => {
      const browser = openBrowser()
      await browser.control.arm('deposit.wrongAddress', { times: null })
      const visit = await openUsdt(browser, username)
      chooseNetwork(visit, 'usdt-1')
      const { choices, screen, target } = usdtOf(visit)
      expect([screen, target, choices[0]]).toEqual([
        'choosingNetwork',
        null,
        expect.objectContaining({
          id: channelId('usdt-1'),
          isChosen: false,
          disabledReason: { id: 'usdt.option.wrongAddress', values: { network: 'TRC20' } },
        }),
      ])
    },
  )

  test('without an account is led to the first tab [USDT-02, OPEN-35, OPEN-66]', async () => {
    const visit = await openUsdt(openBrowser(), 'nousdt')
    await visit.advance(0)
    expect([visit.navigation.current(), visit.isRunning('usdtDeposit'), screenOf(visit)]).toEqual([
      '/?sideDeposit=true&tab=deposit-tab',
      false,
      'choosingChannel',
    ])
  })

  test('must sign in first, as for any deposit [USDT-19]', async () => {
    const visit = await visitSite(openBrowser(), usdtAddress)
    expect([
      visit.navigation.current(),
      visit.isRunning('usdtDeposit'),
      visit.isRunning('transferPanel'),
    ]).toEqual(['/login?sideDeposit=true', false, false])
  })

  test.each([
    ['reset', {}],
    ['malformed', {}],
    ['missingFields', {}],
    ['http', { status: 500 }],
  ] as const)('whose profile meets the fault %s can try again', async (kind, options) => {
    const browser = openBrowser()
    await browser.control.fault('getProfile', kind, { ...options, times: 2 })
    const visit = await openUsdt(browser)
    const { screen, disabledReason, canRetry } = usdtOf(visit)
    visit.flow('usdtDeposit').send({ type: 'usdtDeposit.retry' })
    await visit.advance(0)
    expect([screen, disabledReason, canRetry, usdtOf(visit).screen]).toEqual([
      'disabled',
      { id: 'usdt.error.unavailable' },
      true,
      'choosingNetwork',
    ])
  })

  test('goes back step by step, and then out of the panel', async () => {
    const visit = await openUsdt(openBrowser())
    chooseNetwork(visit)
    visit.flow('transferPanel').send({ type: 'transferPanel.back' })
    await visit.advance(0)
    const back = usdtOf(visit).screen
    visit.flow('transferPanel').send({ type: 'transferPanel.back' })
    await visit.advance(0)
    expect([back, visit.navigation.current(), visit.isRunning('usdtDeposit')]).toEqual([
      'choosingNetwork',
      '/',
      false,
    ])
  })

  test('can open the guide on any screen [USDT-10]', async () => {
    const visit = await openUsdt(openBrowser())
    const guide = visit.flow('usdtDeposit').getSnapshot().children.usdtGuide
    guide?.send({ type: 'guide.open' })
    guide?.send({ type: 'guide.next' })
    chooseNetwork(visit)
    const shown = guide && usdtGuideView(guide.getSnapshot())
    expect([usdtOf(visit).screen, shown?.isOpen, shown?.step]).toEqual(['showingAddress', true, 2])
  })

  test('leaves the QR deposit as it was', async () => {
    const visit = await openUsdt(openBrowser())
    await openDeposit(visit)
    visit.flow('transferPanel').send({ type: 'transferPanel.selectTab', tab: 'deposit-tab' })
    await visit.advance(0)
    visit
      .flow('deposit')
      .send({ type: 'deposit.chooseChannel', key: channelKey('payment', 'pp-1') })
    visit.flow('transferPanel').send({ type: 'transferPanel.selectTab', tab: 'deposit-usdt-tab' })
    await visit.advance(0)
    const usdt = usdtOf(visit).screen
    visit.flow('transferPanel').send({ type: 'transferPanel.selectTab', tab: 'deposit-tab' })
    await visit.advance(0)
    expect([usdt, screenOf(visit)]).toEqual(['choosingNetwork', 'enteringAmount'])
  })
})

describe('USDT that arrives', () => {
  async function waitForUsdt(username = 'oneusdt') {
    const browser = openBrowser()
    const visit = await openUsdt(browser, username)
    await visit.advance(second)
    const arrive = (amount = 100) =>
      browser.control.depositUsdt({ username, network: 'TRC20', amount })
    return { arrive, browser, visit }
  }

  test('raises the balance within 30 seconds while the address shows, and is announced', async () => {
    const { arrive, visit } = await waitForUsdt()
    await arrive()
    const before = [balanceOf(visit), usdtOf(visit).rise]
    await visit.advance(30 * second)
    expect([before, balanceOf(visit), usdtOf(visit).rise]).toEqual([
      [100_000, null],
      465_925,
      365_925,
    ])
  })

  test('is found at once when the member comes back from the wallet', async () => {
    const { arrive, browser, visit } = await waitForUsdt()
    visit.page.hide()
    await arrive()
    const asked = await countOf(browser, 'getCredit')
    await visit.advance(10 * minute)
    const whileAway = (await countOf(browser, 'getCredit')) - asked
    visit.page.resume()
    await visit.advance(0)
    expect([whileAway, usdtOf(visit).rise]).toEqual([0, 365_925])
  })

  test.each(['reset', 'hang', 'malformed'] as const)(
    'is announced although one balance call meets the fault %s',
    async (kind) => {
      const { arrive, browser, visit } = await waitForUsdt()
      await browser.control.fault('getCredit', kind)
      await arrive()
      await visit.advance(30 * second)
      const lost = usdtOf(visit).rise
      await visit.advance(30 * second)
      expect([lost, usdtOf(visit).rise]).toEqual([null, 365_925])
    },
  )

  test('is no longer looked for after the panel is closed', async () => {
    const { browser, visit } = await waitForUsdt()
    visit.flow('transferPanel').send({ type: 'transferPanel.close' })
    await visit.advance(0)
    const asked = await countOf(browser, 'getCredit')
    await visit.advance(5 * minute)
    expect((await countOf(browser, 'getCredit')) - asked).toBe(0)
  })
})
