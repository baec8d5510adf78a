/** What a visitor sees at one moment of a disturbed visit. */
export interface MaintenanceSight {
  readonly page: 'home' | 'help' | 'maintenance' | 'closed'
  readonly isOffline: boolean
}

/** Every step of a visitor, of the operator and of the network. */
export const maintenanceSteps = [
  'goHome',
  'goHelp',
  'reload',
  /** The visitor goes to another tab and comes back. */
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
