import { writeAddress } from '../kernel/routing/address.ts'
import { isTransferPage } from '../kernel/routing/transfer.tabs.ts'
import { appParts } from './app.parts.ts'
import {
  flowsOfPage,
  flowsThatDependOnMember,
  flowsThatHear,
  flowsToLoad,
  flowsToStop,
  mayMoveBalance,
  withoutProgress,
  withStatus,
} from './flows/flow.rules.ts'
import { flowOfTab, type HeardEvent } from './flows/flows.ts'

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
      if (context.isMember && mayMoveBalance(gone)) {
        enqueue.sendTo('balance', { type: 'balance.refetch' })
      }
      for (const name of gone) {
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
      }
      for (const name of missing) {
        // An earlier try may have failed, or the flow may have died: what is left of it is stopped.
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
        enqueue.spawnChild('loadFlow', { id: `load.${name}`, input: { name } })
      }
    }),
    /** The new flow finds what the old one has stored for a reload, such as a waiting code. */
    exchangeFlow: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'flow.changed') return
      const { name } = event
      enqueue.assign({ flows: withStatus(context.flows, [name], 'loading') })
      enqueue.stopChild(`load.${name}`)
      enqueue.stopChild(name)
      enqueue.spawnChild('loadFlow', { id: `load.${name}`, input: { name } })
    }),
    /** Before the page is noted: a deposit that stays on the screen goes on as it was. */
    sendDepositVisibility: appParts.enqueueActions(({ check, context, enqueue, event }) => {
      const { flows, pageFlows } = context
      if (flows.deposit !== 'running') return
      if (event.type === 'flow.loaded' && event.name !== 'deposit') return
      const wasShown = pageFlows.includes('deposit')
      const isSettled = event.type === 'route.settled'
      const isShown = isSettled ? flowsOfPage(event).includes('deposit') : wasShown
      if (isSettled && isShown && wasShown) return
      // Also while it is hidden: a receipt that was only covered is left by the first page without it.
      const isCovered = isSettled && (event.route === 'maintenance' || check('isClosed'))
      const hidden = isCovered ? 'deposit.covered' : 'deposit.hidden'
      enqueue.sendTo('deposit', { type: isShown ? 'deposit.shown' : hidden })
    }),
    stepBackInTab: appParts.enqueueActions(({ context, enqueue }) => {
      const flow = context.tab && flowOfTab[context.tab]
      if (flow && context.flows[flow] === 'running') enqueue.sendTo(flow, { type: `${flow}.back` })
    }),
    sendPanelShown: appParts.enqueueActions(({ context, enqueue, event }) => {
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
    sendPanelProgress: appParts.enqueueActions(({ context, enqueue }) => {
      const { flows, tab } = context
      const progress = tab && context.progress[flowOfTab[tab]]
      if (!progress || flows.transferPanel !== 'running') return
      enqueue.sendTo('transferPanel', { type: 'transferPanel.progressed', tab, progress })
    }),
    /** Hands an event to the running flows that declare that they hear it. */
    broadcast: appParts.enqueueActions(({ context, enqueue, event }) => {
      for (const name of flowsThatHear(context.flows, event.type)) enqueue.sendTo(name, event)
    }),
    /** Money of a deposit whose code is not on the screen any more. */
    broadcastArrival: appParts.enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'latePayment.arrived') return
      const { amount } = event
      const arrived = { type: 'deposit.succeeded', amount, isShown: false } satisfies HeardEvent
      for (const name of flowsThatHear(context.flows, arrived.type)) enqueue.sendTo(name, arrived)
    }),
    refetchBalanceOfMember: appParts.enqueueActions(({ context, enqueue }) => {
      if (context.isMember) enqueue.sendTo('balance', { type: 'balance.refetch' })
    }),
    /** What a list says about a member is that member’s alone: it is read again for the next one. */
    dropListsOfGames: appParts.enqueueActions(({ context, enqueue }) => {
      const gone = flowsThatDependOnMember.filter((name) => context.flows[name] !== 'absent')
      enqueue.assign({ flows: withStatus(context.flows, gone, 'absent') })
      for (const name of gone) {
        enqueue.stopChild(`load.${name}`)
        enqueue.stopChild(name)
      }
    }),
  },
})
