export const depositQrCodes = { 98: 'requestFailed' } as const

export const depositPollCodes = { 98: 'expired' } as const
