import { depositOnScreen } from '../../visit/journeys/deposit.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(depositOnScreen, {
  steps: [
    'open',
    'chooseChannel',
    'typeGoodAmount',
    'submit',
    'serverRefuses',
    'acknowledge',
    'submit',
    'serverMakesCode',
    'understandReuse',
    'serverIsPaid',
    'again',
  ],
})
