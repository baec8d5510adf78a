import { expiredState } from './deposit.expired.ts'
import { preparingState } from './deposit.preparing.ts'
import { succeededState } from './deposit.receipt.ts'
import { restoredChoice, restoredPayment } from './deposit.restored.ts'
import { qrRequestOf, requirePayment } from './deposit.rules.ts'
import { depositSetup } from './deposit.setup.ts'
import { transferringState } from './deposit.transferring.ts'

/** A deposit, from the choice of its channel to its single ending [DEP-05]. */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  description: 'A deposit, from the choice of its channel to its single ending.',
  context: ({ input }) => ({
    channels: [],
    ...restoredChoice(input),
    problem: null,
    wasAsking: input.draft?.isAsking ?? false,
    isPausing: false,
    ...restoredPayment(input),
    refusal: null,
    report: input.report,
    reportWord: null,
    isReportKept: input.report !== null,
    isCreditTold: false,
    isReportNews: false,
    expiryWord: 'none',
    isVisible: input.isVisible,
    isShown: false,
    isCovered: false,
    now: input.now,
    isTimeConfirmed: input.isTimeConfirmed,
  }),
  initial: 'restoring',
  on: {
    'deposit.shown': { actions: 'markShown' },
    'deposit.hidden': { actions: 'markHidden' },
    'deposit.covered': { actions: 'markCovered' },
    'page.hidden': { actions: 'markPageHidden' },
    'page.resumed': { actions: { type: 'markPageVisible', params: ({ event }) => event } },
    'clock.adjusted': { actions: { type: 'setTime', params: ({ event }) => event } },
    'pause.over': { actions: 'endPause' },
    'latePayment.arrived': {
      actions: [
        { type: 'clearEndingOf', params: ({ event }) => event },
        { type: 'emitLatePayment', params: ({ event }) => event },
      ],
    },
  },
  states: {
    restoring: {
      always: [
        { guard: 'hasStoredPayment', target: 'awaitingPayment', actions: 'rememberDraft' },
        { guard: 'wasReporting', target: 'transferring.lost' },
        { guard: 'wasAsking', target: 'requestLost' },
        { guard: 'hasReport', target: 'transferring.reported' },
        { guard: 'hasReceipt', target: 'succeeded.restored' },
        { target: 'preparing' },
      ],
    },
    preparing: preparingState,
    transferring: transferringState,
    requestLost: {
      description:
        'The page was closed or reloaded while a code was requested: nobody knows whether it was created.',
      tags: 'failure',
      meta: { screen: 'requestUnknown' },
      entry: 'emitUnknown',
      on: {
        'deposit.acknowledge': { target: 'preparing', actions: ['startPause', 'endPauseLater'] },
      },
    },
    requesting: {
      description: 'The request is never aborted, and a late answer still counts.',
      tags: 'inMoneyFlow',
      entry: 'rememberAsking',
      exit: 'rememberDraft',
      initial: 'asking',
      invoke: {
        id: 'requestQr',
        src: 'requestQr',
        input: ({ context }) => qrRequestOf(context),
        onError: '.unknown',
      },
      on: {
        'qr.created': {
          target: 'awaitingPayment',
          actions: { type: 'setPayment', params: ({ event }) => event },
        },
        'qr.incomplete': 'cannotCreate',
        'qr.refused': {
          target: 'requestFailed',
          actions: { type: 'setRefusal', params: ({ event }) => event },
        },
      },
      states: {
        asking: {
          tags: 'busy',
          meta: { screen: 'requestingQr' },
          on: { 'qr.lost': 'unknown', 'deposit.back': { actions: 'emitLeft' } },
        },
        unknown: {
          tags: 'failure',
          meta: { screen: 'requestUnknown' },
          entry: 'emitUnknown',
          on: {
            'deposit.acknowledge': {
              target: '#deposit.preparing.enteringAmount',
              actions: ['startPause', 'endPauseLater'],
            },
          },
        },
      },
    },
    requestFailed: {
      tags: 'failure',
      meta: { screen: 'requestFailed' },
      on: { 'deposit.acknowledge': 'preparing.enteringAmount' },
    },
    cannotCreate: {
      tags: 'failure',
      meta: { screen: 'cannotCreate' },
      on: {
        'deposit.acknowledge': {
          target: 'preparing.enteringAmount',
          actions: ['startPause', 'endPauseLater'],
        },
      },
    },
    awaitingPayment: {
      tags: 'inMoneyFlow',
      entry: ['rememberPayment', 'forgetEnding'],
      initial: 'deciding',
      invoke: {
        id: 'qrPayment',
        systemId: 'qrPayment',
        src: 'qrPayment',
        input: ({ context }) => ({
          payment: requirePayment(context),
          isVisible: context.isVisible,
          isReuseWarned: context.isReuseWarned,
          now: context.now,
          isTimeConfirmed: context.isTimeConfirmed,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'succeeded',
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'setEnding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'returning',
            actions: [
              'markEnded',
              { type: 'setUnpaid', params: { ending: 'cancelled' } },
              'endPayment',
              'awaitLatePayment',
              'takeKnownEnding',
              'tellCancelledIfHidden',
              'emitCancelled',
            ],
          },
          {
            guard: { type: 'isExpiryConfirmed', params: ({ event }) => event.output },
            target: 'expired.confirmed',
            actions: { type: 'setEnding', params: ({ event }) => event.output },
          },
          { target: 'expired.unconfirmed' },
        ],
        onError: 'expired.unconfirmed',
      },
      on: {
        'latePayment.arrived': {
          description:
            'The history may show the payment before the poll does, for example after a reload.',
          guard: { type: 'isThisPayment', params: ({ event }) => event },
          target: 'succeeded',
          actions: 'markFoundInHistory',
        },
        'deposit.hidden': {
          description: 'Whoever leaves goes on waiting: an open question is answered so.',
          guard: 'isSeen',
          actions: ['markHidden', 'sendKeepWaiting'],
        },
        'qr.understandReuse': { actions: 'sendToPayment' },
        'qr.cancel': { actions: 'sendToPayment' },
        'qr.keepWaiting': { actions: 'sendToPayment' },
        'qr.confirmCancel': { actions: 'sendToPayment' },
        'page.hidden': { actions: ['markPageHidden', 'sendToPayment'] },
        'page.resumed': {
          actions: [{ type: 'markPageVisible', params: ({ event }) => event }, 'sendToPayment'],
        },
        'clock.adjusted': {
          actions: [{ type: 'setTime', params: ({ event }) => event }, 'sendToPayment'],
        },
      },
      states: {
        deciding: {
          always: [{ guard: 'isPictureAwaited', target: 'loadingPicture' }, { target: 'payable' }],
        },
        loadingPicture: {
          description: 'Nobody has seen this code yet, so nobody can have paid it.',
          meta: { screen: 'awaitingPayment' },
          after: {
            pictureWait: [
              {
                description: 'A picture that never loads counts as missing.',
                guard: 'isOnScreen',
                target: '#deposit.cannotCreate',
                actions: ['awaitLatePayment', 'forgetPayment'],
              },
              { target: 'loadingPicture', reenter: true },
            ],
          },
          on: {
            'deposit.back': { target: 'aside', actions: 'sendKeepWaiting' },
            'qr.pictureShown': {
              target: 'payable',
              actions: ['setPictureShown', 'rememberPayment'],
            },
            'qr.pictureFailed': {
              target: '#deposit.cannotCreate',
              actions: ['awaitLatePayment', 'forgetPayment'],
            },
          },
        },
        payable: {
          meta: { screen: 'awaitingPayment' },
          on: { 'deposit.back': { target: 'aside', actions: 'sendKeepWaiting' } },
        },
        aside: {
          description: 'The member has gone back to the amount; the code goes on waiting.',
          meta: { screen: 'waitingAtAmount' },
          on: {
            'deposit.showCode': 'deciding',
            'deposit.back': { actions: 'emitLeft' },
            'deposit.hidden': {
              target: 'deciding',
              actions: ['markHidden', 'sendKeepWaiting'],
            },
          },
        },
      },
    },
    succeeded: succeededState,
    expired: expiredState,
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      entry: [
        'markEnded',
        { type: 'setUnpaid', params: { ending: 'rejected' } },
        'endPayment',
        { type: 'settlePayment', params: { verdict: 'rejected' } },
        'emitEnded',
      ],
      on: { 'deposit.acknowledge': 'returning' },
    },
    returning: {
      description:
        'The member goes back to the amount; channel and amount are kept. If another tab has told that it was paid, the receipt comes.',
      always: [
        {
          guard: 'hasReceipt',
          target: 'succeeded.known',
          actions: ['forgetDraft', 'forgetAmount'],
        },
        { guard: 'hasChosenChannel', target: 'preparing.enteringAmount' },
        { target: 'preparing' },
      ],
    },
  },
})
