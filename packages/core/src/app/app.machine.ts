import { membershipState } from './app.membership.ts'
import { cancelledToast, keptOutToast, postponedToast, refusalToast } from './app.rules.ts'
import { appSetup } from './app.setup.ts'
import { nameOfDead } from './flows/flow.rules.ts'
import { noFlows } from './flows/flows.ts'

/** The root: starts what always lives, loads flows when they are needed, carries facts between them. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'The root: starts what always lives, loads flows when they are needed, carries facts between them.',
  context: ({ input }) => ({
    isOnline: input.isOnline,
    isMember: false,
    username: '',
    endedSession: null,
    pageFlows: [],
    tab: null,
    progress: {},
    memberFlows: [],
    flows: noFlows,
    start: input,
  }),
  type: 'parallel',
  invoke: [
    {
      // It is started first, so that it hears what the others report while they start.
      id: 'relayFacts',
      src: 'relayFacts',
      onError: { actions: 'sendBrokeToContent' },
    },
    {
      id: 'content',
      src: 'content',
      systemId: 'content',
      onError: { description: 'Without it there is nothing to show a failure with.' },
    },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context: { start } }) => ({
        hasSession: start.hasSession,
        username: start.username,
      }),
      onError: { actions: 'sendBrokeToContent' },
    },
    {
      id: 'navigation',
      src: 'navigation',
      systemId: 'navigation',
      input: ({ context: { start } }) => ({
        address: start.address,
        isMember: start.hasSession,
        deviceClass: start.deviceClass,
        hasForgotTicket: start.hasForgotTicket,
        isRegistrationOpen: start.isRegistrationOpen,
        isClosed: start.isClosed,
        isUnderMaintenance: start.isUnderMaintenance,
        interruptedAddress: start.interruptedAddress,
      }),
      onError: { actions: 'sendBrokeToContent' },
    },
    {
      id: 'maintenance',
      src: 'maintenance',
      systemId: 'maintenance',
      input: ({ context: { start } }) => ({
        isDown: start.isUnderMaintenance,
        isClosed: start.isClosed,
      }),
      onError: { actions: 'sendBrokeToContent' },
    },
    {
      id: 'chunkReload',
      src: 'chunkReload',
      systemId: 'chunkReload',
      onError: { description: 'Then the member reloads the page.' },
    },
    {
      id: 'watchWorld',
      src: 'watchWorld',
      onError: { actions: 'sendBrokeToContent' },
    },
  ],
  on: {
    'navigation.requested': {
      actions: { type: 'requestNavigation', params: ({ event }) => event },
    },
    'visitor.keptOut': {
      actions: { type: 'raiseToast', params: ({ event }) => ({ toast: keptOutToast(event) }) },
    },
    'route.settled': {
      actions: [
        'sendDepositVisibility',
        { type: 'setPage', params: ({ event }) => event },
        'keepTransferPage',
        'syncFlows',
        'broadcast',
        'sendPanelShown',
        'sendSettledToContent',
      ],
    },
    'flow.progressed': [
      {
        guard: { type: 'isProgressKnown', params: ({ event }) => event },
        description: 'The panel receives every step back, also one that led nowhere.',
        actions: 'sendPanelProgress',
      },
      {
        actions: [
          { type: 'setProgress', params: ({ event }) => event },
          'keepTransferPage',
          'sendPanelProgress',
        ],
      },
    ],
    'maintenance.changed': {
      actions: [
        { type: 'rememberMaintenance', params: ({ event }) => event },
        { type: 'sendMaintenanceToNavigation', params: ({ event }) => event },
      ],
    },
    'call.reported': [
      {
        description:
          'The server had asked to wait: nothing was sent, and the member is told until when.',
        guard: { type: 'isPressTooEarly', params: ({ event }) => event },
        actions: [
          { type: 'sendReportToContent', params: ({ event }) => event },
          { type: 'sendReportToReload', params: ({ event }) => event },
          {
            type: 'raiseToast',
            params: ({ event }) => ({ toast: postponedToast(event.report) }),
          },
        ],
      },
      {
        actions: [
          { type: 'sendReportToContent', params: ({ event }) => event },
          { type: 'sendReportToReload', params: ({ event }) => event },
        ],
      },
    ],
    'write.dropped': {
      actions: {
        type: 'raiseToast',
        params: { toast: refusalToast({ id: 'session.error.unverified' }) },
      },
    },
    'login.succeeded': {
      actions: ['broadcast', { type: 'signIn', params: ({ event }) => event }],
    },
    'registration.succeeded': {
      actions: ['broadcast', { type: 'signIn', params: ({ event }) => event }],
    },
    'registration.unanswered': { actions: 'broadcast' },
    'page.requested': { actions: { type: 'openPage', params: ({ event }) => event } },
    'toast.requested': { actions: { type: 'raiseToast', params: ({ event }) => event } },
    'transferPanel.tabSelected': {
      actions: { type: 'openTab', params: ({ event }) => event },
    },
    'transferPanel.closed': { actions: 'closePanel' },
    'transferPanel.backRequested': { actions: 'stepBackInTab' },
    'deposit.left': { actions: 'closePanel' },
    'withdraw.left': { actions: 'closePanel' },
    'usdtDeposit.left': { actions: 'closePanel' },
    'usdtDeposit.disabled': {
      actions: { type: 'openTab', params: { tab: 'deposit-tab' } },
    },
    'deposit.cancelled': {
      description: 'The code may have been paid all the same: the balance says so.',
      actions: ['refetchBalanceOfMember', 'addUnsettledFlows', 'syncFlows', 'broadcast'],
    },
    'deposit.cancelledUnseen': {
      description: 'The amount with the card of the code is not what the member sees.',
      actions: { type: 'raiseToast', params: { toast: cancelledToast } },
    },
    'page.hidden': { actions: ['sendHiddenToMaintenance', 'broadcast'] },
    'page.offline': {
      actions: { type: 'setOnline', params: { isOnline: false } },
    },
    'page.resumed': {
      actions: [
        { type: 'setOnline', params: ({ event }) => event },
        'sendResumedToMaintenance',
        'sendResumedToContent',
        'broadcast',
        'refetchBalanceOfMember',
        'raiseReturned',
      ],
    },
    'clock.adjusted': { actions: 'broadcast' },
    'liveChat.requested': {
      actions: [{ type: 'addMemberFlow', params: { name: 'liveChat' } }, 'syncFlows'],
    },
    'analytics.requested': {
      actions: [{ type: 'addMemberFlow', params: { name: 'analytics' } }, 'syncFlows'],
    },
    'gameRails.requested': {
      description: 'Rows that are there already stay until newer ones are.',
      actions: ['broadcast', { type: 'addMemberFlow', params: { name: 'gameRails' } }, 'syncFlows'],
    },
    'gameSearch.requested': {
      actions: [{ type: 'addMemberFlow', params: { name: 'gameSearch' } }, 'syncFlows'],
    },
    'favourites.played': { actions: 'broadcast' },
    'favourites.listed': { actions: 'broadcast' },
    'write.sent': { actions: { type: 'sendSentToReload', params: ({ event }) => event } },
    'chunk.missing': { guard: 'isOnline', actions: 'sendMissingToReload' },
    'game.moneyMoved': { actions: 'refetchBalanceOfMember' },
    'page.missing': { actions: 'sendMissingToContent' },
    'game.shown': {
      actions: { type: 'sendGameToNavigation', params: ({ event }) => event },
    },
    'content.retried': { actions: ['syncFlows', 'broadcast', 'refetchBalanceOfMember'] },
    'flow.loaded': {
      guard: { type: 'isStillWanted', params: ({ event }) => event },
      actions: [
        { type: 'spawnFlow', params: ({ event }) => event },
        { type: 'markRunning', params: ({ event }) => event },
        'sendDepositVisibility',
        'sendPanelProgress',
      ],
    },
    'flow.loadFailed': [
      {
        guard: { type: 'isBesidePage', params: ({ event }) => event },
        actions: { type: 'markFailed', params: ({ event }) => event },
      },
      {
        guard: { type: 'isStillWanted', params: ({ event }) => event },
        actions: [{ type: 'markFailed', params: ({ event }) => event }, 'sendBrokeToContent'],
      },
    ],
    'flow.changed': {
      guard: { type: 'isFlowStarted', params: ({ event }) => event },
      actions: 'exchangeFlow',
      description:
        'Only while somebody develops: the changed chart takes the place of the old one.',
    },
    'xstate.error.actor.*': [
      {
        guard: { type: 'isBesidePage', params: ({ event }) => ({ name: nameOfDead(event.type) }) },
        actions: { type: 'markDied', params: ({ event }) => ({ name: nameOfDead(event.type) }) },
      },
      {
        description: 'A flow died of an error of its own: the page says so, the rest lives.',
        actions: [
          { type: 'markDied', params: ({ event }) => ({ name: nameOfDead(event.type) }) },
          'sendBrokeToContent',
        ],
      },
    ],
  },
  states: {
    site: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'startsClosed', target: 'closed' }, { target: 'open' }],
        },
        open: {
          on: {
            'closure.changed': { target: 'closed', actions: 'sendClosureToNavigation' },
          },
        },
        closed: {
          id: 'closed',
          tags: 'closed',
          on: {
            'closure.changed': { target: 'open', actions: 'sendClosureToNavigation' },
          },
        },
      },
    },
    membership: membershipState,
  },
})
