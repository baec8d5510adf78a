import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { ethereumAccount, strayAccount, tronAccount } from '../../../testing/usdt-accounts.ts'
import { createVirtualClock, settle } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { UsdtAccount } from '../../member/profile/usdt-account.ts'
import { usdtDepositView } from './usdt.view.ts'
import {
  type AccountsResult,
  type UsdtDepositEvent,
  type UsdtDepositFact,
  usdtDepositMachine,
} from './usdt-deposit.machine.ts'

const silence = fromCallback(() => {})

function start(isVisible = true) {
  const clock = createVirtualClock()
  const questions = createQuestions<AccountsResult>()
  const facts: UsdtDepositFact[] = []
  let asked = 0
  const logic = usdtDepositMachine.provide({
    actors: { loadAccounts: questions.actor, watchBalance: silence },
    actions: {
      askBalance: () => {
        asked += 1
      },
    },
  })
  const actor = createActor(logic, { clock, input: { isVisible } })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const view = () => usdtDepositView(actor.getSnapshot())
  const answer = async (accounts: readonly UsdtAccount[] | null) => {
    questions.last().answer({ accounts })
    await settle()
  }
  const send = (event: UsdtDepositEvent) => actor.send(event)
  return { ...questions, actor, answer, balancesAsked: () => asked, clock, facts, send, view }
}

const two = [tronAccount, ethereumAccount]

describe('a USDT deposit', () => {
  it('offers several networks, each with its rate and bonus [USDT-03, USDT-05…07]', async () => {
    const { answer, view } = start()
    const before = view().screen
    const picture = 'https://content.test/usdt.png'
    const networkImage = 'data:image/png;base64,AA=='
    await answer([{ ...tronAccount, picture, networkImage }, strayAccount])
    expect([before, view()]).toEqual([
      'checking',
      {
        screen: 'choosingNetwork',
        disabledReason: null,
        canRetry: false,
        choices: [
          {
            id: 'usdt-1',
            accountName: 'Croupier Co., Ltd.',
            picture: 'https://content.test/usdt.png',
            network: 'TRC20',
            chain: 'Tron',
            networkImage: 'data:image/png;base64,AA==',
            rate: '34.85',
            bonusLabel: '+5%',
            isChosen: false,
            disabledReason: null,
          },
          {
            id: 'usdt-3',
            accountName: 'Croupier Co., Ltd.',
            picture: null,
            network: 'BEP20',
            chain: 'BNB Smart Chain',
            networkImage: null,
            rate: '34.85',
            bonusLabel: '+5%',
            isChosen: false,
            disabledReason: { id: 'usdt.option.wrongAddress', values: { network: 'BEP20' } },
          },
        ],
        target: null,
        rise: null,
      },
    ])
  })

  it('says why an option is disabled', async () => {
    const { answer, view } = start()
    await answer([
      { ...tronAccount, network: 'OMNI' },
      { ...tronAccount, rate: null },
    ])
    expect(view().choices.map(({ disabledReason }) => disabledReason)).toEqual([
      { id: 'usdt.option.unknownNetwork' },
      { id: 'usdt.option.missingRate' },
    ])
  })

  it('shows the address on the chosen network [USDT-03, USDT-08]', async () => {
    const { answer, send, view } = start()
    await answer(two)
    send({ type: 'usdtDeposit.chooseNetwork', id: 'usdt-2' })
    const { screen, target, choices } = view()
    expect([screen, choices.map(({ isChosen }) => isChosen), target]).toEqual([
      'showingAddress',
      [false, true],
      {
        whole: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        head: '0x5aAeb6',
        tail: 'Ef1BeAed',
        groups: [
          '0x5a',
          'Aeb6',
          '053F',
          '3E94',
          'C9b9',
          'A09f',
          '3366',
          '9435',
          'E7Ef',
          '1BeA',
          'ed',
        ],
        network: 'ERC20',
        chain: 'Ethereum',
        rate: '34.80',
        isWhole: false,
      },
    ])
  })

  it('shows a single address at once [USDT-04]', async () => {
    const { answer, view } = start()
    await answer([tronAccount])
    expect([view().screen, view().target?.network]).toEqual(['showingAddress', 'TRC20'])
  })

  it('never shows an address that is invalid on its network', async () => {
    const { answer, send, view } = start()
    await answer([strayAccount])
    send({ type: 'usdtDeposit.chooseNetwork', id: strayAccount.id })
    const alone = [view().screen, view().target]
    const beside = start()
    await beside.answer([tronAccount, strayAccount])
    beside.send({ type: 'usdtDeposit.chooseNetwork', id: tronAccount.id })
    beside.send({ type: 'usdtDeposit.chooseNetwork', id: strayAccount.id })
    expect([alone, beside.view().target?.network]).toEqual([['choosingNetwork', null], 'TRC20'])
  })

  it('shows the whole address on request, and only the ends of another one that is chosen next', async () => {
    const { answer, send, view } = start()
    await answer(two)
    const seen: (boolean | undefined)[] = []
    const after = (event: UsdtDepositEvent) => {
      send(event)
      seen.push(view().target?.isWhole)
    }
    after({ type: 'usdtDeposit.chooseNetwork', id: 'usdt-1' })
    after({ type: 'usdtDeposit.showWholeAddress' })
    after({ type: 'usdtDeposit.showShortAddress' })
    after({ type: 'usdtDeposit.showWholeAddress' })
    after({ type: 'usdtDeposit.chooseNetwork', id: 'usdt-2' })
    expect(seen).toEqual([false, true, false, true, false])
  })

  it('goes back to the networks, or out if there is only one', async () => {
    const several = start()
    await several.answer(two)
    several.send({ type: 'usdtDeposit.chooseNetwork', id: 'usdt-1' })
    several.send({ type: 'usdtDeposit.back' })
    const chosen = several.view().choices.filter(({ isChosen }) => isChosen)
    const back = [several.view().screen, chosen, several.facts.length]
    several.send({ type: 'usdtDeposit.back' })
    const single = start()
    single.send({ type: 'usdtDeposit.back' })
    await single.answer([tronAccount])
    single.send({ type: 'usdtDeposit.back' })
    const left: UsdtDepositFact = { type: 'usdtDeposit.left' }
    expect([back, several.facts, single.facts]).toEqual([
      ['choosingNetwork', [], 0],
      [left],
      [left, left],
    ])
  })

  it('is disabled without an account, and says so [USDT-02, OPEN-66]', async () => {
    const { answer, facts, view } = start()
    await answer([])
    expect([facts, view()]).toEqual([
      [{ type: 'usdtDeposit.disabled' }],
      {
        screen: 'disabled',
        disabledReason: { id: 'transfer.usdtDisabled' },
        canRetry: false,
        choices: [],
        target: null,
        rise: null,
      },
    ])
  })

  it.each(['answers nothing', 'breaks'])('can be tried again when the profile %s', async (how) => {
    const { answer, last, send, view } = start()
    if (how === 'breaks') last().fail()
    else last().answer({ accounts: null })
    await settle()
    const { screen, disabledReason, canRetry } = view()
    send({ type: 'usdtDeposit.retry' })
    await answer([tronAccount])
    expect([screen, disabledReason, canRetry, view().screen]).toEqual([
      'disabled',
      { id: 'usdt.error.unavailable' },
      true,
      'showingAddress',
    ])
  })
})

describe('while the address is shown, the balance', () => {
  async function showAddress() {
    const started = start()
    await started.answer(two)
    started.send({ type: 'usdtDeposit.chooseNetwork', id: 'usdt-1' })
    const read = (balance: number) =>
      started.send({ type: 'balance.read', balance: satang(balance) })
    return { ...started, read }
  }

  it('is polled every 30 seconds until the member leaves the address', async () => {
    const { balancesAsked, clock, send } = await showAddress()
    await clock.advance(30 * second - 1)
    const counts = [balancesAsked()]
    await clock.advance(1)
    counts.push(balancesAsked())
    await clock.advance(2 * minute)
    counts.push(balancesAsked())
    send({ type: 'usdtDeposit.back' })
    await clock.advance(2 * minute)
    counts.push(balancesAsked())
    expect(counts).toEqual([0, 1, 5, 5])
  })

  it('is not polled while the page is hidden', async () => {
    const { balancesAsked, clock, send } = await showAddress()
    send({ type: 'page.hidden' })
    await clock.advance(10 * minute)
    const whileHidden = balancesAsked()
    send({ type: 'page.resumed' })
    await clock.advance(30 * second)
    expect([whileHidden, balancesAsked()]).toEqual([0, 1])
  })

  it.each([
    ['before the page was opened', false, []],
    ['while the accounts were loading', true, [{ type: 'page.hidden' }]],
  ] as const)('is not polled on a page that was hidden %s', async (_, isVisible, events) => {
    const { answer, balancesAsked, clock, send } = start(isVisible)
    for (const event of events) send(event)
    await answer([tronAccount])
    await clock.advance(10 * minute)
    const whileHidden = balancesAsked()
    send({ type: 'page.resumed' })
    await clock.advance(30 * second)
    expect([whileHidden, balancesAsked()]).toEqual([0, 1])
  })

  it('is polled if the page resumes before the address is shown', async () => {
    const { answer, balancesAsked, clock, send } = start(false)
    send({ type: 'page.resumed' })
    await answer([tronAccount])
    await clock.advance(30 * second)
    expect(balancesAsked()).toBe(1)
  })

  it('is reported when it rises, with its last rise', async () => {
    const { read, view } = await showAddress()
    const rises = [1_250_050, 1_250_050, 1_598_550, 1_500_000, 1_500_001].map((balance) => {
      read(balance)
      return view().rise
    })
    expect(rises).toEqual([null, null, 348_500, 348_500, 1])
  })

  it('is not reported again for an earlier rise', async () => {
    const { read, send, view } = await showAddress()
    read(100)
    read(200)
    send({ type: 'usdtDeposit.back' })
    send({ type: 'usdtDeposit.chooseNetwork', id: 'usdt-1' })
    const anew = view().rise
    read(300)
    expect([anew, view().rise]).toEqual([null, null])
  })
})
