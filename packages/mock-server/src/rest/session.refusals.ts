import type { WireRefusal } from './refusal.ts'

/** The refusals of a token that is missing, expired or unknown. */
export const sessionRefusals = {
  expired: { code: 7003, message: 'Token expired' },
  unknown: { code: 7002, message: 'Session invalid' },
} as const satisfies Record<string, WireRefusal>
