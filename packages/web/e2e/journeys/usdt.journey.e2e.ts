import { usdtOnScreen } from '../../visit/journeys/usdt.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(usdtOnScreen, {
  steps: [
    'comeToWrongAddress',
    'reload',
    'openGuide',
    'nextPicture',
    'closeGuide',
    'chooseTron',
    'showWhole',
    'usdtArrives',
    'chooseEthereum',
    'back',
  ],
})
