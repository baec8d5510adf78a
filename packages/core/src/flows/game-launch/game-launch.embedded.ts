import { gameLaunchSetup } from './game-launch.setup.ts'

/** A game is in the frame: on its way, there, or nobody knows. */
export const embeddedState = gameLaunchSetup.createStateConfig({
  meta: { screen: 'embedded' },
  initial: 'loading',
  entry: 'markAddress',
  exit: ['unmarkAddress', 'forgetAddress', 'emitMoneyMoved'],
  invoke: {
    id: 'watchFrame',
    src: 'watchFrame',
    onError: { description: 'The site’s own button closes the game.' },
  },
  on: {
    'gameLaunch.close': 'resting',
    'frame.closed': 'resting',
    'route.settled': {
      description: 'Back closes the game.',
      guard: { type: 'isGameLeft', params: ({ event }) => event },
      target: 'resting',
    },
    'frame.ready': '.ready',
    'gameLaunch.openInTab': [
      {
        guard: 'isDemo',
        target: 'opening',
        actions: ['setTabWay', 'openTab', 'keepDemoAddress'],
      },
      {
        description: 'An address serves once, so another one is asked for.',
        target: 'launching',
        actions: ['setTabWay', 'openTab'],
      },
    ],
  },
  states: {
    loading: {
      tags: 'loading',
      after: { slowStart: 'slow' },
      on: { 'frame.loaded': 'loaded' },
    },
    slow: { tags: ['loading', 'slow'], on: { 'frame.loaded': 'loaded' } },
    loaded: {
      description: 'A page is there; whether it is the game only the game can say.',
      after: { silence: 'silent' },
    },
    silent: {
      description: 'A game that says nothing, or one that refuses to be framed.',
      tags: 'doubtful',
      on: { 'gameLaunch.hideDoubt': 'ready' },
    },
    ready: {
      initial: 'quiet',
      on: { 'frame.ready': {} },
      states: {
        quiet: { on: { 'frame.roundEnded': { target: 'told', actions: 'emitMoneyMoved' } } },
        told: {
          description: 'The balance is not read more often, however fast somebody plays.',
          after: { balancePause: 'quiet' },
          on: { 'frame.roundEnded': 'owing' },
        },
        owing: { after: { balancePause: { target: 'told', actions: 'emitMoneyMoved' } } },
      },
    },
  },
})
