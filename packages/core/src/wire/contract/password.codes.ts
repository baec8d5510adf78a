/** Our choice: the numbers that registration has for its one-time code. */
export const recoveryCodes = {
  6000: 'otpRetry',
  6001: 'otpInvalid',
  6006: 'retryOrAdmin',
  8000: 'incorrectData',
} as const

/** Our choice: what the number means elsewhere is closest to what it means here. */
export const passwordCodes = {
  5000: 'oldPasswordWrong',
  6000: 'ticketOver',
  8000: 'incorrectData',
} as const

/** Our choice: the numbers that a sign-in has for the same. */
export const passwordConfirmationCodes = {
  1008: 'passwordLocked',
  3000: 'waitOneMinute',
  5000: 'passwordWrong',
} as const
