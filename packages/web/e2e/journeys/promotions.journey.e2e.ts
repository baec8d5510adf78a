import { promotionsJourney } from '@croupier/model-tests/journeys'
import { testTours } from './old.tours.ts'
import { openBrowserPromotions } from './promotions.browser.target.ts'

testTours(promotionsJourney, promotionsJourney.tell, openBrowserPromotions)
