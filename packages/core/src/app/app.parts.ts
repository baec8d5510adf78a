import { assign, type EventObject, emit, raise, sendTo, setup, stateIn } from 'xstate'
import type { MessageRef, Toast } from '../base/messages/message.ts'
import { callbackNotProvided, chartNotProvided, notProvided } from '../kernel/flow/not.provided.ts'
import type { NavigationRequested } from '../kernel/routing/navigation.fact.ts'
import type { PageRequested } from '../kernel/routing/plain.page.ts'
import type { ShownRoute } from '../kernel/routing/resolve.route.ts'
import { shownTransferTab, type TransferTab } from '../kernel/routing/transfer.tabs.ts'
import { balanceMachine } from '../member/balance/balance.machine.ts'
import { isWantedEnd, type SessionEnd } from '../member/session/session.end.ts'
import { sessionMachine } from '../member/session/session.machine.ts'
import type { CallReport } from '../wire/api/call.report.ts'
import type { AppContext, AppEmitted, AppEvent, AppInput, FlowProgressed } from './app.types.ts'
import { chunkReloadMachine } from './chunk-reload/chunk-reload.machine.ts'
import { contentMachine } from './content/content.machine.ts'
import {
  flowsOfMember,
  flowsOfPage,
  isBesidePage,
  isSameProgress,
  withStatus,
} from './flows/flow.rules.ts'
import { type FlowName, flowNames } from './flows/flows.ts'
import { maintenanceMachine } from './maintenance/maintenance.machine.ts'
import { type GameShown, navigationMachine } from './navigation/navigation.machine.ts'

/** What the root chart is made of: its children, its guards, and the actions that need no others. */
export const appParts = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    children: {} as {
      session: 'session'
      navigation: 'navigation'
      maintenance: 'maintenance'
      content: 'content'
      balance: 'balance'
      chunkReload: 'chunkReload'
    },
    tags: {} as 'member' | 'closed',
  },
  actors: {
    session: chartNotProvided<typeof sessionMachine>(sessionMachine),
    navigation: chartNotProvided<typeof navigationMachine>(navigationMachine),
    maintenance: chartNotProvided<typeof maintenanceMachine>(maintenanceMachine),
    content: contentMachine,
    balance: chartNotProvided<typeof balanceMachine>(balanceMachine),
    chunkReload: chartNotProvided<typeof chunkReloadMachine>(chunkReloadMachine),
    relayFacts: callbackNotProvided<EventObject>('relayFacts'),
    watchWorld: callbackNotProvided<EventObject>('watchWorld'),
    loadFlow: callbackNotProvided<EventObject, { name: FlowName }>('loadFlow'),
  },
  guards: {
    startsClosed: ({ context }) => context.start.isClosed,
    isClosed: stateIn('#closed'),
    isWantedEnd: (_, { reason }: { reason: SessionEnd }) => isWantedEnd(reason),
    isOnline: ({ context }) => context.isOnline,
    isPressTooEarly: (_, { report }: { report: CallReport }) =>
      report.outcome === 'postponed' && report.purpose !== 'background',
    isBesidePage: (_, { name }: { name: string }) => isBesidePage(name),
    hasLeftForChat: notProvided('hasLeftForChat'),
    hasWaitingPayment: notProvided('hasWaitingPayment'),
    hasUnsettledMoney: notProvided('hasUnsettledMoney'),
    isFlowStarted: ({ context }, { name }: { name: FlowName }) => context.flows[name] !== 'absent',
    isStillWanted: ({ context }, { name }: { name: FlowName }) => context.flows[name] === 'loading',
    isProgressKnown: ({ context }, { name, progress }: FlowProgressed) =>
      isSameProgress(context.progress[name], progress),
    isCommissionElsewhere: ({ context }) => !context.pageFlows.includes('affiliate'),
    isDepositRunning: ({ context }) => context.flows.deposit === 'running',
    isSuccessSeen: (_, { isShown }: { isShown: boolean }) => isShown,
  },
  actions: {
    addUnsettledFlows: notProvided('addUnsettledFlows'),
    spawnFlow: notProvided<[unknown, { name: FlowName }]>('spawnFlow'),
    rememberMaintenance:
      notProvided<[unknown, { isUnderMaintenance: boolean }]>('rememberMaintenance'),
    forgetVisitor: notProvided('forgetVisitor'),
    keepTransferPage: notProvided('keepTransferPage'),
    setMember: assign((_, { username }: { username: string }) => ({
      isMember: true,
      username,
      endedSession: null,
      memberFlows: flowsOfMember,
    })),
    forgetMember: assign({
      isMember: false,
      username: '',
      memberFlows: [],
      progress: {},
    }),
    setEndedSession: assign((_, { message }: { message: MessageRef }) => ({
      endedSession: message,
    })),
    addMemberFlow: assign(({ context }, { name }: { name: FlowName }) => ({
      memberFlows: [...new Set([...context.memberFlows, name])],
    })),
    setOnline: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    setPage: assign((_, shown: ShownRoute) => ({
      pageFlows: flowsOfPage(shown),
      tab: shownTransferTab(shown),
    })),
    setProgress: assign(({ context }, { name, progress }: FlowProgressed) => ({
      progress: { ...context.progress, [name]: progress },
    })),
    markRunning: assign(({ context }, { name }: { name: FlowName }) => ({
      flows: withStatus(context.flows, [name], 'running'),
    })),
    markFailed: assign(({ context }, { name }: { name: FlowName }) => ({
      flows: withStatus(context.flows, [name], 'failed'),
    })),
    /** A flow that died is not there any more: it is loaded again when it is wanted again. */
    markDied: assign(({ context }, died: { name: string }) => ({
      flows: withStatus(
        context.flows,
        flowNames.filter((name) => name === died.name),
        'failed',
      ),
    })),
    signIn: sendTo('session', (_, { username }: { username: string }) => ({
      type: 'session.signedIn',
      username,
    })),
    sendMemberToNavigation: sendTo('navigation', { type: 'membership.changed', isMember: true }),
    sendEndedToNavigation: sendTo('navigation', (_, { reason }: { reason: SessionEnd }) => ({
      type: 'session.ended',
      reason,
    })),
    sendMaintenanceToNavigation: sendTo(
      'navigation',
      (_, { isUnderMaintenance }: { isUnderMaintenance: boolean }) => ({
        type: 'maintenance.changed',
        isUnderMaintenance,
      }),
    ),
    sendClosureToNavigation: sendTo('navigation', ({ event }) => event),
    openPage: sendTo('navigation', (_, { page, query }: Omit<PageRequested, 'type'>) => ({
      type: 'navigation.openPage',
      page,
      query,
    })),
    openTab: sendTo('navigation', (_, { tab }: { tab: TransferTab }) => ({
      type: 'navigation.openTab',
      tab,
    })),
    closePanel: sendTo('navigation', { type: 'navigation.closePanel' }),
    sendSettledToContent: sendTo('content', { type: 'route.settled' }),
    sendReportToContent: sendTo('content', (_, { report }: { report: CallReport }) => ({
      type: 'call.reported',
      report,
    })),
    sendReportToReload: sendTo('chunkReload', (_, { report }: { report: CallReport }) => ({
      type: 'call.reported',
      endpoint: report.endpoint,
    })),
    sendSentToReload: sendTo('chunkReload', (_, { endpoint }: Pick<CallReport, 'endpoint'>) => ({
      type: 'write.sent',
      endpoint,
    })),
    sendMissingToReload: sendTo('chunkReload', ({ event }) => event),
    sendBrokeToContent: sendTo('content', ({ context: { isOnline } }) => ({
      type: 'content.broke',
      isOnline,
    })),
    sendGameToNavigation: sendTo('navigation', (_, shown: GameShown) => shown),
    sendMissingToContent: sendTo('content', { type: 'content.missing' }),
    sendResumedToContent: sendTo('content', { type: 'page.resumed' }),
    sendHiddenToMaintenance: sendTo('maintenance', { type: 'page.hidden' }),
    sendResumedToMaintenance: sendTo('maintenance', { type: 'page.resumed' }),
    refetchBalance: sendTo('balance', { type: 'balance.refetch' }),
    requestNavigation: sendTo(
      'navigation',
      (_, { how, to }: Omit<NavigationRequested, 'type'>) => ({
        type: 'navigation.go',
        to,
        how,
      }),
    ),
    raiseReturned: raise({ type: 'member.returned' }),
    raiseToast: emit((_, { toast }: { toast: Toast }) => ({ type: 'toast.raised', toast })),
  },
})
