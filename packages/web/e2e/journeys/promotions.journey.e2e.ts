import { promotionsJourney } from '@croupier/model-tests/journeys'
import { openBrowserPromotions } from './promotions.browser.target.ts'
import { testTours } from './tours.ts'

testTours(promotionsJourney, promotionsJourney.tell, openBrowserPromotions)
