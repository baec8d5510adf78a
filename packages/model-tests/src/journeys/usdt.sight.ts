/** What the member sees of a USDT deposit at one moment. */
export interface UsdtSight {
  /** `deposit` is the other tab. */
  readonly page: 'home' | 'deposit' | 'choosingNetwork' | 'showingAddress'
  /** The network whose address shows. */
  readonly network: UsdtNetworkName | null
  /** Whether the whole address is visible. */
  readonly isWhole: boolean
  /** Whether the page says that the balance has risen. */
  readonly hasRisen: boolean
  /** Whether the first network is disabled, with a reason. */
  readonly isTronRefused: boolean
  /** The step of the guide, starting at 1; null while it is closed. */
  readonly guideStep: number | null
}

export type UsdtNetworkName = 'TRC20' | 'ERC20'

/** Every step of a member and of the server. */
export const usdtSteps = [
  'openUsdt',
  /** The member opens the panel's address after the first account got a wrong address. */
  'comeToWrongAddress',
  'chooseTron',
  'chooseEthereum',
  'showWhole',
  'showEnds',
  /** The member has sent coins and comes back after they have arrived. */
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

/** The query that opens the panel. */
export const usdtPanel = 'sideDeposit=true&tab=deposit-usdt-tab'
