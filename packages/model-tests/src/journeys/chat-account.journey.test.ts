import { openHeadlessChatAccount } from './chat-account.headless.target.ts'
import { chatAccountJourney } from './chat-account.journey.ts'
import { chatAccountModel } from './chat-account.model.ts'
import { testHeadlessWalks } from './headless.walks.ts'

testHeadlessWalks({
  journey: chatAccountJourney,
  model: chatAccountModel,
  open: openHeadlessChatAccount,
})
