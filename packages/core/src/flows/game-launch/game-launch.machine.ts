import { embeddedState } from './game-launch.embedded.ts'
import { restingState } from './game-launch.resting.ts'
import { gameLaunchSetup } from './game-launch.setup.ts'

/** A game is opened in the frame, in a new tab or in place of the page [GAME-23…30]. */
export const gameLaunchMachine = gameLaunchSetup.createMachine({
  id: 'gameLaunch',
  description: 'A game is opened in the frame, in a new tab or in place of the page.',
  context: ({ input }) => ({
    ...input,
    game: null,
    way: 'frame',
    demoAddress: null,
    problem: null,
    isPausing: false,
  }),
  initial: 'starting',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault drops the secrets at the latest when the session ends.' },
  },
  on: {
    'pause.over': { actions: 'endPause' },
    'session.started': { actions: 'setMember' },
    'session.ended': { actions: 'setVisitor' },
    'route.settled': {
      description: 'Nothing of a game opens, stays open or is reported on the page of another one.',
      guard: { type: 'isOtherGame', params: ({ event }) => event },
      target: '.resting',
      actions: [
        'dropTab',
        'clearGame',
        { type: 'setShownGame', params: ({ event }) => event },
        'dropMark',
      ],
    },
  },
  states: {
    starting: {
      description: 'No game survives a reload, because its address can be used only once.',
      always: [
        { guard: 'startsMarked', target: 'resting', actions: 'dropMark' },
        { target: 'resting' },
      ],
    },
    resting: restingState,
    launching: {
      tags: 'busy',
      meta: { screen: 'launching' },
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context: { deviceClass, game } }) => ({ deviceClass, game }),
        onDone: [
          {
            guard: { type: 'isLaunched', params: ({ event }) => event.output },
            target: 'opening',
            actions: ['startPause', 'dropPause', 'endPauseLater', 'emitPlayed'],
          },
          {
            guard: { type: 'isUnderMaintenance', params: ({ event }) => event.output },
            target: 'resting.maintenance',
            actions: 'dropTab',
          },
          {
            target: 'resting.failed',
            actions: ['dropTab', { type: 'setProblem', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'resting.failed', actions: ['dropTab', 'setBrokenProblem'] },
      },
      on: { 'gameLaunch.close': { target: 'resting', actions: 'dropTab' } },
    },
    opening: {
      tags: 'busy',
      meta: { screen: 'launching' },
      always: [
        { guard: 'opensPage', target: 'leaving' },
        { guard: 'opensTab', target: 'leadingTab' },
        { target: 'embedded' },
      ],
    },
    leaving: {
      description: 'The browser goes to the game. Anyone who comes back finds the page as it was.',
      tags: 'busy',
      meta: { screen: 'launching' },
      entry: 'leaveForGame',
      exit: 'forgetAddress',
      initial: 'going',
      on: { 'page.resumed': 'resting', 'gameLaunch.close': 'resting' },
      states: {
        going: { after: { slowStart: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    leadingTab: {
      tags: 'busy',
      meta: { screen: 'launching' },
      invoke: {
        id: 'leadTab',
        src: 'leadTab',
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'resting.newTab',
          },
          { target: 'resting.newTab.blocked' },
        ],
        onError: 'resting.newTab.blocked',
      },
    },
    embedded: embeddedState,
  },
})
