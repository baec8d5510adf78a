import { openHeadlessAffiliateWithdraw } from './affiliate-withdraw.headless.target.ts'
import { affiliateWithdrawJourney } from './affiliate-withdraw.journey.ts'
import { openHeadlessChatAccount } from './chat-account.headless.target.ts'
import { chatAccountJourney } from './chat-account.journey.ts'
import { openHeadlessDeposit } from './deposit.headless.target.ts'
import { depositJourney } from './deposit.journey.ts'
import { openHeadlessDepositOffer } from './deposit-offer.headless.target.ts'
import { depositOfferJourney } from './deposit-offer.journey.ts'
import { openHeadlessFavourites } from './favourites.headless.target.ts'
import { favouritesJourney } from './favourites.journey.ts'
import { openHeadlessGames } from './games.headless.target.ts'
import { gamesJourney } from './games.journey.ts'
import { openHeadlessHistory } from './history.headless.target.ts'
import { historyJourney } from './history.journey.ts'
import { walkAtRandom } from './journey.exploration.ts'
import type { Journey, JourneyTarget } from './journey.ts'
import { openHeadlessLaunch } from './launch.headless.target.ts'
import { launchJourney } from './launch.journey.ts'
import { openHeadlessMaintenance } from './maintenance.headless.target.ts'
import { maintenanceJourney } from './maintenance.journey.ts'
import { openHeadlessNotices } from './notices.headless.target.ts'
import { noticesJourney } from './notices.journey.ts'
import { openHeadlessPasswordChange } from './password-change.headless.target.ts'
import { passwordChangeJourney } from './password-change.journey.ts'
import { openHeadlessPromotions } from './promotions.headless.target.ts'
import { promotionsJourney } from './promotions.journey.ts'
import { openHeadlessRecovery } from './recovery.headless.target.ts'
import { recoveryJourney } from './recovery.journey.ts'
import { openHeadlessRegistration } from './registration.headless.target.ts'
import { registrationJourney } from './registration.journey.ts'
import { openHeadlessSession } from './session.headless.target.ts'
import { sessionJourney } from './session.journey.ts'
import { openHeadlessTransfer } from './transfer.headless.target.ts'
import { transferJourney } from './transfer.journey.ts'
import { openHeadlessUsdt } from './usdt.headless.target.ts'
import { usdtJourney } from './usdt.journey.ts'
import { openHeadlessWithdraw } from './withdraw.headless.target.ts'
import { withdrawJourney } from './withdraw.journey.ts'

/** A journey that is walked without screens. */
export interface HeadlessJourney {
  readonly name: string
  /** Walks at random, the same way for the same seed; returns how many walks that were. */
  walk(command: string, plan: { readonly seed: number; readonly walks: number }): Promise<number>
}

/** Every journey, for tests that walk through all of them. */
export const headlessJourneys: readonly HeadlessJourney[] = [
  headless(affiliateWithdrawJourney, openHeadlessAffiliateWithdraw),
  headless(chatAccountJourney, openHeadlessChatAccount),
  headless(depositJourney, () => openHeadlessDeposit()),
  headless(depositOfferJourney, openHeadlessDepositOffer),
  headless(favouritesJourney, openHeadlessFavourites),
  headless(gamesJourney, openHeadlessGames),
  headless(historyJourney, openHeadlessHistory),
  headless(launchJourney, openHeadlessLaunch),
  headless(maintenanceJourney, openHeadlessMaintenance),
  headless(noticesJourney, openHeadlessNotices),
  headless(passwordChangeJourney, openHeadlessPasswordChange),
  headless(promotionsJourney, openHeadlessPromotions),
  headless(recoveryJourney, openHeadlessRecovery),
  headless(registrationJourney, openHeadlessRegistration),
  headless(sessionJourney, openHeadlessSession),
  headless(transferJourney, openHeadlessTransfer),
  headless(usdtJourney, openHeadlessUsdt),
  headless(withdrawJourney, openHeadlessWithdraw),
]

function headless<Step extends string, Sight>(
  journey: Journey<Step, Sight>,
  open: () => Promise<JourneyTarget<Step, Sight>>,
): HeadlessJourney {
  return {
    name: journey.name,
    walk: async (command, plan) => (await walkAtRandom({ journey, open, command }, plan)).walks,
  }
}
