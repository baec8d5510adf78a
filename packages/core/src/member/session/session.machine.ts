import { assign, emit, sendTo, setup } from 'xstate'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import { isSameName } from '../vault/token.rules.ts'
import { endMessages, type FoundEnd, type SessionEnd } from './session.end.ts'
import {
  isPaused,
  pauseAfterFailure,
  pauseAfterRefresh,
  type RefreshRequest,
} from './session.rules.ts'
import type {
  RefreshResult,
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionInput,
  SessionLook,
} from './session.types.ts'

/** Whether the member is signed in; renews the tokens once for all calls that wait for them. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionFact,
    tags: {} as 'member' | 'failure',
  },
  actors: {
    refreshTokens: promiseNotProvided<RefreshResult, { sessionVersion: number; username: string }>(
      'refreshTokens',
    ),
    watchOtherTabs: callbackNotProvided<SessionLook>('watchOtherTabs'),
  },
  guards: {
    isSignedIn: ({ context }) => context.hadSession,
    isRefreshPaused: ({ context }, request: RefreshRequest) =>
      isPaused(context.refreshPause, request),
    isRenewed: (_, { kind }: RefreshResult) => kind === 'renewed',
    isEnded: (_, { kind }: RefreshResult) => kind === 'ended',
    hasNoUsername: ({ context }) => context.username === '',
    isAnotherOwner: ({ context }, { username }: { username: string }) =>
      !isSameName(username, context.username),
    isAnotherMember: ({ context }, { username }: { username: string }) =>
      username !== context.username,
  },
  actions: {
    storeUsername: notProvided('storeUsername'),
    clearOtherMembersData: notProvided('clearOtherMembersData'),
    removeCookiesOfOthers: notProvided('removeCookiesOfOthers'),
    notifyOtherTabs: notProvided('notifyOtherTabs'),
    recheckOtherTabs: sendTo('watchOtherTabs', { type: 'session.look' }),
    endSession: notProvided<[unknown, { reason: SessionEnd }]>('endSession'),
    setMember: assign((_, { username }: { username: string }) => ({ username })),
    clearMember: assign({ username: '', refreshPause: null }),
    setRefreshedVersion: assign((_, { sessionVersion }: { sessionVersion: number }) => ({
      refreshedVersion: sessionVersion,
    })),
    pauseRefresh: assign(({ context }, result: RefreshResult) => {
      if (result.kind === 'renewed') {
        return { refreshPause: pauseAfterRefresh(result.sessionVersion, result.now) }
      }
      return result.kind === 'failed'
        ? {
            refreshPause: pauseAfterFailure(
              context.refreshPause,
              context.refreshedVersion,
              result.now,
            ),
          }
        : {}
    }),
    emitStarted: emit(({ context }) => ({ type: 'session.started', username: context.username })),
    emitEnded: emit((_, { reason }: { reason: Exclude<SessionEnd, 'switched'> }) => ({
      type: 'session.ended',
      reason,
      message: endMessages[reason],
    })),
    emitSwitched: emit((_, { username }: { username: string }) => ({
      type: 'session.ended',
      reason: 'switched',
      message: { id: 'session.switchedElsewhere', values: { username } },
    })),
    emitRefreshed: emit({ type: 'session.refreshed' }),
    emitRefreshFailed: emit((_, result: RefreshResult | undefined) => ({
      type: 'session.refreshFailed',
      isLost: result?.kind === 'failed' && result.isLost,
    })),
  },
}).createMachine({
  id: 'session',
  description:
    'Whether the member is signed in; renews the tokens once for all calls that wait for them.',
  context: ({ input }) => ({
    hadSession: input.hasSession,
    username: input.username,
    refreshedVersion: 0,
    refreshPause: null,
  }),
  invoke: {
    id: 'watchOtherTabs',
    src: 'watchOtherTabs',
    onError: { description: 'Without messages from other tabs, this one works alone.' },
  },
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'signedOut' }],
    },
    signedOut: {
      entry: 'clearMember',
      on: {
        'session.signedIn': {
          target: 'signedIn',
          actions: [
            { type: 'setMember', params: ({ event }) => ({ username: event.username }) },
            'removeCookiesOfOthers',
            'notifyOtherTabs',
            'recheckOtherTabs',
          ],
        },
        'session.changedElsewhere': {
          target: 'signedIn',
          actions: { type: 'setMember', params: ({ event }) => ({ username: event.username }) },
        },
      },
    },
    signedIn: {
      tags: 'member',
      entry: ['storeUsername', 'clearOtherMembersData', 'emitStarted'],
      initial: 'active',
      on: {
        'session.signedIn': {
          description: 'Another tab was faster; the owner of the stored tokens is signed in.',
          actions: ['notifyOtherTabs', 'recheckOtherTabs'],
        },
        'session.signOut': {
          target: 'signedOut',
          actions: [
            { type: 'endSession', params: { reason: 'signedOut' } },
            { type: 'emitEnded', params: { reason: 'signedOut' } },
          ],
        },
        'session.invalidated': {
          target: 'signedOut',
          actions: [
            { type: 'endSession', params: { reason: 'invalid' } },
            { type: 'emitEnded', params: { reason: 'invalid' } },
          ],
        },
        'session.shadowed': {
          target: 'signedOut',
          actions: [
            { type: 'endSession', params: { reason: 'shadowed' } },
            { type: 'emitEnded', params: { reason: 'shadowed' } },
          ],
        },
        'session.ownerNoted': [
          {
            description: 'The username was unknown: with it, the member’s stored facts are found.',
            guard: 'hasNoUsername',
            target: 'signedIn',
            reenter: true,
            actions: { type: 'setMember', params: ({ event }) => ({ username: event.username }) },
          },
          {
            guard: {
              type: 'isAnotherOwner',
              params: ({ event }) => ({ username: event.username }),
            },
            target: 'signedOut',
            actions: [
              { type: 'endSession', params: { reason: 'shadowed' } },
              { type: 'emitEnded', params: { reason: 'shadowed' } },
            ],
          },
        ],
        'session.tokensGone': {
          target: 'signedOut',
          actions: [
            { type: 'endSession', params: ({ event }) => ({ reason: event.reason }) },
            { type: 'emitEnded', params: ({ event }) => ({ reason: event.reason }) },
          ],
        },
        'session.changedElsewhere': {
          guard: { type: 'isAnotherMember', params: ({ event }) => ({ username: event.username }) },
          target: 'signedIn',
          reenter: true,
          actions: [
            { type: 'emitSwitched', params: ({ event }) => ({ username: event.username }) },
            { type: 'setMember', params: ({ event }) => ({ username: event.username }) },
          ],
        },
      },
      states: {
        active: {
          on: {
            'session.tokenExpired': [
              {
                guard: { type: 'isRefreshPaused', params: ({ event }) => event },
                actions: 'emitRefreshFailed',
              },
              {
                target: 'refreshing',
                actions: {
                  type: 'setRefreshedVersion',
                  params: ({ event }) => ({ sessionVersion: event.sessionVersion }),
                },
              },
            ],
          },
        },
        refreshing: {
          invoke: {
            id: 'refreshTokens',
            src: 'refreshTokens',
            input: ({ context }) => ({
              sessionVersion: context.refreshedVersion,
              username: context.username,
            }),
            onDone: [
              {
                guard: { type: 'isRenewed', params: ({ event }) => event.output },
                target: 'active',
                actions: [
                  'storeUsername',
                  { type: 'pauseRefresh', params: ({ event }) => event.output },
                  'emitRefreshed',
                ],
              },
              {
                guard: { type: 'isEnded', params: ({ event }) => event.output },
                target: '#session.signedOut',
                actions: [
                  {
                    type: 'endSession',
                    params: ({ event }) => ({ reason: endReason(event.output) }),
                  },
                  {
                    type: 'emitEnded',
                    params: ({ event }) => ({ reason: endReason(event.output) }),
                  },
                ],
              },
              {
                target: 'active',
                actions: [
                  { type: 'pauseRefresh', params: ({ event }) => event.output },
                  { type: 'emitRefreshFailed', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: {
              description: 'The waiting calls fail, and each screen says so itself.',
              target: 'active',
              actions: 'emitRefreshFailed',
            },
          },
        },
      },
    },
  },
})

function endReason(result: RefreshResult): 'expired' | 'invalid' | FoundEnd {
  return result.kind === 'ended' ? result.reason : 'invalid'
}
