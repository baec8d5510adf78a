import { assign, setup } from 'xstate'
import type { UsdtNetworkName, UsdtSight, UsdtStep } from './usdt.sight.ts'

interface World extends Pick<UsdtSight, 'hasRisen' | 'isWhole'> {
  readonly network: UsdtNetworkName
  /** The address of the first account is wrong until the server corrects it. */
  readonly isTronWrong: boolean
  /** Starts at 1; 0 while the guide is closed. */
  readonly guideStep: number
}

/** A USDT deposit from the view of its member and the server. */
export const usdtModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in UsdtStep]: { type: Step } }[UsdtStep],
    meta: {} as Pick<UsdtSight, 'page'>,
  },
  guards: {
    isBare: ({ context }) => context.guideStep === 0,
    /** The member opens the guide at the beginning; later it would show nothing new. */
    isNew: ({ context }) => context.guideStep === 0 && !context.isWhole && !context.hasRisen,
    isTronOffered: ({ context }) => context.guideStep === 0 && !context.isTronWrong,
    isTronAnother: ({ context }) =>
      context.guideStep === 0 && !context.isTronWrong && context.network !== 'TRC20',
    isEthereumAnother: ({ context }) => context.guideStep === 0 && context.network !== 'ERC20',
    isShort: ({ context }) => context.guideStep === 0 && !context.isWhole,
    isWhole: ({ context }) => context.guideStep === 0 && context.isWhole,
    hasNext: ({ context }) => context.guideStep > 0 && context.guideStep < 6,
    hasPrevious: ({ context }) => context.guideStep > 1,
    isGuideOpen: ({ context }) => context.guideStep > 0,
  },
  actions: {
    beginAnew: assign({ hasRisen: false, isWhole: false, guideStep: 0 }),
    spoil: assign({ isTronWrong: true }),
    mend: assign({ isTronWrong: false }),
    chooseTron: assign({ network: 'TRC20', isWhole: false }),
    chooseEthereum: assign({ network: 'ERC20', isWhole: false }),
    showWhole: assign({ isWhole: true }),
    showEnds: assign({ isWhole: false }),
    rise: assign({ hasRisen: true }),
    openGuide: assign({ guideStep: 1 }),
    closeGuide: assign({ guideStep: 0 }),
    goOn: assign(({ context }) => ({ guideStep: context.guideStep + 1 })),
    goBack: assign(({ context }) => ({ guideStep: context.guideStep - 1 })),
  },
}).createMachine({
  id: 'usdtJourney',
  context: { network: 'TRC20', hasRisen: false, isWhole: false, isTronWrong: false, guideStep: 0 },
  initial: 'home',
  states: {
    home: {
      meta: { page: 'home' },
      on: {
        openUsdt: 'usdt',
        comeToWrongAddress: { target: 'usdt', actions: 'spoil' },
        reload: { target: 'home', actions: 'mend' },
      },
    },
    deposit: {
      meta: { page: 'deposit' },
      on: {
        toUsdtTab: 'usdt',
        close: 'home',
        reload: { target: 'deposit', actions: 'mend' },
      },
    },
    usdt: {
      initial: 'choosing',
      on: {
        openGuide: { guard: 'isNew', actions: 'openGuide' },
        nextPicture: { guard: 'hasNext', actions: 'goOn' },
        previousPicture: { guard: 'hasPrevious', actions: 'goBack' },
        closeGuide: { guard: 'isGuideOpen', actions: 'closeGuide' },
        toDepositTab: { guard: 'isBare', target: 'deposit' },
        close: { guard: 'isBare', target: 'home' },
        reload: { target: 'usdt', actions: 'mend' },
      },
      states: {
        choosing: {
          entry: 'beginAnew',
          meta: { page: 'choosingNetwork' },
          on: {
            chooseTron: { guard: 'isTronOffered', target: 'showing', actions: 'chooseTron' },
            chooseEthereum: { guard: 'isBare', target: 'showing', actions: 'chooseEthereum' },
            back: { guard: 'isBare', target: '#usdtJourney.home' },
          },
        },
        showing: {
          meta: { page: 'showingAddress' },
          on: {
            chooseTron: { guard: 'isTronAnother', actions: 'chooseTron' },
            chooseEthereum: { guard: 'isEthereumAnother', actions: 'chooseEthereum' },
            showWhole: { guard: 'isShort', actions: 'showWhole' },
            showEnds: { guard: 'isWhole', actions: 'showEnds' },
            usdtArrives: { guard: 'isBare', actions: 'rise' },
            back: { guard: 'isBare', target: 'choosing' },
          },
        },
      },
    },
  },
})
