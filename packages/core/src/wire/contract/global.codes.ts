/** Codes whose meaning is the same in every context that does not override it. */
export const globalCodes = {
  7002: 'sessionInvalid',
  7003: 'tokenExpired',
  9998: 'maintenance',
} as const
