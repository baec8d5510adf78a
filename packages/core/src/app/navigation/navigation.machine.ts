import { assign, type EventObject, emit, setup } from 'xstate'
import type { Game } from '../../flows/game/game.ts'
import { callbackNotProvided, notProvided } from '../../kernel/flow/not.provided.ts'
import { pathOf, type Query, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { NavigationFact, NavigationWay } from '../../kernel/routing/navigation.fact.ts'
import type { PlainPage } from '../../kernel/routing/plain.page.ts'
import {
  type AddressFacts,
  type RoutingFacts,
  resolveRoute,
  type ShownRoute,
} from '../../kernel/routing/resolve.route.ts'
import type { TransferTab } from '../../kernel/routing/transfer.tabs.ts'
import type { SessionEnd } from '../../member/session/session.end.ts'
import {
  addressAfterSession,
  addressOfDeposit,
  addressOfTab,
  addressOfWithdraw,
  addressWithoutPanel,
  gameAddressAt,
  keptFromAt,
  redirectAt,
  shownAt,
} from './navigation.rules.ts'

export type NavigationInput = RoutingFacts

export interface NavigationContext extends RoutingFacts {
  /** The page that is shown; null until the first decision. */
  readonly shown: ShownRoute | null
  /** The game's page from which the money flows were opened; null where they were not. */
  readonly gameAddress: string | null
  /** The names of that game; null until its page has loaded. */
  readonly gameNames: Game['names'] | null
}

/** The page of a game has loaded. */
export type GameShown = { type: 'game.shown'; names: Game['names'] | null }

export type NavigationEvent =
  | ({ type: 'navigation.changed' } & AddressFacts)
  | { type: 'navigation.go'; to: string; how: NavigationWay }
  | { type: 'navigation.openPage'; page: PlainPage; query?: Query | undefined }
  | { type: 'navigation.openDeposit' }
  | { type: 'navigation.openWithdraw' }
  | { type: 'navigation.openTab'; tab: TransferTab }
  | { type: 'navigation.closePanel' }
  | GameShown
  | { type: 'membership.changed'; isMember: boolean }
  | { type: 'maintenance.changed'; isUnderMaintenance: boolean }
  | { type: 'closure.changed'; isClosed: boolean }
  | { type: 'session.ended'; reason: SessionEnd }

const redirect = ({ context }: { context: NavigationContext }) =>
  ({ to: redirectAt(context), how: 'replace' }) as const

/** Knows where the member is, and asks `resolveRoute` whether they may be there. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    emitted: {} as NavigationFact,
  },
  actors: {
    watchAddress: callbackNotProvided<EventObject, Pick<RoutingFacts, 'address'>>('watchAddress'),
  },
  guards: {
    dropsForgotTicket: ({ context }) => resolveRoute(context).dropsForgotTicket,
    isRedirected: ({ context }) => resolveRoute(context).kind === 'redirect',
    isKeptOut: ({ context }) => keptFromAt(context) !== null,
    isAlreadyThere: ({ context }, { reason }: { reason: SessionEnd }) =>
      addressAfterSession(context.address, reason) === context.address,
  },
  actions: {
    setPlace: assign((_, { address, hasForgotTicket }: AddressFacts) => ({
      address,
      hasForgotTicket,
    })),
    clearTicket: assign({ hasForgotTicket: false }),
    dropTicket: notProvided('dropTicket'),
    /** Changes the address bar, whose new address then arrives like any other change. */
    go: notProvided<[unknown, { to: string; how: NavigationWay }]>('go'),
    setMembership: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    setMaintenance: assign(({ context }, { isDown }: { isDown: boolean }) => ({
      isUnderMaintenance: isDown,
      interruptedAddress:
        isDown && !context.isUnderMaintenance ? context.address : context.interruptedAddress,
    })),
    setClosure: assign((_, { isClosed }: { isClosed: boolean }) => ({ isClosed })),
    setShown: assign(({ context }) => {
      const shown = shownAt(context)
      const gameAddress = gameAddressAt(shown, context)
      const isSame = gameAddress === context.gameAddress
      return { shown, gameAddress, gameNames: isSame ? context.gameNames : null }
    }),
    setGameNames: assign(({ context }, { names }: GameShown) =>
      context.gameAddress === null ? {} : { gameNames: names },
    ),
    emitSettled: emit(({ context }) => ({ type: 'route.settled', ...shownAt(context) })),
    emitKeptOut: emit(({ context }) => ({
      type: 'visitor.keptOut',
      keptFrom: keptFromAt(context),
    })),
  },
}).createMachine({
  id: 'navigation',
  description: 'Knows where the member is and whether they may be there.',
  context: ({ input }) => ({ ...input, shown: null, gameAddress: null, gameNames: null }),
  initial: 'deciding',
  invoke: {
    id: 'watchAddress',
    src: 'watchAddress',
    input: ({ context }) => ({ address: context.address }),
    onError: { description: 'The site stays on its page until it is reloaded.' },
  },
  on: {
    'navigation.changed': {
      target: '.deciding',
      actions: { type: 'setPlace', params: ({ event }) => event },
    },
    'membership.changed': {
      target: '.deciding',
      actions: { type: 'setMembership', params: ({ event }) => ({ isMember: event.isMember }) },
    },
    'maintenance.changed': {
      target: '.deciding',
      actions: {
        type: 'setMaintenance',
        params: ({ event }) => ({ isDown: event.isUnderMaintenance }),
      },
    },
    'closure.changed': {
      target: '.deciding',
      actions: { type: 'setClosure', params: ({ event }) => event },
    },
    'navigation.go': {
      actions: {
        type: 'go',
        params: ({ event }) => event,
      },
    },
    'navigation.openPage': {
      actions: {
        type: 'go',
        params: ({ context, event }) => ({
          to: writeAddress(readAddress(context.address).locale, pathOf(event.page), event.query),
          how: 'replace',
        }),
      },
    },
    'navigation.openDeposit': {
      actions: {
        type: 'go',
        params: ({ context }) => ({ to: addressOfDeposit(context), how: 'push' }),
      },
    },
    'navigation.openWithdraw': {
      actions: {
        type: 'go',
        params: ({ context }) => ({ to: addressOfWithdraw(context), how: 'push' }),
      },
    },
    'navigation.openTab': {
      actions: {
        type: 'go',
        params: ({ context, event }) => ({
          to: addressOfTab(context.address, event.tab),
          how: 'replace',
        }),
      },
    },
    'navigation.closePanel': {
      actions: {
        type: 'go',
        params: ({ context }) => ({ to: addressWithoutPanel(context.address), how: 'push' }),
      },
    },
    'game.shown': { actions: { type: 'setGameNames', params: ({ event }) => event } },
    'session.ended': [
      {
        description: 'The address does not change, so no event would follow to wait for.',
        guard: { type: 'isAlreadyThere', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'setMembership', params: { isMember: false } },
      },
      {
        target: '.redirecting',
        actions: [
          { type: 'setMembership', params: { isMember: false } },
          {
            type: 'go',
            params: ({ context, event }) => ({
              to: addressAfterSession(context.address, event.reason),
              how: 'replace',
            }),
          },
        ],
      },
    ],
  },
  states: {
    deciding: {
      always: [
        {
          description: 'The route is decided again without the ticket; nothing else changes.',
          guard: 'dropsForgotTicket',
          target: 'deciding',
          actions: ['clearTicket', 'dropTicket'],
        },
        {
          description: 'The home page alone would not explain why a visitor was sent there.',
          guard: 'isKeptOut',
          target: 'redirecting',
          actions: ['emitKeptOut', { type: 'go', params: redirect }],
        },
        { guard: 'isRedirected', target: 'redirecting', actions: { type: 'go', params: redirect } },
        { target: 'settled' },
      ],
    },
    redirecting: { description: 'Waits for the address bar to follow.' },
    settled: { entry: ['setShown', 'emitSettled'] },
  },
})
