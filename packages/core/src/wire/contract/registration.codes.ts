export const registrationCodes = {
  4000: 'incomplete',
  6000: 'otpRetry',
  6001: 'otpInvalid',
  6002: 'alreadyRegistered',
  6005: 'otpTooMany',
  6006: 'retryOrAdmin',
  8000: 'incorrectData',
  // Globally this code means maintenance; here it asks the person to verify their identity [OPEN-25].
  9998: 'verifyIdentity',
} as const
