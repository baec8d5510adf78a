import { test } from 'vitest'
import { channelKey } from '../channel.ids.ts'
import { openHeadlessDeposit } from './deposit.headless.target.ts'
import { depositJourney } from './deposit.journey.ts'
import { depositModel } from './deposit.model.ts'
import { expectWalked, longestWalk, testHeadlessWalks } from './headless.walks.ts'
import { walkAtRandom } from './journey.exploration.ts'

testHeadlessWalks({
  journey: depositJourney,
  model: depositModel,
  open: () => openHeadlessDeposit(),
  random: { seed: 20_261_120, walks: 8 },
})

test('deposit follows its model on random walks by TrueMoney too, headless', async () => {
  const open = () => openHeadlessDeposit(channelKey('truewallet', 'tw-1'))
  const command = 'npm run journeys -- deposit'
  const random = { seed: 20_261_122, walks: 6, length: longestWalk }
  expectWalked(await walkAtRandom({ journey: depositJourney, open, command }, random), random)
})
