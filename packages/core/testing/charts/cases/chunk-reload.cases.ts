import { chunkReloadMachine } from '../../../src/app/chunk-reload/chunk-reload.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const chunkReloadCases = casesOf({
  chart: chunkReloadMachine,
  inputs: [undefined],
  events: [
    { type: 'chunk.missing', beside: null },
    { type: 'write.sent', endpoint: 'withdraw' },
    { type: 'write.sent', endpoint: 'createQr' },
    { type: 'call.reported', endpoint: 'withdraw' },
  ],
  answers: { askWhetherSiteAnswers: [true, false] },
  guards: { wasReloadedLately: ({ context }) => context.openWrites.length > 1 },
})
