import { unknownStates } from '../payout/payout.unknown.ts'
import { withdrawSetup } from './withdraw.setup.ts'

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
  states: unknownStates('withdraw'),
})
