import type { DepositScreen } from '@croupier/core/deposit'
import { untilNextPoll } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { channelKey } from './channel.ids.ts'
import { newestPayment, openDeposit, requestQr, timeLeft } from './deposit.steps.ts'
import type { Scene } from './deposit-leaving.steps.ts'
import type { Browser, SiteVisit } from './site-visit.ts'

/** What a returning member was told, and what they find after reading a dialog. */
export interface Finding {
  /** Whether the header showed a waiting code. The test then paid it. */
  readonly waited: boolean
  /** What the site said since the member left: messages, dialogs, and a success screen. */
  readonly messages: readonly string[]
  readonly screen: DepositScreen
  readonly amount: string
  readonly channel: string | null
}

/** A moment of a deposit at which its member leaves, and what that leads to. */
export interface Moment {
  /** The screen of the deposit and what covers it, to verify that the moment is reached. */
  readonly at: string
  /** Prepares the browser before the member signs in. */
  readonly prepare?: (browser: Browser) => Promise<unknown>
  readonly arrive: (scene: Scene) => Promise<unknown>
  readonly left: Finding
  /** Under maintenance, if that differs: its page covers the deposit, which the member has not left. */
  readonly maintained?: Finding
  /** On a phone that went back, if that leads to the previous step. */
  readonly steppedBack?: Finding
  readonly reloaded: Finding
  /** In a browser that was killed: the session storage of the tab is gone. */
  readonly restarted: Finding
}

const quiet = { waited: false, messages: [] }
const atBeginning = { ...quiet, screen: 'choosingChannel', amount: '', channel: null } as const
const channel = channelKey('payment', 'pp-1')
const atAmount = { ...quiet, screen: 'enteringAmount', amount: '500', channel } as const
const afterSuccess = { ...quiet, screen: 'enteringAmount', amount: '', channel } as const
const paidWhileAway = { ...afterSuccess, messages: ['paid'], screen: 'succeeded' } as const
const receipt = { ...afterSuccess, screen: 'succeeded' } as const
const paid = { ...paidWhileAway, waited: true } as const

/** Every state of a deposit in which a member may leave. */
export const moments: Readonly<Record<string, Moment>> = {
  'the deposit cannot be had': {
    at: 'unavailable + deposit.error.unavailableTitle',
    prepare: ({ control }) => control.fault('getProfile', 'http', { times: null }),
    arrive: ({ visit }) => openDeposit(visit),
    left: atBeginning,
    reloaded: atBeginning,
    restarted: atBeginning,
  },
  'there is no channel': {
    at: 'withoutAccounts',
    prepare: ({ control }) => control.putMember({ username: 'demo', channels: [] }),
    arrive: ({ visit }) => openDeposit(visit),
    left: { ...atBeginning, screen: 'withoutAccounts' },
    reloaded: { ...atBeginning, screen: 'withoutAccounts' },
    restarted: { ...atBeginning, screen: 'withoutAccounts' },
  },
  'choosing a channel': {
    at: 'choosingChannel',
    arrive: ({ visit }) => openDeposit(visit),
    left: atBeginning,
    reloaded: atBeginning,
    restarted: atBeginning,
  },
  'typing an amount': {
    at: 'enteringAmount',
    arrive: async ({ visit }) => {
      await openDeposit(visit)
      visit.flow('deposit').send({ type: 'deposit.chooseChannel', key: channel })
      visit.flow('deposit').send({ type: 'deposit.changeAmount', text: '1,234' })
    },
    left: { ...atAmount, amount: '1,234' },
    steppedBack: { ...atAmount, screen: 'choosingChannel', amount: '1,234' },
    reloaded: { ...atAmount, amount: '1,234' },
    restarted: atBeginning,
  },
  'asking for a code': {
    at: 'requestingQr',
    arrive: async ({ browser, visit }) => {
      await browser.control.fault('createQr', 'slow', { delayMs: 5 * second })
      await requestQr(visit, '500')
    },
    left: paid,
    reloaded: { ...atAmount, messages: ['deposit.qr.error.unknownTitle'] },
    restarted: atBeginning,
  },
  'the answer about a code is late': {
    at: 'requestUnknown + deposit.qr.error.unknownTitle',
    arrive: async ({ browser, visit }) => {
      await browser.control.fault('createQr', 'slow', { delayMs: 34 * second })
      await requestQr(visit, '500')
      await visit.advance(30 * second)
    },
    left: paid,
    reloaded: { ...atAmount, messages: ['deposit.qr.error.unknownTitle'] },
    restarted: atBeginning,
  },
  'the answer about a code was lost': {
    at: 'requestUnknown + deposit.qr.error.unknownTitle',
    arrive: async ({ browser, visit }) => {
      await browser.control.fault('createQr', 'reset', { applied: true })
      await requestQr(visit, '500')
    },
    left: atAmount,
    reloaded: { ...atAmount, messages: ['deposit.qr.error.unknownTitle'] },
    restarted: atBeginning,
  },
  'the answer lacks a code': {
    at: 'cannotCreate + deposit.qr.error.title',
    arrive: async ({ browser, visit }) => {
      await browser.control.fault('createQr', 'missingFields')
      await requestQr(visit, '500')
    },
    left: atAmount,
    reloaded: atAmount,
    restarted: atBeginning,
  },
  'a code was refused': {
    at: 'requestFailed + deposit.qr.error.requestFailedTitle',
    arrive: async ({ browser, visit }) => {
      await browser.control.arm('deposit-qr.98')
      await requestQr(visit, '500')
    },
    left: atAmount,
    reloaded: atAmount,
    restarted: atBeginning,
  },
  'being warned of codes that are used twice': {
    at: 'awaitingPayment + isReuseWarningOpen',
    arrive: ({ visit }) => requestQr(visit, '500'),
    left: paid,
    reloaded: paid,
    restarted: paid,
  },
  'the amount is shown again while the code waits': {
    at: 'waitingAtAmount',
    arrive: async ({ visit }) => {
      await waitForPayment(visit)
      visit.flow('deposit').send({ type: 'deposit.back' })
    },
    left: paid,
    reloaded: paid,
    restarted: paid,
  },
  'waiting for the payment': {
    at: 'awaitingPayment',
    arrive: ({ visit }) => waitForPayment(visit),
    left: paid,
    reloaded: paid,
    restarted: paid,
  },
  'being asked whether to cancel': {
    at: 'awaitingPayment + isConfirmingCancel',
    arrive: async ({ visit }) => {
      await waitForPayment(visit)
      visit.flow('deposit').send({ type: 'qr.cancel' })
    },
    left: paid,
    reloaded: paid,
    restarted: paid,
  },
  cancelling: {
    at: 'awaitingPayment + isCancelling',
    arrive: async ({ browser, visit }) => {
      await waitForPayment(visit)
      await browser.control.fault('pollQr', 'slow', { delayMs: 2 * second, times: null })
      visit.flow('deposit').send({ type: 'qr.cancel' })
      visit.flow('deposit').send({ type: 'qr.confirmCancel' })
      await visit.advance(0)
    },
    left: { ...atAmount, messages: ['cancelled'] },
    reloaded: paid,
    restarted: paid,
  },
  'being asked again, because nobody could say whether to cancel': {
    at: 'awaitingPayment + isConfirmingCancel + isCancelUnchecked',
    arrive: async ({ browser, visit }) => {
      await waitForPayment(visit)
      await browser.control.fault('pollQr', 'hang')
      visit.flow('deposit').send({ type: 'qr.cancel' })
      visit.flow('deposit').send({ type: 'qr.confirmCancel' })
      await visit.advance(3 * second)
    },
    left: paid,
    reloaded: paid,
    restarted: paid,
  },
  'the last word is awaited': {
    at: 'awaitingPayment + isLastWord',
    arrive: async ({ browser, visit }) => {
      await payInLastSecond({ browser, visit }, 'slow')
      await visit.advance(second)
    },
    left: paidWhileAway,
    reloaded: paidWhileAway,
    restarted: paidWhileAway,
  },
  'the server called the code over': {
    at: 'expired + deposit.poll.expiredTitle',
    arrive: async ({ browser, visit }) => {
      await waitForPayment(visit)
      await browser.control.expire((await newestPayment(browser)).id)
      await visit.advance(untilNextPoll)
    },
    left: atAmount,
    reloaded: atAmount,
    restarted: atAmount,
  },
  'the time of the code was over': {
    at: 'expired + deposit.poll.expiredTitle',
    arrive: async ({ browser, visit }) => {
      await waitForPayment(visit)
      browser.clock.sleep(await timeLeft(browser))
      await visit.advance(3 * second)
    },
    left: atAmount,
    reloaded: atAmount,
    restarted: atAmount,
  },
  'nobody could say whether the code was paid': {
    at: 'expired + deposit.poll.unconfirmedTitle',
    arrive: async (scene) => {
      await silenceHistory(scene)
      await payInLastSecond(scene, 'hang')
      await scene.visit.advance(11 * second)
    },
    left: paidWhileAway,
    reloaded: paidWhileAway,
    restarted: paidWhileAway,
  },
  'checking again': {
    at: 'expired + deposit.poll.unconfirmedTitle',
    arrive: async (scene) => {
      await silenceHistory(scene)
      await payInLastSecond(scene, 'hang')
      await scene.visit.advance(11 * second)
      await scene.browser.control.disarm()
      await silenceHistory(scene)
      await scene.browser.control.fault('pollQr', 'slow', { delayMs: 3 * second })
      scene.visit.flow('deposit').send({ type: 'deposit.checkAgain' })
      await scene.visit.advance(0)
    },
    left: paidWhileAway,
    reloaded: paidWhileAway,
    restarted: paidWhileAway,
  },
  'the payment was rejected': {
    at: 'failed + deposit.poll.unsuccessfulTitle',
    arrive: async ({ browser, visit }) => {
      await waitForPayment(visit)
      await browser.control.reject((await newestPayment(browser)).id, 'Not your account')
      await visit.advance(untilNextPoll)
    },
    left: atAmount,
    reloaded: atAmount,
    restarted: atAmount,
  },
  'looking at the success': {
    at: 'succeeded',
    arrive: async ({ browser, visit }) => {
      await waitForPayment(visit)
      await browser.control.pay((await newestPayment(browser)).id)
      await visit.advance(untilNextPoll)
    },
    left: afterSuccess,
    maintained: receipt,
    reloaded: receipt,
    restarted: receipt,
  },
}

async function waitForPayment(visit: SiteVisit): Promise<void> {
  await requestQr(visit, '500')
  visit.flow('deposit').send({ type: 'qr.understandReuse' })
}

/** Makes the history fail, so that it cannot report what the poll of the code does not. */
async function silenceHistory({ browser }: Scene): Promise<void> {
  await browser.control.fault('getHistory', 'http', { times: null })
}

/** Pays in the last second of a code. The server's answer is then late or never comes. */
async function payInLastSecond({ browser, visit }: Scene, fault: 'slow' | 'hang'): Promise<void> {
  // Tokens live about as long as codes: these expire before the code does, and are renewed by then.
  await visit.advance(2 * minute)
  await waitForPayment(visit)
  browser.clock.sleep((await timeLeft(browser)) - untilNextPoll - second)
  await visit.advance(untilNextPoll)
  await browser.control.fault('pollQr', fault, { delayMs: 2 * second, times: null })
  await browser.control.pay((await newestPayment(browser)).id)
  await visit.advance(second)
}
