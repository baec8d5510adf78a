import { liveChatMachine } from '../../../src/flows/live-chat/live-chat.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const liveChatCases = casesOf({
  chart: liveChatMachine,
  inputs: [undefined],
  events: [{ type: 'liveChat.open' }],
  distinguish: (context) => context,
  answers: {
    start: [undefined],
    askReadiness: [true, false],
    openChat: [undefined],
  },
})
