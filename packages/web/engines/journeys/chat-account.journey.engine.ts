import { chatAccountOnScreen } from '../../visit/journeys/chat-account.target.ts'
import { testOnEngine } from './engine.walks.ts'

testOnEngine(chatAccountOnScreen)
