import { sessionOnScreen } from '../../visit/journeys/session.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(sessionOnScreen, {
  steps: [
    'openLogin',
    'signInIsRefused',
    'signInMustWait',
    'minutePasses',
    'signIn',
    'tokensGrowOld',
    'openDeposit',
    'goHome',
    'reload',
    'otherTabChangesMember',
    'signOut',
    'followDepositLink',
    'otherTabSignsIn',
    'serverEndsSession',
  ],
})
