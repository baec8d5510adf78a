import { assign, setup } from 'xstate'
import { second } from '../../base/time/durations.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { Profile } from './profile.ts'

export interface ProfileContext {
  readonly profile: Profile | null
  /** When the profile was read, epoch milliseconds. */
  readonly readAt: number
}

export type ProfileEvent =
  /** A flow needs the profile; it is fetched unless that happened within the last 30 s. */
  { type: 'profile.request'; now: number }

/** The profile; null when it could not be read. */
export type ProfileResult = { readonly profile: Profile | null; readonly now: number }

/** How long a profile counts as fresh after it was read [SESS-05]. */
export const freshFor = 30 * second

/** The member's ways to pay, fetched at most once in 30 seconds [SESS-04, SESS-05]. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as 'loading' | 'failure',
  },
  actors: {
    getProfile: promiseNotProvided<ProfileResult>('getProfile'),
  },
  guards: {
    hasProfile: (_, { profile }: ProfileResult) => profile !== null,
    isKnown: ({ context }) => context.profile !== null,
    isFresh: ({ context }, { now }: { now: number }) =>
      context.profile !== null && now - context.readAt < freshFor && now >= context.readAt,
  },
  actions: {
    setProfile: assign((_, { profile, now }: ProfileResult) => ({ profile, readAt: now })),
  },
}).createMachine({
  id: 'profile',
  description: 'The member’s ways to pay, fetched at most once in 30 seconds.',
  context: { profile: null, readAt: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: [
          {
            guard: { type: 'hasProfile', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
          },
          {
            description: 'A stale profile is better than none.',
            guard: 'isKnown',
            target: 'loaded',
          },
          { target: 'missing' },
        ],
        onError: [{ guard: 'isKnown', target: 'loaded' }, { target: 'missing' }],
      },
    },
    loaded: {
      on: {
        'profile.request': [
          { guard: { type: 'isFresh', params: ({ event }) => event } },
          { target: 'loading' },
        ],
      },
    },
    missing: { tags: 'failure', on: { 'profile.request': 'loading' } },
  },
})
