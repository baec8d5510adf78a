import { withdrawOnScreen } from '../../visit/journeys/withdraw.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(withdrawOnScreen, {
  steps: [
    'open',
    'typeTooMuch',
    'submit',
    'typeGoodAmount',
    'submit',
    'serverRefuses',
    'submit',
    'answerIsLost',
    'minutePasses',
    'goBack',
    'typeGoodAmount',
    'submit',
    'serverTakesWithdrawal',
    'reload',
    'waitPasses',
  ],
})
