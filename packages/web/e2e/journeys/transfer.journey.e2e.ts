import { transferOnScreen } from '../../visit/journeys/transfer.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(transferOnScreen, {
  steps: [
    'open',
    'chooseAccount',
    'tellTransferred',
    'typeBadAmount',
    'submit',
    'typeGoodAmount',
    'submit',
    'serverRefuses',
    'acknowledge',
    'submit',
    'serverTakesReport',
    'moneyArrives',
    'again',
  ],
})
