/** Our choice: the numbers that a sign-in has for the same. */
export const passwordConfirmationCodes = {
  1008: 'passwordLocked',
  3000: 'waitOneMinute',
  5000: 'passwordWrong',
} as const
