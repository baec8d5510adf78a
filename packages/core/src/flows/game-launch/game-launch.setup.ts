import { assign, cancel, type EventObject, emit, raise, setup } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { second } from '../../base/time/durations.ts'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { doubleTriggerPause } from '../../kernel/flow/double.trigger.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import { gameWanted } from '../game-page/game-page.rules.ts'
import {
  isGameAddress,
  isMarked,
  type LaunchedGame,
  type LaunchResult,
  type LaunchWay,
  launchMessage,
  launchWay,
} from './game-launch.rules.ts'

/** The delays of a launch. */
export const launchDelays = {
  /** The pause after an answered launch before a second one can be sent [SHELL-57]. */
  doubleTriggerPause,
  /** How long a game may take before the site says that it is slow. */
  slowStart: 10 * second,
  /** How long a loaded game may be silent before a new tab is offered. */
  silence: 5 * second,
  /** Rounds that follow each other sooner than this cause only one reading of the balance. */
  balancePause: 2 * second,
}

export type GameLaunchScreen =
  | 'idle'
  | 'launching'
  | 'embedded'
  | 'newTab'
  | 'maintenance'
  | 'failed'

export interface GameLaunchInput {
  readonly deviceClass: DeviceClass
  readonly isMember: boolean
  /** Where games of the operator may run. */
  readonly gameOrigins: readonly string[]
  /** The game whose page is shown; null on any other page. */
  readonly shownGameId: string | null
  /** Whether the address says that a game is open. */
  readonly isMarked: boolean
}

export interface GameLaunchContext extends GameLaunchInput {
  /** The game that was launched last. */
  readonly game: LaunchedGame | null
  readonly way: LaunchWay
  /** The address of the demo that was opened last; null for a game that is played for money. */
  readonly demoAddress: string | null
  readonly problem: MessageRef | null
  /** Whether a launch was answered a moment ago. */
  readonly isPausing: boolean
}

export type GameLaunchEvent =
  | { type: 'gameLaunch.launch'; game: LaunchedGame }
  /** Opens a demo, whose address needs no launch. */
  | { type: 'gameLaunch.tryDemo'; game: LaunchedGame; address: string }
  /** Opens a game in a new tab because it does not appear in the frame. */
  | { type: 'gameLaunch.openInTab' }
  | { type: 'gameLaunch.linkFollowed' }
  | { type: 'gameLaunch.hideDoubt' }
  | { type: 'gameLaunch.close' }
  | { type: 'frame.loaded' }
  | { type: 'frame.ready' }
  | { type: 'frame.roundEnded' }
  | { type: 'frame.closed' }
  | RouteSettled
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'page.resumed' }
  | { type: 'pause.over' }

export type GameLaunchFact =
  /** The member has played this game [GAME-21]. */
  | { type: 'favourites.played'; gameId: string }
  /** The member's balance may have changed. */
  | { type: 'game.moneyMoved' }

export interface LaunchInput {
  readonly game: LaunchedGame | null
  readonly deviceClass: DeviceClass
}

/** The types, actors, guards and actions of the launch chart, which refers to them by name. */
export const gameLaunchSetup = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    input: {} as GameLaunchInput,
    emitted: {} as GameLaunchFact,
    tags: {} as 'busy' | 'failure' | 'slow' | 'doubtful' | 'blocked' | 'loading',
    meta: {} as { screen: GameLaunchScreen },
  },
  actors: {
    launchGame: promiseNotProvided<LaunchResult, LaunchInput>('launchGame'),
    leadTab: promiseNotProvided<{ isOpen: boolean }>('leadTab'),
    watchFrame: callbackNotProvided<EventObject>('watchFrame'),
    guardSecrets: callbackNotProvided<EventObject>('guardSecrets'),
  },
  guards: {
    isVisitor: ({ context }) => !context.isMember,
    isForeign: ({ context }, { address }: { address: string }) =>
      !isGameAddress(address, context.gameOrigins),
    startsMarked: ({ context }) => context.isMarked,
    isOtherGame: ({ context }, { address }: RouteSettled) => !isShown(context, address),
    isGameLeft: ({ context }, { address }: RouteSettled) =>
      isShown(context, address) && !isMarked(address),
    isGameMarked: ({ context }, { address }: RouteSettled) =>
      isShown(context, address) && isMarked(address),
    isPausing: ({ context }) => context.isPausing,
    isForTab: ({ context }, { game }: { game: LaunchedGame }) =>
      launchWay(context.deviceClass, game.type) === 'tab',
    isDemo: ({ context }) => context.demoAddress !== null,
    opensPage: ({ context }) => context.way === 'page',
    opensTab: ({ context }) => context.way === 'tab',
    isLaunched: (_, { kind }: LaunchResult) => kind === 'accepted',
    isUnderMaintenance: (_, result: LaunchResult) =>
      result.kind === 'refused' && result.refusal.meaning === 'gameMaintenance',
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
  },
  actions: {
    leadToLogin: notProvided('leadToLogin'),
    openTab: notProvided('openTab'),
    dropTab: notProvided('dropTab'),
    leaveForGame: notProvided('leaveForGame'),
    markAddress: notProvided('markAddress'),
    unmarkAddress: notProvided('unmarkAddress'),
    dropMark: notProvided('dropMark'),
    forgetAddress: notProvided('forgetAddress'),
    setMember: assign({ isMember: true }),
    setVisitor: assign({ isMember: false }),
    setShownGame: assign((_, { address }: RouteSettled) => ({
      shownGameId: gameWanted(address)?.id ?? null,
    })),
    setGame: assign(({ context }, { game }: { game: LaunchedGame }) => ({
      game,
      way: launchWay(context.deviceClass, game.type),
      demoAddress: null,
      problem: null,
    })),
    setDemo: assign((_, { address }: { address: string }) => ({ demoAddress: address })),
    keepDemoAddress: notProvided('keepDemoAddress'),
    setTabWay: assign({ way: 'tab', problem: null }),
    setProblem: assign((_, result: LaunchResult) => ({ problem: launchMessage(result) })),
    setForeignProblem: assign({ problem: launchMessage({ kind: 'foreign' }) }),
    clearGame: assign({ game: null, way: 'frame', demoAddress: null, problem: null }),
    setBrokenProblem: assign({ problem: launchMessage({ kind: 'failed' }) }),
    startPause: assign({ isPausing: true }),
    endPauseLater: raise({ type: 'pause.over' }, { delay: 'doubleTriggerPause', id: 'pause' }),
    /** A pause that is still running belongs to an earlier launch. */
    dropPause: cancel('pause'),
    endPause: assign({ isPausing: false }),
    emitPlayed: emit(({ context }) => ({
      type: 'favourites.played',
      gameId: context.game?.id ?? '',
    })),
    emitMoneyMoved: emit({ type: 'game.moneyMoved' }),
  },
  delays: launchDelays,
})

function isShown({ shownGameId }: GameLaunchInput, address: RouteSettled['address']): boolean {
  return (gameWanted(address)?.id ?? null) === shownGameId
}
