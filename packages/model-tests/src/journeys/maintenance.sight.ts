/** What is seen at one moment of a visit that something stands in the way of. */
export interface MaintenanceSight {
  readonly page: 'home' | 'help' | 'maintenance' | 'closed'
  readonly isOffline: boolean
}

/** Every step of a visitor, of the operator and of the network. */
export const maintenanceSteps = [
  'goHome',
  'goHelp',
  'reload',
  /** The page is left for another tab, and looked at again. */
  'lookAway',
  'lookAgain',
  'beginMaintenance',
  'endMaintenance',
  'closeSite',
  'openSite',
  'loseConnection',
  'findConnection',
] as const

export type MaintenanceStep = (typeof maintenanceSteps)[number]
