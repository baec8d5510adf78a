import { assign, setup } from 'xstate'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { chooseNotices, listLifetime, retryAfter } from './notice.rules.ts'
import type { NoticesAnswer, NoticesContext, NoticesEvent, NoticesInput } from './notice.types.ts'
import { shownNotice } from './notices.view.ts'

/** The operator's notices to members, shown over pages no more often than promised [NOTE-03…12]. */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent,
    input: {} as NoticesInput,
    tags: {} as 'busy',
  },
  actors: {
    askNotices: promiseNotProvided<NoticesAnswer, { isListNeeded: boolean }>('askNotices'),
    acknowledge: promiseNotProvided<{ isForced: boolean }>('acknowledge'),
  },
  guards: {
    isListExpired: ({ context }, { now }: { now: number }) =>
      // The second comparison is for a clock that was set back.
      now >= context.validUntil || context.validUntil > now + listLifetime,
    isShown: ({ context }, { id }: { id: string }) => shownNotice(context)?.id === id,
    isShownAndForced: ({ context }, { id }: { id: string }) => {
      const shown = shownNotice(context)
      return shown?.id === id && shown.isForced
    },
  },
  actions: {
    keepList: notProvided<[unknown, NoticesAnswer]>('keepList'),
    keepClosed: notProvided<[unknown, { id: string }]>('keepClosed'),
    setPage: assign(({ context }, { route }: Pick<NoticesContext, 'route'>) => ({
      route,
      isFresh: context.isFresh && route === context.route,
    })),
    dropSeen: notProvided<[{ context: NoticesContext }, { now: number }]>('dropSeen'),
    setAnswer: assign(({ context }, answer: NoticesAnswer) => {
      const { closed } = context
      const { isForced, list, marks, now } = answer
      const isFresh = typeof list !== 'string'
      const notices = isFresh ? list : context.notices
      return {
        notices,
        isFresh,
        isForced,
        hasStoredList: false,
        validUntil: validUntilAfter(context, answer),
        chosen: chooseNotices({ notices, isForced, marks, closed, now }),
      }
    }),
    setClosed: assign(({ context }, { id }: { id: string }) => ({
      closed: [...context.closed, id],
    })),
    setForced: assign((_, { isForced }: { isForced: boolean }) => ({ isForced })),
    clearStoredList: assign({ hasStoredList: false }),
  },
}).createMachine({
  id: 'notices',
  description: 'The operator’s notices to members, shown over pages no more often than promised.',
  context: ({ input: { username, route, stored } }) => ({
    username,
    route,
    notices: stored?.notices ?? [],
    validUntil: stored?.until ?? 0,
    hasStoredList: stored !== null,
    isFresh: false,
    isForced: false,
    chosen: [],
    closed: [],
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'asking',
      on: {
        'notices.close': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: [
            { type: 'keepClosed', params: ({ event }) => event },
            { type: 'setClosed', params: ({ event }) => event },
          ],
        },
      },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'askNotices',
            src: 'askNotices',
            input: ({ context: { hasStoredList } }) => ({ isListNeeded: !hasStoredList }),
            onDone: {
              target: 'loaded',
              actions: [
                { type: 'keepList', params: ({ event }) => event.output },
                { type: 'setAnswer', params: ({ event }) => event.output },
              ],
            },
            onError: {
              description: 'No notice is shown; the next page asks again.',
              target: 'loaded',
              actions: 'clearStoredList',
            },
          },
          on: {
            'route.settled': { actions: { type: 'setPage', params: ({ event }) => event } },
          },
        },
        loaded: {
          on: {
            'route.settled': [
              {
                guard: { type: 'isListExpired', params: ({ event }) => event },
                target: 'asking',
                actions: { type: 'setPage', params: ({ event }) => event },
              },
              {
                actions: [
                  { type: 'setPage', params: ({ event }) => event },
                  { type: 'dropSeen', params: ({ event }) => event },
                ],
              },
            ],
            'page.resumed': [
              { guard: { type: 'isListExpired', params: ({ event }) => event }, target: 'asking' },
              { actions: { type: 'dropSeen', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    acknowledgement: {
      initial: 'none',
      states: {
        none: {
          on: {
            'notices.close': {
              guard: { type: 'isShownAndForced', params: ({ event }) => event },
              target: 'acknowledging',
            },
          },
        },
        acknowledging: {
          invoke: {
            id: 'acknowledge',
            src: 'acknowledge',
            onDone: {
              target: 'none',
              actions: { type: 'setForced', params: ({ event }) => event.output },
            },
            onError: {
              description:
                'The upgrade check still demands the notice, and the next page load shows it again.',
              target: 'none',
            },
          },
        },
      },
    },
  },
})

/** A list that could not be read, or not for the member's group, is requested again soon. */
function validUntilAfter(
  { validUntil }: NoticesContext,
  { isOfGroup, list, now }: NoticesAnswer,
): number {
  if (list === 'stored') return validUntil
  return now + (list === 'failed' || !isOfGroup ? retryAfter : listLifetime)
}
