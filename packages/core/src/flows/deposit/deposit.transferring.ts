import { otherTabsWatch } from './deposit.other-tabs.ts'
import { requireReport, transferOf } from './deposit.rules.ts'
import { depositSetup } from './deposit.setup.ts'

/** A deposit by bank transfer: the account, the member's report, and the credit that follows [OPEN-64]. */
export const transferringState = depositSetup.createStateConfig({
  description: 'The account to transfer to, the report of a transfer, and the credit that follows.',
  initial: 'showingAccount',
  states: {
    showingAccount: {
      meta: { screen: 'showingAccount' },
      entry: ['rememberDraft', 'tellCancelled'],
      initial: 'resting',
      invoke: otherTabsWatch.invoke,
      on: {
        ...otherTabsWatch.on,
        'deposit.openPicker': {
          guard: 'hasSeveralChannels',
          target: '#deposit.preparing.choosingChannel',
        },
        'deposit.back': [
          { guard: 'hasSeveralChannels', target: '#deposit.preparing.choosingChannel' },
          { actions: 'emitLeft' },
        ],
        'deposit.shown': { target: '#deposit.preparing', actions: 'markShown' },
      },
      states: {
        resting: { on: { 'transfer.openReport': 'reporting' } },
        reporting: {
          tags: 'reportOpen',
          on: {
            'deposit.changeAmount': {
              actions: [{ type: 'setAmountText', params: ({ event }) => event }, 'rememberDraft'],
            },
            'deposit.pickAmount': {
              actions: [{ type: 'setAmount', params: ({ event }) => event }, 'rememberDraft'],
            },
            'deposit.submit': [
              { guard: 'isPausing' },
              { guard: 'isAmountValid', target: '#deposit.transferring.sending' },
              { actions: 'setProblem' },
            ],
            'deposit.back': 'resting',
          },
        },
      },
    },
    sending: {
      description: 'The report is never aborted, and a late answer still counts.',
      tags: 'inMoneyFlow',
      entry: ['clearReportWord', 'rememberAsking'],
      exit: 'rememberDraft',
      initial: 'asking',
      invoke: {
        id: 'reportTransfer',
        src: 'reportTransfer',
        input: ({ context }) => transferOf(context),
        onError: '.unknown',
      },
      on: {
        'transfer.reported': {
          target: 'reported',
          actions: [
            { type: 'setReport', params: ({ event }) => event },
            'rememberReport',
            'forgetAmount',
            'forgetDraft',
          ],
        },
        'transfer.refused': {
          target: 'refused',
          actions: { type: 'setReportWord', params: ({ event }) => event },
        },
      },
      states: {
        asking: {
          tags: 'busy',
          meta: { screen: 'reportingTransfer' },
          on: {
            'transfer.lost': {
              target: 'unknown',
              actions: { type: 'setReportWord', params: ({ event }) => event },
            },
            'deposit.back': { actions: 'emitLeft' },
          },
        },
        unknown: {
          tags: 'failure',
          meta: { screen: 'reportUnknown' },
          entry: 'emitUnknown',
          on: {
            'deposit.acknowledge': {
              target: '#deposit.transferring.showingAccount',
              actions: ['startPause', 'endPauseLater'],
            },
          },
        },
      },
    },
    lost: {
      description:
        'The page was closed or reloaded while a transfer was reported: the outcome is unknown.',
      tags: 'failure',
      meta: { screen: 'reportUnknown' },
      entry: 'emitUnknown',
      on: {
        'deposit.acknowledge': {
          target: '#deposit.preparing',
          actions: ['startPause', 'endPauseLater'],
        },
      },
    },
    refused: {
      tags: 'failure',
      meta: { screen: 'reportFailed' },
      on: { 'deposit.acknowledge': 'showingAccount.reporting' },
    },
    reported: {
      meta: { screen: 'transferReported' },
      description:
        'The transfer with the state of its credit, which a page load finds again until the member leaves it; another page does not leave one that was not credited.',
      exit: 'forgetReport',
      initial: 'deciding',
      on: {
        'deposit.again': '#deposit.preparing',
        'deposit.back': { target: '#deposit.preparing', actions: 'emitLeft' },
        'deposit.hidden': {
          description: 'A receipt that was not on the screen yet is not left.',
          guard: 'isSeen',
          target: '#deposit.preparing',
          actions: 'markHidden',
        },
        'deposit.covered': {
          description: 'Maintenance or the closed site covers what its member has seen.',
          guard: 'isShown',
          actions: ['markCovered', 'markReportTold'],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isAwaited', target: 'watching' },
            { guard: 'isCredited', target: 'arrived' },
            { target: 'notYet' },
          ],
        },
        watching: {
          invoke: {
            id: 'creditWatch',
            src: 'creditWatch',
            input: ({ context }) => requireReport(context),
            onDone: {
              target: 'ended',
              actions: { type: 'setOutcome', params: ({ event }) => event.output },
            },
            onError: {
              target: 'ended',
              actions: { type: 'setOutcome', params: { balanceAfter: null, lookedAt: null } },
            },
          },
          on: {
            // The member may leave: the credit is announced wherever they are.
            'deposit.back': { actions: 'emitLeft' },
            'deposit.hidden': { actions: 'markHidden' },
            'page.hidden': { actions: ['markPageHidden', 'sendToCreditWatch'] },
            'page.resumed': {
              actions: [
                { type: 'markPageVisible', params: ({ event }) => event },
                'sendToCreditWatch',
              ],
            },
          },
        },
        ended: {
          description:
            'Another tab may have seen the credit of this report, or its member may have left or replaced it there.',
          entry: ['markUnseen', 'settleReport'],
          always: [
            { guard: 'isReportLeft', target: '#deposit.preparing' },
            { guard: 'isCreditTold', target: 'arrived' },
            {
              guard: 'isCredited',
              target: 'arrived',
              actions: ['settleTransfer', 'emitCredited'],
            },
            { target: 'notYet' },
          ],
        },
        arrived: {},
        notYet: {
          tags: 'failure',
          on: {
            'deposit.hidden': {
              description:
                'Its member is sent to the history first, and finds the way to the admin here again.',
              guard: 'isSeen',
              actions: ['markHidden', 'markReportTold'],
            },
          },
        },
      },
    },
  },
})
