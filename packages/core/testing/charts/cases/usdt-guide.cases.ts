import { usdtGuideMachine } from '../../../src/flows/usdt/usdt-guide.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const usdtGuideCases = casesOf({
  chart: usdtGuideMachine,
  inputs: [undefined],
  events: [
    { type: 'guide.open' },
    { type: 'guide.close' },
    { type: 'guide.next' },
    { type: 'guide.previous' },
    { type: 'guide.swipe', swipe: { distance: -60, viewportWidth: 390 } },
    { type: 'guide.swipe', swipe: { distance: 60, viewportWidth: 390 } },
    { type: 'guide.swipe', swipe: { distance: 20, viewportWidth: 390 } },
    { type: 'guide.pictureLoaded', step: 1 },
    { type: 'guide.pictureFailed', step: 1 },
  ],
})
