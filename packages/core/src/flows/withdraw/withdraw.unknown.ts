import { unknownStates } from '../payout/payout.unknown.ts'
import { withdrawSetup } from './withdraw.setup.ts'

const states = unknownStates('withdraw')

/** Nobody knows whether the withdrawal was made. */
export const unknownState = withdrawSetup.createStateConfig({
  type: 'parallel',
  tags: 'failure',
  meta: { screen: 'outcomeUnknown' },
  entry: 'tellBalanceDoubted',
  on: {
    'withdraw.settledElsewhere': {
      target: '#withdraw.returning',
      actions: 'tellBalanceDoubted',
    },
  },
  states: {
    ...states,
    patience: {
      ...states.patience,
      on: {
        ...states.patience.on,
        'clock.adjusted': {
          target: '.waiting',
          reenter: true,
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock'],
        },
        'page.resumed': {
          description: 'No timer runs while a phone sleeps.',
          target: '.waiting',
          reenter: true,
          actions: [{ type: 'noteNow', params: ({ event }) => event }, 'tellLock', 'lookAgain'],
        },
      },
    },
  },
})
