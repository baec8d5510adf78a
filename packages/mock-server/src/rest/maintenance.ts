import type { Endpoint } from '@croupier/core/contract'
import type { Performed } from './exchange.ts'
import type { Handler } from './handler.ts'

const maintenanceCode = 9998

/** Code 0 means under maintenance, any other code means up [API-21]. */
export const checkMaintenance: Handler<'checkMaintenance'> = ({ world }) => ({
  code: world.site.isUnderMaintenance() ? 0 : 1,
})

/**
 * The answer of all other calls under maintenance. If the code has another meaning in a call, as in registration,
 * only the status can say it [ERR-20, OPEN-25].
 */
export function answerUnderMaintenance({ codes = {} }: Endpoint): Performed {
  const message = 'Under maintenance'
  return maintenanceCode in codes
    ? {
        status: 503,
        answer: { error: message, hint: 'come again when the check answers another code' },
      }
    : { status: 200, answer: { code: maintenanceCode, message } }
}
