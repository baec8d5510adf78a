/** Codes that mean the same wherever no context says otherwise. */
export const globalCodes = {
  7002: 'sessionInvalid',
  7003: 'tokenExpired',
  9998: 'maintenance',
} as const
