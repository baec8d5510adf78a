import type { AnyActorRef } from 'xstate'
import type { CallName } from '../../wire/api/call.ts'

/** The charts that are loaded when they are first needed, and how long they live. */
export const flowLifetimes = {
  /** While its screen is open. */
  login: 'screen',
  registration: 'screen',
  passwordRecovery: 'screen',
  passwordChange: 'screen',
  chatSignIn: 'screen',
  articles: 'screen',
  gameList: 'screen',
  history: 'screen',
  gamePage: 'screen',
  gameLaunch: 'screen',
  tournaments: 'screen',
  affiliateReports: 'screen',
  /** From the first use until sign-out. */
  profile: 'member',
  notices: 'member',
  favourites: 'member',
  deposit: 'member',
  latePayments: 'member',
  withdraw: 'member',
  affiliate: 'member',
  chatLink: 'member',
  transferPanel: 'screen',
  usdtDeposit: 'screen',
  /** From the first use on. */
  liveChat: 'site',
  analytics: 'site',
  gameRails: 'site',
  gameSearch: 'site',
  promotions: 'site',
} as const satisfies Record<string, 'screen' | 'member' | 'site'>

export type FlowName = keyof typeof flowLifetimes

export const flowNames = Object.keys(flowLifetimes) as readonly FlowName[]

const moneyFlows = ['deposit', 'withdraw', 'affiliate'] as const satisfies readonly FlowName[]

const flowsOfWrites: Partial<Record<CallName, FlowName>> = {
  createQr: 'deposit',
  sendTransfer: 'deposit',
  withdraw: 'withdraw',
  affiliateWithdraw: 'affiliate',
}

/**
 * Whether a member has asked for money to be moved, or is about to pay a code.
 * @param call the call that was asked for, where only its flow counts
 */
export function isInMoneyFlow(system: AnyActorRef['system'], call?: CallName): boolean {
  const flow = call && flowsOfWrites[call]
  return (flow ? [flow] : moneyFlows).some((name) =>
    system.get(name)?.getSnapshot().hasTag('inMoneyFlow'),
  )
}
