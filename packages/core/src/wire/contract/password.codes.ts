/** Our choice: the codes that registration uses for its one-time code. */
export const recoveryCodes = {
  6000: 'otpRetry',
  6001: 'otpInvalid',
  6006: 'retryOrAdmin',
  8000: 'incorrectData',
} as const

/** Our choice: each code's meaning elsewhere is closest to its meaning here. */
export const passwordCodes = {
  5000: 'oldPasswordWrong',
  6000: 'ticketOver',
  8000: 'incorrectData',
} as const

/** Our choice: the codes that a sign-in uses for the same meanings. */
export const passwordConfirmationCodes = {
  1008: 'passwordLocked',
  3000: 'waitOneMinute',
  5000: 'passwordWrong',
} as const
