import { chatAccountOnScreen } from '../../visit/journeys/chat-account.target.ts'
import { testInBrowser } from './tours.ts'

testInBrowser(chatAccountOnScreen)
