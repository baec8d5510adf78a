import { chatAccountJourney } from '@croupier/model-tests/journeys'
import { openBrowserChatAccount } from './chat-account.browser.target.ts'
import { testTours } from './old.tours.ts'

testTours(chatAccountJourney, ({ page }) => page, openBrowserChatAccount)
