/** What is seen of a USDT deposit at one moment. */
export interface UsdtSight {
  /** `deposit` is the other tab. */
  readonly page: 'home' | 'deposit' | 'choosingNetwork' | 'showingAddress'
  /** The network whose address is shown. */
  readonly network: UsdtNetworkName | null
  /** All of the address is to be read. */
  readonly isWhole: boolean
  /** It is said that the balance has risen. */
  readonly isTold: boolean
  /** The first network cannot be chosen, and says why. */
  readonly isTronRefused: boolean
  /** The step of the guide, from 1 on; null while it is closed. */
  readonly guideStep: number | null
}

export type UsdtNetworkName = 'TRC20' | 'ERC20'

/** Every step of a member and of the server. */
export const usdtSteps = [
  'openUsdt',
  /** The address of the panel, for a member whose first account has a wrong address by now. */
  'comeToWrongAddress',
  'chooseTron',
  'chooseEthereum',
  'showWhole',
  'showEnds',
  /** The member has sent coins and comes back to the page when they have arrived. */
  'usdtArrives',
  'openGuide',
  'nextPicture',
  'previousPicture',
  'closeGuide',
  'back',
  'close',
  'toDepositTab',
  'toUsdtTab',
  'reload',
] as const

export type UsdtStep = (typeof usdtSteps)[number]

/** What the panel is opened at. */
export const usdtPanel = 'sideDeposit=true&tab=deposit-usdt-tab'
