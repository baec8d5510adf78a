import { writeAddress } from '../kernel/routing/address.ts'
import { isTransferPage } from '../kernel/routing/transfer.tabs.ts'
import { appParts } from './app.parts.ts'
import {
  flowsOfPage,
  flowsThatDependOnMember,
  flowsToLoad,
  flowsToStop,
  withoutProgress,
  withStatus,
} from './flows/flow.rules.ts'
import { flowNames, flowOfTab } from './flows/flows.ts'

/** The parts of the root chart with the actions that depend on which flows run; the chart names them. */
export const appSetup = appParts.extend({
  actions: {
    /** Loads the flows that are needed and not there, and stops those that nothing needs any more. */
    syncFlows: appParts.enqueueActions(({ context, enqueue }) => {
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
    tellDepositWhetherShown: appParts.enqueueActions(({ context, enqueue, event }) => {
      const { flows, pageFlows } = context
      if (flows.deposit !== 'running') return
      if (event.type === 'flow.loaded' && event.name !== 'deposit') return
      const wasShown = pageFlows.includes('deposit')
      const isSettled = event.type === 'route.settled'
      const isShown = isSettled ? flowsOfPage(event).includes('deposit') : wasShown
      if (isSettled && isShown === wasShown) return
      enqueue.sendTo('deposit', { type: isShown ? 'deposit.shown' : 'deposit.hidden' })
    }),
    stepBackInTab: appParts.enqueueActions(({ context, enqueue }) => {
      const flow = context.tab && flowOfTab[context.tab]
      if (flow && context.flows[flow] === 'running') enqueue.sendTo(flow, { type: `${flow}.back` })
    }),
    tellPanelShown: appParts.enqueueActions(({ context, enqueue, event }) => {
      const { flows, progress, tab } = context
      if (event.type !== 'route.settled' || tab === null) return
      if (flows.transferPanel !== 'running') return
      enqueue.sendTo('transferPanel', {
        type: 'transferPanel.shown',
        tab,
        address: writeAddress(event.address.locale, event.address.path, event.address.query),
        isPage: isTransferPage(event.route),
        progress: progress[flowOfTab[tab]] ?? null,
      })
    }),
    tellPanelProgress: appParts.enqueueActions(({ context, enqueue }) => {
      const { flows, tab } = context
      const progress = tab && context.progress[flowOfTab[tab]]
      if (!progress || flows.transferPanel !== 'running') return
      enqueue.sendTo('transferPanel', { type: 'transferPanel.progressed', tab, progress })
    }),
    /** What was read beneath a failure and did not come is read again. */
    tellRetried: appParts.enqueueActions(({ context, enqueue, event }) => {
      for (const name of flowNames) {
        if (context.flows[name] === 'running') enqueue.sendTo(name, event)
      }
    }),
    refetchBalanceOfMember: appParts.enqueueActions(({ context, enqueue }) => {
      if (context.isMember) enqueue.sendTo('balance', { type: 'balance.refetch' })
    }),
    openChatLink: appParts.enqueueActions(({ context, enqueue }) => {
      if (context.flows.chatLink === 'running')
        enqueue.sendTo('chatLink', { type: 'chatLink.open' })
    }),
    tellRails: appParts.enqueueActions(({ context, enqueue }) => {
      if (context.flows.gameRails === 'running')
        enqueue.sendTo('gameRails', { type: 'gameRails.read' })
    }),
    tellFavourites: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.favourites === 'running') enqueue.sendTo('favourites', event)
    }),
    /** What a list says about a member is that member’s alone: it is read anew for whoever comes. */
    dropListsOfGames: appParts.enqueueActions(({ context, enqueue }) => {
      const gone = flowsThatDependOnMember.filter((name) => context.flows[name] !== 'absent')
      enqueue.assign({ flows: withStatus(context.flows, gone, 'absent') })
      for (const name of gone) {
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
      }
    }),
    tellDeposit: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.deposit === 'running') enqueue.sendTo('deposit', event)
    }),
    tellLatePayments: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.latePayments === 'running') enqueue.sendTo('latePayments', event)
    }),
    tellLatePaymentsChanged: appParts.enqueueActions(({ context, enqueue }) => {
      if (context.flows.latePayments === 'running')
        enqueue.sendTo('latePayments', { type: 'latePayments.changed' })
    }),
    tellAffiliate: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.affiliate === 'running') enqueue.sendTo('affiliate', event)
    }),
    /** What a member has done, to those who are not on the page but wait for it. */
    tellBeside: appParts.enqueueActions(({ context, enqueue, event }) => {
      for (const name of ['promotions', 'analytics'] as const) {
        if (context.flows[name] === 'running') enqueue.sendTo(name, event)
      }
    }),
    /** A deposit without a chart of its own, to those who wait for deposits. */
    tellArrived: appParts.enqueueActions(({ context, enqueue }) => {
      for (const name of ['promotions', 'analytics'] as const) {
        if (context.flows[name] === 'running') enqueue.sendTo(name, { type: 'deposit.succeeded' })
      }
    }),
    tellWithdraw: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (context.flows.withdraw === 'running') enqueue.sendTo('withdraw', event)
    }),
  },
})
