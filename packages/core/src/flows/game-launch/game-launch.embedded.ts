import { gameLaunchSetup } from './game-launch.setup.ts'

/** A game is in the frame: it is loading, ready, or silent, in which case it is unknown whether it works. */
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
        description: 'An address can be used only once, so a new one is requested.',
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
      description: 'A page has loaded; only the game itself can say whether it is the game.',
      after: { silence: 'silent' },
    },
    silent: {
      description: 'Either the game sends no messages, or it refuses to be framed.',
      tags: 'doubtful',
      on: { 'gameLaunch.hideDoubt': 'ready' },
    },
    ready: {
      initial: 'quiet',
      on: { 'frame.ready': {} },
      states: {
        quiet: { on: { 'frame.roundEnded': { target: 'told', actions: 'emitMoneyMoved' } } },
        told: {
          description: 'However fast rounds follow each other, the balance is not read more often.',
          after: { balancePause: 'quiet' },
          on: { 'frame.roundEnded': 'owing' },
        },
        owing: { after: { balancePause: { target: 'told', actions: 'emitMoneyMoved' } } },
      },
    },
  },
})
