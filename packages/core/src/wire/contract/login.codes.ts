export const loginCodes = {
  1007: 'uplineLocked',
  1008: 'passwordLocked',
  3000: 'waitOneMinute',
  5000: 'wrongCredentials',
  5001: 'accountBlocked',
} as const
