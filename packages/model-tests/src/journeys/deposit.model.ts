import { codeState } from './deposit.code.model.ts'
import { depositWorld } from './deposit.world.ts'

/**
 * The deposit from the view of a member and the world, without calls, timers or our charts. QA reads it, and
 * the walks compare the site with it. A member can take the presses of this model while the deposit is on the
 * screen.
 */
export const depositModel = depositWorld.createMachine({
  id: 'depositJourney',
  context: {
    amount: '',
    hasChosen: false,
    isOpen: false,
    connection: 'there',
    outcome: 'none',
  },
  initial: 'preparing',
  on: { connectionIsBack: { guard: 'isLost', actions: 'mend' } },
  states: {
    preparing: {
      meta: { closed: 'away' },
      initial: 'choosing',
      entry: 'forgetCode',
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { actions: 'hide' },
        reload: { guard: 'isConnected', target: '.entering' },
        connectionIsLost: { guard: 'canLose', actions: 'lose' },
        otherTabMakesCode: { guard: 'isConnected', target: 'code', actions: 'takeOver' },
      },
      states: {
        choosing: {
          meta: { screen: 'choosingChannel' },
          on: {
            chooseChannel: { target: 'entering', actions: 'choose' },
            open: { guard: 'canReturnToAmount', target: 'entering', actions: 'show' },
            // The list of channels covers the panel's close button.
            close: {},
            goBack: { actions: 'hide' },
            reload: { guard: 'beginsAnew', target: 'choosing' },
          },
        },
        entering: {
          id: 'entering',
          meta: { screen: 'enteringAmount' },
          on: {
            typeGoodAmount: { actions: 'typeGood' },
            typeBadAmount: { actions: 'typeBad' },
            changeChannel: 'choosing',
            submit: [
              { guard: 'isBad', target: 'amountRefused' },
              { guard: 'isLost', target: '#requestUnknown' },
              { target: '#requesting' },
            ],
          },
        },
        amountRefused: {
          meta: { screen: 'amountRefused' },
          on: {
            typeGoodAmount: { target: 'entering', actions: 'typeGood' },
            typeBadAmount: { target: 'entering', actions: 'typeBad' },
            submit: 'amountRefused',
          },
        },
        pausing: {
          id: 'pausing',
          meta: { screen: 'pausing' },
          on: {
            typeGoodAmount: { actions: 'typeGood' },
            secondsPass: 'entering',
            // To be sure of it takes as long as the pause.
            connectionIsBack: { guard: 'isLost', target: 'entering', actions: 'mend' },
            otherTabMakesCode: {},
          },
        },
      },
    },
    requesting: {
      id: 'requesting',
      meta: { screen: 'requestingQr', closed: 'away' },
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { actions: 'hide' },
        reload: [{ guard: 'isOpen', target: 'requestUnknown' }, { target: 'requestUntold' }],
        serverMakesCode: 'code',
        serverSaysAskAdmin: 'refused.askAdmin',
        serverRefuses: 'refused.tryAgain',
        serverAnswersInPart: 'refused.cannotCreate',
        answerIsLost: 'requestUnknown',
        connectionIsLost: { guard: 'isHeard', target: 'requestUnknown', actions: 'lose' },
      },
    },
    requestUntold: {
      meta: { closed: 'away' },
      on: { open: { target: 'requestUnknown', actions: 'show' }, reload: 'requestUntold' },
    },
    requestUnknown: {
      id: 'requestUnknown',
      meta: { screen: 'requestUnknown' },
      on: {
        acknowledge: '#pausing',
        reload: [
          { guard: 'isLost' },
          { guard: 'isOpen', target: 'requestUnknown' },
          { target: 'requestUntold' },
        ],
      },
    },
    refused: {
      initial: 'askAdmin',
      on: { acknowledge: '#entering', reload: '#entering' },
      states: {
        askAdmin: { meta: { screen: 'askAdmin' } },
        tryAgain: { meta: { screen: 'tryAgain' } },
        cannotCreate: { meta: { screen: 'cannotCreate' }, on: { acknowledge: '#pausing' } },
      },
    },
    code: codeState,
    unconfirmed: {
      id: 'unconfirmed',
      meta: { screen: 'unconfirmed' },
      // The site also reads the history, which says what the poll does not.
      always: { guard: 'isListedPaid', target: 'succeeded' },
      on: {
        checkAgain: [
          { guard: 'isUnheard', target: 'unconfirmed' },
          { guard: 'isPaid', target: 'succeeded' },
          { guard: 'isRejected', target: 'over.rejected' },
          { target: 'over.notPaidInTime' },
        ],
        acknowledge: '#entering',
        reload: { guard: 'isConnected', target: '#lastCheck' },
        connectionIsBack: [
          { guard: 'isConnected' },
          { guard: 'isPaid', target: 'succeeded', actions: 'mend' },
          { guard: 'isRejected', target: 'over.rejected', actions: 'mend' },
          { target: 'over.notPaidInTime', actions: 'mend' },
        ],
        serverAnswersAgain: { guard: 'isSilent', actions: 'mend' },
        moneyComesLate: { guard: 'canComeLate', target: 'succeeded' },
      },
    },
    over: {
      id: 'over',
      initial: 'expired',
      entry: 'forgetCode',
      on: { acknowledge: '#entering' },
      states: {
        rejected: { meta: { screen: 'rejected' } },
        /** The server reported the expiry. */
        expired: { meta: { screen: 'expired' }, on: { moneyComesLate: '#succeeded' } },
        /** The site found the expiry itself: the server still waited in a poll after the time. */
        notPaidInTime: {
          meta: { screen: 'notPaidInTime' },
          on: { moneyComesLate: '#succeeded' },
        },
      },
    },
    succeeded: {
      id: 'succeeded',
      meta: { screen: 'succeeded', closed: 'away' },
      entry: ['forgetAmount', 'forgetCode'],
      on: {
        open: { guard: 'isClosed', actions: 'show' },
        close: { target: '#entering', actions: 'hide' },
        again: '#entering',
        // The receipt stands until the member leaves it.
        reload: {},
      },
    },
  },
})
