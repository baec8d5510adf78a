import type { WireRefusal } from './refusal.ts'

/** What a call answers whose token is missing, too old or nobody's. */
export const sessionRefusals = {
  expired: { code: 7003, message: 'Token expired' },
  unknown: { code: 7002, message: 'Session invalid' },
} as const satisfies Record<string, WireRefusal>
