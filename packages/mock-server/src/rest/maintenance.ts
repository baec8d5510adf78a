import type { Handler } from './handler.ts'

/** Code 0 means under maintenance, any other code means up [API-21]. */
export const checkMaintenance: Handler<'checkMaintenance'> = ({ world }) => ({
  code: world.site.isUnderMaintenance() ? 0 : 1,
})
