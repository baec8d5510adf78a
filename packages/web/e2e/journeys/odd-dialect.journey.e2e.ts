import { depositOnScreen } from '../../visit/journeys/deposit.target.ts'
import { sessionOnScreen } from '../../visit/journeys/session.target.ts'
import { withdrawOnScreen } from '../../visit/journeys/withdraw.target.ts'
import { onPhone } from '../../visit/visitors.ts'
import { test, withoutMotion } from '../support/test.ts'
import { testInOddDialect } from './tours.ts'

test.use(withoutMotion)

testInOddDialect(depositOnScreen, [onPhone])
if (process.env.CROUPIER_MATRIX === 'all') {
  testInOddDialect(withdrawOnScreen)
  testInOddDialect(sessionOnScreen)
}
