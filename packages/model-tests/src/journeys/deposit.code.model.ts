import { depositWorld } from './deposit.world.ts'

/** A code that waits for its payment, wherever its member is. */
export const codeState = depositWorld.createStateConfig({
  meta: { closed: 'waitingInHeader' },
  initial: 'inTime',
  always: [
    { guard: 'hearsPaid', target: '#succeeded' },
    { guard: 'hearsRejected', target: '#over.rejected' },
    { guard: 'hearsOver', target: '#over.expired' },
  ],
  on: { open: { guard: 'isClosed', actions: 'show' } },
  states: {
    inTime: {
      initial: 'warned',
      on: {
        serverIsPaid: { guard: 'isUndecided', actions: 'pay' },
        serverIsPaidInPart: { guard: 'hearsNothingNew', actions: 'reject' },
        serverRejects: { guard: 'canTurnOutBadly', actions: 'reject' },
        serverExpires: { guard: 'canTurnOutBadly', actions: 'runOut' },
        timePasses: { guard: 'isHeard', actions: 'runOut' },
        connectionIsLost: { guard: 'isHeard', actions: 'lose' },
        serverAnswersAgain: { guard: 'isSilent', actions: 'mend' },
        reload: { guard: 'isConnected', target: '.waiting' },
      },
      states: {
        warned: {
          meta: { screen: 'reuseWarning' },
          on: {
            understandReuse: 'waiting',
            goBack: { actions: 'hide' },
            reload: { guard: 'isConnected', target: 'warned' },
          },
        },
        waiting: {
          meta: { screen: 'waiting' },
          on: {
            cancel: 'asked',
            stepBack: 'atAmount',
            close: { actions: 'hide' },
            serverIsPaidAtTheLastMoment: { guard: 'isHeard', actions: 'pay' },
            serverFallsSilent: { guard: 'isHeard', actions: 'fallSilent' },
            timePasses: { guard: 'isUnheard', target: '#lastCheck', actions: 'runOut' },
            timePassesButServerWaits: { guard: 'isUndecided', target: '#lastCheck' },
          },
        },
        /** The member has gone back to the amount. */
        atAmount: {
          meta: { screen: 'waitingAtAmount' },
          on: {
            showCode: 'waiting',
            close: { target: 'waiting', actions: 'hide' },
          },
        },
        asked: {
          meta: { screen: 'cancelQuestion' },
          on: {
            keepWaiting: 'waiting',
            confirmCancel: 'cancelling',
            goBack: { target: 'waiting', actions: 'hide' },
          },
        },
        cancelling: {
          meta: { screen: 'cancelling' },
          always: { guard: 'hearsNothingNew', target: '#entering' },
          on: {
            secondsPass: 'unchecked',
            // The next poll may come later than the site waits.
            serverAnswersAgain: {},
          },
        },
        unchecked: {
          meta: { screen: 'uncheckedCancelQuestion' },
          always: { guard: 'hearsNothingNew', target: 'checked' },
          on: {
            keepWaiting: 'waiting',
            confirmCancel: '#entering',
            goBack: { target: 'waiting', actions: 'hide' },
          },
        },
        /** The server has said meanwhile that nobody paid, so the site does not poll again. */
        checked: {
          meta: { screen: 'cancelQuestion' },
          on: {
            keepWaiting: 'waiting',
            confirmCancel: '#entering',
            goBack: { target: 'waiting', actions: 'hide' },
          },
        },
      },
    },
    lastCheck: {
      id: 'lastCheck',
      meta: { screen: 'lastCheck' },
      always: { guard: 'hearsNothingNew', target: '#over.notPaidInTime' },
      on: {
        secondsPass: '#unconfirmed',
        close: { actions: 'hide' },
        reload: { guard: 'isConnected', target: 'lastCheck' },
      },
    },
  },
})
