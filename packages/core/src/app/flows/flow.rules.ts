import { type AnyActorRef, isMachineSnapshot } from 'xstate'
import type { ShownRoute } from '../../kernel/routing/resolve.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { shownTransferTab, type TransferProgress } from '../../kernel/routing/transfer.tabs.ts'
import type { CallName } from '../../wire/api/call.ts'
import { type FlowName, type FlowStatus, type FlowStatuses, flowOfTab, flows } from './flows.ts'

/** The flows that every member needs from sign-in on. */
export const flowsOfMember: readonly FlowName[] = namesOf(({ startsAtSignIn }) => startsAtSignIn)

/** The flows whose content differs between members. */
export const flowsThatDependOnMember = namesOf(({ dependsOnMember }) => dependsOnMember)

/** The flows after which the balance may be another. */
const flowsThatMayMoveBalance = namesOf(({ mayMoveBalance }) => mayMoveBalance)

export function mayMoveBalance(names: readonly FlowName[]): boolean {
  return names.some((name) => flowsThatMayMoveBalance.includes(name))
}

/** The flows for which no screen waits: a page is complete without them. */
const flowsBesidePage = namesOf(({ isBesidePage }) => isBesidePage)

/** The flows that a page shows, without those of a panel over it. */
export function flowsOfRoute(route: RouteName): readonly FlowName[] {
  return namesOf(({ pages }) => pages?.includes(route))
}

/** The flows that a page needs, including those of the panel that its address opens and of its tab. */
export function flowsOfPage(shown: ShownRoute): readonly FlowName[] {
  const { panel, route } = shown
  const ofPanel = panel ? flowsOfRoute(panel) : []
  const tab = shownTransferTab(shown)
  return [...new Set([...flowsOfRoute(route), ...ofPanel, ...(tab ? [flowOfTab[tab]] : [])])]
}

/** The name of the flow, or of the root's other child, whose death an XState event reports. */
export function nameOfDead(eventType: string): string {
  return eventType.slice(eventType.lastIndexOf('.') + 1)
}

export function isBesidePage(name: string): boolean {
  return flowsBesidePage.some((flow) => flow === name)
}

/** The flows' statuses, and which flows are needed. */
export interface FlowNeeds {
  readonly flows: FlowStatuses
  readonly isMember: boolean
  /** The flows that the shown page needs. */
  readonly pageFlows: readonly FlowName[]
  /** The flows that are needed on any page. */
  readonly memberFlows: readonly FlowName[]
  readonly start: {
    /** The flows for which an earlier visit left unfinished work. */
    readonly leftFlows: readonly FlowName[]
  }
}

/** The flows to load: those that are needed and neither running nor loading. */
export function flowsToLoad({
  flows,
  memberFlows,
  pageFlows,
  start,
}: FlowNeeds): readonly FlowName[] {
  const needed = new Set([...memberFlows, ...pageFlows, ...start.leftFlows])
  return [...needed].filter((name) => flows[name] === 'absent' || flows[name] === 'failed')
}

/** The flows to stop, because their screen was left or the member signed out. */
export function flowsToStop(needs: FlowNeeds): readonly FlowName[] {
  return namesOf(({ lifetime, name }) => {
    const isNeeded = lifetime === 'screen' ? needs.pageFlows.includes(name) : needs.isMember
    return needs.flows[name] !== 'absent' && lifetime !== 'site' && !isNeeded
  })
}

/** The running flows that list an event in `hears`. */
export function flowsThatHear(statuses: FlowStatuses, type: string): readonly FlowName[] {
  return namesOf(
    ({ hears, name }) => statuses[name] === 'running' && hears?.some((heard) => heard === type),
  )
}

/** How far the money flows with steps are. */
export type Progress = Readonly<Partial<Record<FlowName, TransferProgress>>>

/** A changed copy of the flows' statuses. */
export function withStatus(
  flows: FlowStatuses,
  names: readonly FlowName[],
  status: FlowStatus,
): FlowStatuses {
  return { ...flows, ...Object.fromEntries(names.map((name) => [name, status])) }
}

/** A copy of the progress without the stopped flows. */
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

/**
 * Whether a money write is in flight or a member is about to pay a code.
 * @param call a money write; if given, only the flow that makes it counts.
 */
export function isInMoneyFlow(system: AnyActorRef['system'], call?: CallName): boolean {
  const ofCall = namesOf(({ moneyWrites }) => moneyWrites?.some((write) => write === call))
  const counted =
    ofCall.length > 0 ? ofCall : namesOf(({ moneyWrites }) => moneyWrites !== undefined)
  return counted.some((name) => {
    const flow: AnyActorRef | undefined = system.get(name)
    if (flow === undefined) return false
    const parts: readonly AnyActorRef[] = Object.values(flow.getSnapshot().children)
    // A chart that a flow runs, such as a payout, carries the tag itself.
    return [flow, ...parts].some(saysInMoneyFlow)
  })
}

function saysInMoneyFlow(actor: AnyActorRef): boolean {
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) && snapshot.hasTag('inMoneyFlow')
}

function namesOf(isMeant: (flow: (typeof flows)[number]) => boolean | undefined) {
  return flows.filter(isMeant).map(({ name }) => name)
}
