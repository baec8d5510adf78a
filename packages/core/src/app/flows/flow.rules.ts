import { type AnyActorRef, isMachineSnapshot } from 'xstate'
import type { ShownRoute } from '../../kernel/routing/resolve.route.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { shownTransferTab, type TransferProgress } from '../../kernel/routing/transfer.tabs.ts'
import type { CallName } from '../../wire/api/call.ts'
import { type FlowName, type FlowStatus, type FlowStatuses, flowOfTab, flows } from './flows.ts'

/** The flows that every member needs from sign-in on. */
export const flowsOfMember: readonly FlowName[] = namesOf(({ startsAtSignIn }) => startsAtSignIn)

/** The flows that show what is different for each member. */
export const flowsThatDependOnMember = namesOf(({ dependsOnMember }) => dependsOnMember)

/** The flows after which the balance may be another. */
const flowsThatMayMoveBalance = namesOf(({ mayMoveBalance }) => mayMoveBalance)

export function mayMoveBalance(names: readonly FlowName[]): boolean {
  return names.some((name) => flowsThatMayMoveBalance.includes(name))
}

/** The flows that no screen waits for: without one the page is as good as before. */
const flowsBesidePage = namesOf(({ isBesidePage }) => isBesidePage)

/** The flows that a page shows, whatever lies over it. */
export function flowsOfRoute(route: RouteName): readonly FlowName[] {
  return namesOf(({ pages }) => pages?.includes(route))
}

/** The flows that a page needs, with those of the panel that its address opens and of its tab. */
export function flowsOfPage(shown: ShownRoute): readonly FlowName[] {
  const { panel, route } = shown
  const ofPanel = panel ? flowsOfRoute(panel) : []
  const tab = shownTransferTab(shown)
  return [...new Set([...flowsOfRoute(route), ...ofPanel, ...(tab ? [flowOfTab[tab]] : [])])]
}

/** The flow, or other child of the root, whose failure an event reports. */
export function nameOfDead(eventType: string): string {
  return eventType.slice(eventType.lastIndexOf('.') + 1)
}

export function isBesidePage(name: string): boolean {
  return flowsBesidePage.some((flow) => flow === name)
}

/** Which flows there are, and which are needed. */
export interface FlowNeeds {
  readonly flows: FlowStatuses
  readonly isMember: boolean
  /** The flows that the shown page needs. */
  readonly pageFlows: readonly FlowName[]
  /** The flows that are needed on any page. */
  readonly memberFlows: readonly FlowName[]
  readonly start: {
    /** The flows that an earlier visit left something to do. */
    readonly leftFlows: readonly FlowName[]
  }
}

/** The flows to load: needed, and neither there nor on their way. */
export function flowsToLoad({
  flows,
  memberFlows,
  pageFlows,
  start,
}: FlowNeeds): readonly FlowName[] {
  const needed = new Set([...memberFlows, ...pageFlows, ...start.leftFlows])
  return [...needed].filter((name) => flows[name] === 'absent' || flows[name] === 'failed')
}

/** The flows to stop: their screen is gone, or the member is. */
export function flowsToStop(needs: FlowNeeds): readonly FlowName[] {
  return namesOf(({ lifetime, name }) => {
    const isNeeded = lifetime === 'screen' ? needs.pageFlows.includes(name) : needs.isMember
    return needs.flows[name] !== 'absent' && lifetime !== 'site' && !isNeeded
  })
}

/** The running flows that hear an event. */
export function flowsThatHear(statuses: FlowStatuses, type: string): readonly FlowName[] {
  return namesOf(
    ({ hears, name }) => statuses[name] === 'running' && hears?.some((heard) => heard === type),
  )
}

/** How far the money flows that have steps are. */
export type Progress = Readonly<Partial<Record<FlowName, TransferProgress>>>

/** A changed copy of the flows' statuses. */
export function withStatus(
  flows: FlowStatuses,
  names: readonly FlowName[],
  status: FlowStatus,
): FlowStatuses {
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

/**
 * Whether a member has asked for money to be moved, or is about to pay a code.
 * @param call the call that was asked for, where only its flow counts
 */
export function isInMoneyFlow(system: AnyActorRef['system'], call?: CallName): boolean {
  const ofCall = namesOf(({ moneyWrites }) => moneyWrites?.some((write) => write === call))
  const counted =
    ofCall.length > 0 ? ofCall : namesOf(({ moneyWrites }) => moneyWrites !== undefined)
  return counted.some((name) => {
    const flow: AnyActorRef | undefined = system.get(name)
    if (flow === undefined) return false
    const parts: readonly AnyActorRef[] = Object.values(flow.getSnapshot().children)
    // What a flow has another chart do, such as a payout, that one says itself.
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
