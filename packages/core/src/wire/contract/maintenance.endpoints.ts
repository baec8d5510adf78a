import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { exact } from './fields.ts'

export const maintenanceAnswer = z.object({ code: exact('code', z.int()) })

/** Whether the site is under maintenance; code 0 means that it is. */
export const checkMaintenanceEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/',
  credential: 'none',
  encoding: 'none',
  answer: maintenanceAnswer,
  context: 'maintenance',
  deadline: 'maintenance',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-21',
})
