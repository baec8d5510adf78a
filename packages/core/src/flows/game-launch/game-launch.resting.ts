import { gameLaunchSetup } from './game-launch.setup.ts'

/** No game is being launched or in the frame: a launch or a demo starts here. */
export const restingState = gameLaunchSetup.createStateConfig({
  initial: 'idle',
  on: {
    'gameLaunch.launch': [
      { description: 'The button shows that it is disabled for a moment.', guard: 'isPausing' },
      { guard: 'isVisitor', actions: 'leadToLogin' },
      {
        description:
          'The tab is opened while the press is handled: browsers block tabs that open later.',
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
      description: 'Going forward does not open a game again.',
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
          description: 'The browser blocked the tab, so a link is shown instead.',
          tags: ['blocked', 'failure'],
          on: { 'gameLaunch.linkFollowed': 'followed' },
        },
        followed: {
          description:
            'The link stays until the member returns: browsers do not follow a link that has been removed.',
          tags: 'blocked',
          on: { 'page.resumed': '#gameLaunch.resting.idle' },
        },
      },
    },
    maintenance: { tags: 'failure', meta: { screen: 'maintenance' } },
    failed: { tags: 'failure', meta: { screen: 'failed' } },
  },
})
