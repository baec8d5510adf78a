export const depositPromotionCodes = { 1: 'cannotCheck' } as const
