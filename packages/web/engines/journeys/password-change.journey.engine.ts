import { passwordChangeOnScreen } from '../../visit/journeys/password-change.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(passwordChangeOnScreen)
