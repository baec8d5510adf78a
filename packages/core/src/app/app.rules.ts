import type { MessageRef, Toast } from '../base/messages/message.ts'
import { toastDuration, withdrawnToastDuration } from '../base/messages/toast.duration.ts'
import type { Satang } from '../base/money/satang.ts'
import { second } from '../base/time/durations.ts'
import { type FlowName, flowLifetimes, flowNames } from '../kernel/flow/flow.names.ts'
import type { ShownRoute } from '../kernel/routing/resolve.route.ts'
import { type RouteName, routeRows } from '../kernel/routing/routes.ts'
import { signInReason } from '../kernel/routing/sign-in.reason.ts'
import {
  flowOfTab,
  shownTransferTab,
  type TransferProgress,
} from '../kernel/routing/transfer.tabs.ts'
import type { SessionEnd } from '../member/session/session.end.ts'
import type { CallReport } from '../wire/api/call.report.ts'
import type { AppContext, FlowStatus, Progress } from './app.types.ts'

/** The flows that every member needs from sign-in on. */
export const flowsOfMember: readonly FlowName[] = ['profile', 'notices', 'favourites']

/** The flows that show games as one visitor or member has them. */
export const listsOfGames: readonly FlowName[] = ['gameList', 'gameRails']

/** The flows that a page needs, with those of the panel that its address opens and of its tab. */
export function flowsOfPage(shown: ShownRoute): readonly FlowName[] {
  const { panel, route } = shown
  const ofPage = routeRows[route].flows ?? []
  const ofPanel = (panel && routeRows[panel].flows) ?? []
  const tab = shownTransferTab(shown)
  return [...new Set([...ofPage, ...ofPanel, ...(tab ? [flowOfTab[tab]] : [])])]
}

/** Flows that no screen waits for: without one the page is as good as before. */
export function isBesidePage(name: string): boolean {
  return ['analytics', 'latePayments', 'notices', 'promotions'].some((beside) =>
    name.endsWith(beside),
  )
}

type FlowState = Pick<AppContext, 'flows' | 'memberFlows' | 'pageFlows' | 'isMember'>

/** The flows to load: needed, and neither there nor on their way. */
export function flowsToLoad({
  flows,
  memberFlows,
  pageFlows,
  start,
}: AppContext): readonly FlowName[] {
  const needed = new Set([...memberFlows, ...pageFlows, ...start.leftFlows])
  return [...needed].filter((name) => flows[name] === 'absent' || flows[name] === 'failed')
}

/** The flows to stop: their screen is gone, or the member is. */
export function flowsToStop({ flows, pageFlows, isMember }: FlowState): readonly FlowName[] {
  return flowNames.filter((name) => {
    const lifetime = flowLifetimes[name]
    const isNeeded = lifetime === 'screen' ? pageFlows.includes(name) : isMember
    return flows[name] !== 'absent' && lifetime !== 'site' && !isNeeded
  })
}

/** A changed copy of the flows' statuses. */
export function withStatus(
  flows: Readonly<Record<FlowName, FlowStatus>>,
  names: readonly FlowName[],
  status: FlowStatus,
): Readonly<Record<FlowName, FlowStatus>> {
  return { ...flows, ...Object.fromEntries(names.map((name) => [name, status])) }
}

/** What is known of the progress of flows, without those that are gone. */
export function withoutProgress(progress: Progress, gone: readonly FlowName[]): Progress {
  const kept = Object.entries(progress).filter(([name]) => !gone.some((flow) => flow === name))
  return Object.fromEntries(kept)
}

export function isSameProgress(
  known: TransferProgress | undefined,
  { canStepBack, step }: TransferProgress,
): boolean {
  return known?.step === step && known.canStepBack === canStepBack
}

export const noFlows: Readonly<Record<FlowName, FlowStatus>> = {
  login: 'absent',
  registration: 'absent',
  passwordRecovery: 'absent',
  passwordChange: 'absent',
  chatSignIn: 'absent',
  liveChat: 'absent',
  analytics: 'absent',
  articles: 'absent',
  gameList: 'absent',
  gameRails: 'absent',
  gameSearch: 'absent',
  favourites: 'absent',
  history: 'absent',
  gamePage: 'absent',
  gameLaunch: 'absent',
  tournaments: 'absent',
  affiliate: 'absent',
  affiliateReports: 'absent',
  profile: 'absent',
  notices: 'absent',
  promotions: 'absent',
  deposit: 'absent',
  latePayments: 'absent',
  withdraw: 'absent',
  chatLink: 'absent',
  transferPanel: 'absent',
  usdtDeposit: 'absent',
}

/** What is said when money has come or is on its way. */
export function moneyToast(
  id: 'deposit.poll.successBody' | 'withdraw.success' | 'affiliate.withdraw.success',
  amount: Satang,
): Toast {
  return {
    tone: 'positive',
    message: { id, values: { amount: { satang: amount } } },
    durationMs: id === 'withdraw.success' ? withdrawnToastDuration : toastDuration,
  }
}

/** The toast for a credited deposit, for a member who is not looking at the deposit. */
export function depositToast(amount: Satang): Toast {
  return moneyToast('deposit.poll.successBody', amount)
}

/** What is said when money that was asked for does not move, to whoever is on another page. */
export function refusalToast(message: MessageRef): Toast {
  return { tone: 'negative', message, durationMs: toastDuration }
}

/** When a press may be repeated that came before the time for which the server had asked to wait. */
export function postponedToast({ retryAfterMs = 0 }: CallReport): Toast {
  const values = { seconds: Math.ceil(retryAfterMs / second) }
  return {
    tone: 'neutral',
    message: { id: 'status.askedToWait', values },
    durationMs: toastDuration,
    topic: 'busy',
  }
}

/** Why a visitor finds the home page in place of a page of members. */
export function keptOutToast({ keptFrom }: { readonly keptFrom?: RouteName }): Toast {
  return {
    tone: 'neutral',
    message: signInReason(keptFrom),
    durationMs: toastDuration,
    topic: 'session',
  }
}

/** What is said when a session ends. */
export function sessionToast(reason: SessionEnd, message: MessageRef): Toast {
  const isExpected = reason === 'signedOut' || reason === 'signedOutElsewhere'
  return {
    tone: isExpected ? 'neutral' : 'negative',
    message,
    durationMs: toastDuration,
    topic: 'session',
  }
}
