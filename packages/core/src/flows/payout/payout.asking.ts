import type { SendingNews } from './payout.sending.ts'

interface Told<Type extends SendingNews['type']> {
  readonly event: Extract<SendingNews, { type: Type }>
}

/** The states of a payout that is asked for, beside `unknown`, until its definite answer comes. */
export const askingStates = {
  deciding: {
    always: [{ guard: 'hasAttempt', target: 'unknown' }, { target: 'submitting' }],
  },
  submitting: {
    tags: 'busy',
    meta: { screen: 'submitting' },
    on: {
      'withdraw.sent': {
        actions: { type: 'noteAttempt', params: ({ event }: Told<'withdraw.sent'>) => event },
      },
      'withdraw.lost': {
        target: 'unknown',
        actions: [
          { type: 'noteNow', params: ({ event }: Told<'withdraw.lost'>) => event },
          { type: 'noteAttempt', params: ({ event }: Told<'withdraw.lost'>) => event },
        ],
      },
      'withdraw.heldElsewhere': {
        target: 'unknown',
        actions: [
          { type: 'noteNow', params: ({ event }: Told<'withdraw.heldElsewhere'>) => event },
          { type: 'noteAttempt', params: ({ event }: Told<'withdraw.heldElsewhere'>) => event },
        ],
      },
    },
  },
} as const
