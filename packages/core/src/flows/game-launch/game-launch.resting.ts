import { gameLaunchSetup } from './game-launch.setup.ts'

/** No game is on its way or in the frame: launching and trying begin here. */
export const restingState = gameLaunchSetup.createStateConfig({
  initial: 'idle',
  on: {
    'gameLaunch.launch': [
      { description: 'The button says so.', guard: 'isPausing' },
      { guard: 'isVisitor', actions: 'leadToLogin' },
      {
        description:
          'The tab is opened while the press is dealt with; later no browser would do it.',
        guard: { type: 'isForTab', params: ({ event }) => event },
        target: 'launching',
        actions: [{ type: 'setGame', params: ({ event }) => event }, 'openTab'],
      },
      { target: 'launching', actions: { type: 'setGame', params: ({ event }) => event } },
    ],
    'gameLaunch.tryDemo': [
      {
        guard: { type: 'isForeign', params: ({ event }) => event },
        target: '.failed',
        actions: [{ type: 'setGame', params: ({ event }) => event }, 'setForeignProblem'],
      },
      {
        guard: { type: 'isForTab', params: ({ event }) => event },
        target: 'opening',
        actions: [
          { type: 'setGame', params: ({ event }) => event },
          { type: 'setDemo', params: ({ event }) => event },
          'keepDemoAddress',
          'openTab',
        ],
      },
      {
        target: 'opening',
        actions: [
          { type: 'setGame', params: ({ event }) => event },
          { type: 'setDemo', params: ({ event }) => event },
          'keepDemoAddress',
        ],
      },
    ],
    'gameLaunch.close': '.idle',
    'route.settled': {
      description: 'Forward leads to no game.',
      guard: { type: 'isGameMarked', params: ({ event }) => event },
      actions: 'dropMark',
    },
  },
  states: {
    idle: { meta: { screen: 'idle' } },
    newTab: {
      meta: { screen: 'newTab' },
      initial: 'open',
      exit: 'forgetAddress',
      states: {
        open: {},
        blocked: {
          description: 'The browser allowed no tab: a link is there to be pressed.',
          tags: ['blocked', 'failure'],
          on: { 'gameLaunch.linkFollowed': 'followed' },
        },
        followed: {
          description:
            'The link stays until the tab is there: a browser follows none that is gone.',
          tags: 'blocked',
          on: { 'page.resumed': '#gameLaunch.resting.idle' },
        },
      },
    },
    maintenance: { tags: 'failure', meta: { screen: 'maintenance' } },
    failed: { tags: 'failure', meta: { screen: 'failed' } },
  },
})
