import { chatAccountOnScreen } from '../../visit/journeys/chat-account.target.ts'
import { testDrawnTours } from './drawn.tours.ts'

testDrawnTours(chatAccountOnScreen)
