import type { AddressResult } from '../../../src/flows/chat/chat-link.rules.ts'
import { chatSignInMachine } from '../../../src/flows/chat/chat-sign-in.machine.ts'
import type { ChatSignInResult } from '../../../src/flows/chat/chat-sign-in.rules.ts'
import { casesOf } from '../chart.cases.ts'

const visitor = { isMember: false, hasTicket: false, isReturn: false, query: {} }

export const chatSignInCases = casesOf({
  chart: chatSignInMachine,
  inputs: [
    visitor,
    { ...visitor, isReturn: true },
    { ...visitor, hasTicket: true, isReturn: true },
    { ...visitor, isMember: true, hasTicket: true, isReturn: true },
  ],
  events: [
    { type: 'chatSignIn.begin' },
    { type: 'chatSignIn.retry' },
    { type: 'chatSignIn.giveUp' },
    { type: 'session.ended' },
  ],
  distinguish: (context) => context,
  answers: {
    exchange: [
      { kind: 'accepted', username: 'demo' },
      {
        kind: 'refused',
        refusal: { context: 'chatSignIn', code: 5000, meaning: 'ticketRefused', message: null },
      },
      {
        kind: 'refused',
        refusal: { context: 'chatSignIn', code: 3000, meaning: 'waitOneMinute', message: null },
      },
      { kind: 'failed' },
    ] satisfies ChatSignInResult[],
    fetchAddress: [{ kind: 'fetched' }, { kind: 'failed' }] satisfies AddressResult[],
  },
})
