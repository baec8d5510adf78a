import { chatAccountOnScreen } from '../../visit/journeys/chat-account.target.ts'
import { testInBrowser } from './tours.ts'

// `chat.e2e.ts` shows it in `npm test`.
testInBrowser(chatAccountOnScreen, [])
