import type { SnapshotFrom } from 'xstate'
import { type Journey, seenIn, startOf } from './journey.ts'
import { usdtModel } from './usdt.model.ts'
import { type UsdtSight, type UsdtStep, usdtSteps } from './usdt.sight.ts'

/** A USDT deposit, from the choice of a network to the arrival of the coins. */
export const usdtJourney: Journey<UsdtStep, UsdtSight> = {
  name: 'usdt',
  steps: usdtSteps,
  rareSteps: ['reload'],
  start: startOf({ model: usdtModel, steps: usdtSteps, sightOf }),
  describeSight: ({ page, network, hasRisen, isTronRefused, isWhole, guideStep }) =>
    [
      page,
      ...(network ? [`on ${network}`] : []),
      ...(isWhole ? ['whole'] : []),
      ...(hasRisen ? ['risen'] : []),
      ...(isTronRefused ? ['without Tron'] : []),
      ...(guideStep ? [`guide ${guideStep}`] : []),
    ].join(', '),
}

function sightOf(snapshot: SnapshotFrom<typeof usdtModel>): UsdtSight {
  const seen = seenIn(snapshot)
  const { network, hasRisen, isWhole, isTronWrong, guideStep } = snapshot.context
  const isShowing = seen.page === 'showingAddress'
  const isUsdt = isShowing || seen.page === 'choosingNetwork'
  return {
    page: seen.page,
    network: isShowing ? network : null,
    isWhole: isShowing && isWhole,
    hasRisen: isShowing && hasRisen,
    isTronRefused: isUsdt && isTronWrong,
    guideStep: isUsdt && guideStep > 0 ? guideStep : null,
  }
}
