import { chatLinkMachine } from '../../../src/flows/chat/chat-link.machine.ts'
import type { AddressResult, CheckResult } from '../../../src/flows/chat/chat-link.rules.ts'
import { casesOf } from '../chart.cases.ts'

export const chatLinkCases = casesOf({
  chart: chatLinkMachine,
  inputs: [
    { username: 'demo', hasReturned: false },
    { username: 'demo', hasReturned: true },
  ],
  events: [
    { type: 'chatLink.requested' },
    { type: 'chatLink.confirm' },
    { type: 'chatLink.retry' },
    { type: 'chatLink.close' },
    { type: 'page.resumed' },
  ],
  distinguish: (context) => context,
  answers: {
    check: [{ kind: 'linked' }, { kind: 'notLinked' }, { kind: 'failed' }] satisfies CheckResult[],
    fetchAddress: [
      { kind: 'fetched' },
      {
        kind: 'refused',
        refusal: { context: 'chatLink', code: 6000, meaning: 'alreadyUsed', message: null },
      },
      { kind: 'failed' },
    ] satisfies AddressResult[],
  },
})
