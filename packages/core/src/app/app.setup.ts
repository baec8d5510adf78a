import { assign, type EventObject, emit, fromCallback, sendTo, setup } from 'xstate'
import type { CallReport } from '../api/client.ts'
import { balanceMachine } from '../balance/balance.machine.ts'
import { chunkReloadMachine } from '../chunk-reload/chunk-reload.machine.ts'
import { contentMachine } from '../content/content.machine.ts'
import { notProvided } from '../flow/not.provided.ts'
import { maintenanceMachine } from '../maintenance/maintenance.machine.ts'
import type { Toast } from '../messages/message.ts'
import { navigationMachine } from '../navigation/navigation.machine.ts'
import type { NavigationWay } from '../navigation/navigation.rules.ts'
import { writeAddress } from '../routing/address.ts'
import type { PageRequested } from '../routing/plain.page.ts'
import type { RoutingFacts, ShownRoute } from '../routing/resolve.route.ts'
import { type SessionEnd, sessionMachine } from '../session/session.machine.ts'
import {
  flowOfTab,
  isTransferPage,
  recalledTab,
  shownTransferTab,
  type TransferTab,
} from '../transfer-panel/transfer-panel.rules.ts'
import {
  flowsOfMember,
  flowsOfPage,
  flowsToLoad,
  flowsToStop,
  isBesidePage,
  isSameProgress,
  listsOfGames,
  withoutProgress,
  withStatus,
} from './app.rules.ts'
import type { AppContext, AppEmitted, AppEvent, AppInput, FlowProgressed } from './app.types.ts'
import { type FlowName, flowNames } from './flow.names.ts'

const parts = setup({
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
    session: sessionMachine,
    navigation: navigationMachine,
    maintenance: maintenanceMachine,
    content: contentMachine,
    balance: balanceMachine,
    chunkReload: chunkReloadMachine,
    relayFacts: fromCallback<EventObject>(notProvided('relayFacts')),
    watchWorld: fromCallback<EventObject>(notProvided('watchWorld')),
    loadFlow: fromCallback<EventObject, { name: FlowName }>(notProvided('loadFlow')),
  },
  guards: {
    isClosed: ({ context }) => context.isClosed,
    isOnline: ({ context }) => context.isOnline,
    isBesidePage: (_, { name }: { name: string }) => isBesidePage(name),
    hasLeftForChat: notProvided('hasLeftForChat'),
    hasWaitingPayment: notProvided('hasWaitingPayment'),
    hasUnansweredWithdrawal: notProvided('hasUnansweredWithdrawal'),
    isStillWanted: ({ context }, { name }: { name: FlowName }) => context.flows[name] === 'loading',
    isTabRecalled: ({ context }, shown: ShownRoute) => recalledTab(shown, context.lastTab) !== null,
    isProgressKnown: ({ context }, { name, progress }: FlowProgressed) =>
      isSameProgress(context.progress[name], progress),
    isSuccessSeen: (_, { isShown }: { isShown: boolean }) => isShown,
  },
  actions: {
    spawnFlow: notProvided<[unknown, { name: FlowName }]>('spawnFlow'),
    rememberMaintenance:
      notProvided<[unknown, { isUnderMaintenance: boolean }]>('rememberMaintenance'),
    dropForgotTicket: notProvided('dropForgotTicket'),
    forgetVisitor: notProvided('forgetVisitor'),
    keepTransferPage: notProvided('keepTransferPage'),
    noteMember: assign((_, { username }: { username: string }) => ({
      isMember: true,
      username,
      memberFlows: flowsOfMember,
    })),
    forgetMember: assign({
      isMember: false,
      username: '',
      memberFlows: [],
      progress: {},
    }),
    wantFlow: assign(({ context }, { name }: { name: FlowName }) => ({
      memberFlows: [...new Set([...context.memberFlows, name])],
    })),
    noteOnline: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    noteOffline: assign({ isOnline: false }),
    notePage: assign((_, shown: ShownRoute) => ({
      pageFlows: flowsOfPage(shown),
      tab: shownTransferTab(shown),
      lastTab: null,
    })),
    noteProgress: assign(({ context }, { name, progress }: FlowProgressed) => ({
      progress: { ...context.progress, [name]: progress },
    })),
    noteRunning: assign(({ context }, { name }: { name: FlowName }) => ({
      flows: withStatus(context.flows, [name], 'running'),
    })),
    noteFailed: assign(({ context }, { name }: { name: FlowName }) => ({
      flows: withStatus(context.flows, [name], 'failed'),
    })),
    /** A flow that died is not there any more: it is loaded anew when it is wanted again. */
    noteDied: assign(({ context }, { type }: { type: string }) => ({
      flows: withStatus(
        context.flows,
        flowNames.filter((name) => type.endsWith(`.${name}`)),
        'failed',
      ),
    })),
    signIn: sendTo('session', (_, { username }: { username: string }) => ({
      type: 'session.signedIn',
      username,
    })),
    tellNavigationMember: sendTo('navigation', { type: 'membership.changed', isMember: true }),
    tellNavigationEnded: sendTo('navigation', (_, { reason }: { reason: SessionEnd }) => ({
      type: 'session.ended',
      reason,
    })),
    tellNavigationMaintenance: sendTo(
      'navigation',
      (_, { isUnderMaintenance }: { isUnderMaintenance: boolean }) => ({
        type: 'maintenance.changed',
        isUnderMaintenance,
      }),
    ),
    tellNavigationAddress: sendTo(
      'navigation',
      (_, place: Pick<RoutingFacts, 'address' | 'hasForgotTicket'>) => ({
        type: 'navigation.changed',
        address: place.address,
        hasForgotTicket: place.hasForgotTicket,
      }),
    ),
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
    tellContentSettled: sendTo('content', { type: 'route.settled' }),
    tellContentReport: sendTo('content', (_, { report }: { report: CallReport }) => ({
      type: 'call.reported',
      report,
    })),
    tellReloadReport: sendTo('chunkReload', (_, { report }: { report: CallReport }) => ({
      type: 'call.reported',
      endpoint: report.endpoint,
    })),
    tellReloadSent: sendTo('chunkReload', (_, { endpoint }: Pick<CallReport, 'endpoint'>) => ({
      type: 'write.sent',
      endpoint,
    })),
    tellReloadMissing: sendTo('chunkReload', { type: 'chunk.missing' }),
    tellContentBroke: sendTo('content', ({ context: { isOnline } }) => ({
      type: 'content.broke',
      isOnline,
    })),
    tellContentMissing: sendTo('content', { type: 'content.missing' }),
    tellContentResumed: sendTo('content', { type: 'page.resumed' }),
    tellMaintenanceHidden: sendTo('maintenance', { type: 'page.hidden' }),
    tellMaintenanceResumed: sendTo('maintenance', { type: 'page.resumed' }),
    refetchBalance: sendTo('balance', { type: 'balance.refetch' }),
    requestNavigation: emit((_, requested: { to: string; how: NavigationWay }) => ({
      type: 'navigation.requested',
      to: requested.to,
      how: requested.how,
    })),
    raiseToast: emit((_, { toast }: { toast: Toast }) => ({ type: 'toast.raised', toast })),
  },
})

/** What the root chart is made of; the chart itself names these parts. */
export const appSetup = parts.extend({
  actions: {
    /** Loads the flows that are needed and not there, and stops those that nothing needs any more. */
    syncFlows: parts.enqueueActions(({ context, enqueue }) => {
      const missing = flowsToLoad(context)
      const gone = flowsToStop(context)
      const opened = withStatus(context.flows, missing, 'loading')
      enqueue.assign({
        flows: withStatus(opened, gone, 'absent'),
        progress: withoutProgress(context.progress, gone),
      })
      // Money of the member may have moved in a game that goes with its page.
      if (context.isMember && gone.includes('gameLaunch')) {
        enqueue.sendTo('balance', { type: 'balance.refetch' })
      }
      for (const name of gone) {
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
      }
      for (const name of missing) {
        // What is left of a first try that failed, or of a flow that died.
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
        enqueue.spawnChild('loadFlow', { id: `load.${name}`, input: { name } })
      }
    }),
    /** Before the page is noted: a deposit that stays on the screen goes on as it was. */
    tellDepositWhetherShown: parts.enqueueActions(({ context, enqueue, event }) => {
      const { flows, pageFlows } = context
      if (flows.deposit !== 'running') return
      if (event.type === 'flow.loaded' && event.name !== 'deposit') return
      const wasShown = pageFlows.includes('deposit')
      const isSettled = event.type === 'route.settled'
      const isShown = isSettled ? flowsOfPage(event).includes('deposit') : wasShown
      if (isSettled && isShown === wasShown) return
      enqueue.sendTo('deposit', { type: isShown ? 'deposit.shown' : 'deposit.hidden' })
    }),
    stepBackInTab: parts.enqueueActions(({ context, enqueue }) => {
      const flow = context.tab && flowOfTab[context.tab]
      if (flow && context.flows[flow] === 'running') enqueue.sendTo(flow, { type: `${flow}.back` })
    }),
    recallTab: parts.enqueueActions(({ context, enqueue }) => {
      const tab = context.lastTab
      if (tab) enqueue.sendTo('navigation', { type: 'navigation.openTab', tab })
    }),
    tellPanelShown: parts.enqueueActions(({ context, enqueue, event }) => {
      const { flows, progress, tab } = context
      if (event.type !== 'route.settled' || tab === null) return
      if (flows.transferPanel !== 'running') return
      const { address, route } = event
      enqueue.sendTo('transferPanel', {
        type: 'transferPanel.shown',
        tab,
        address: writeAddress(address.locale, address.path, address.query),
        isPage: isTransferPage(route),
        progress: progress[flowOfTab[tab]] ?? null,
      })
    }),
    tellPanelProgress: parts.enqueueActions(({ context, enqueue }) => {
      const { flows, tab } = context
      const name = tab && flowOfTab[tab]
      const progress = name && context.progress[name]
      if (!progress || flows.transferPanel !== 'running') return
      enqueue.sendTo('transferPanel', { type: 'transferPanel.progressed', name, progress })
    }),
    refetchBalanceOfMember: parts.enqueueActions(({ context, enqueue }) => {
      if (context.isMember) enqueue.sendTo('balance', { type: 'balance.refetch' })
    }),
    openChatLink: parts.enqueueActions(({ context, enqueue }) => {
      if (context.flows.chatLink === 'running')
        enqueue.sendTo('chatLink', { type: 'chatLink.open' })
    }),
    tellRails: parts.enqueueActions(({ context, enqueue }) => {
      if (context.flows.gameRails === 'running')
        enqueue.sendTo('gameRails', { type: 'gameRails.read' })
    }),
    tellFavourites: parts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.favourites === 'running') enqueue.sendTo('favourites', event)
    }),
    /** What a list says about a member is that member’s alone: it is read anew for whoever comes. */
    dropListsOfGames: parts.enqueueActions(({ context, enqueue }) => {
      const gone = listsOfGames.filter((name) => context.flows[name] !== 'absent')
      enqueue.assign({ flows: withStatus(context.flows, gone, 'absent') })
      for (const name of gone) {
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
      }
    }),
    tellDeposit: parts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.deposit === 'running') enqueue.sendTo('deposit', event)
    }),
    tellAffiliate: parts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.affiliate === 'running') enqueue.sendTo('affiliate', event)
    }),
    tellPromotions: parts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.promotions === 'running') enqueue.sendTo('promotions', event)
    }),
    tellWithdraw: parts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.withdraw === 'running') enqueue.sendTo('withdraw', event)
    }),
  },
})
