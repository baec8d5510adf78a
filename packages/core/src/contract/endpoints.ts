import type * as z from 'zod/mini'
import { type Endpoint, endpoint } from './endpoint.ts'
import * as schemas from './schemas.ts'

const paymentPath = '/api/v1/member/payment/payment'

/** Every call of the site, by name. */
export const endpoints = {
  login: endpoint({
    method: 'POST',
    service: 'auth',
    path: '/login',
    credential: 'none',
    encoding: 'json',
    body: schemas.loginBody,
    answer: schemas.loginAnswer,
    context: 'login',
    deadline: 'read',
    isMoneyWrite: false,
    isExempt: false,
    source: 'API-25, OPEN-78: the documents show no path or payload, these are ours',
  }),
  refresh: endpoint({
    method: 'POST',
    service: 'auth',
    path: '/refreshtoken/true',
    credential: 'refresh',
    encoding: 'multipart',
    answer: schemas.refreshAnswer,
    context: 'refresh',
    deadline: 'refresh',
    isMoneyWrite: false,
    isExempt: false,
    source: 'API-24',
  }),
  getCredit: endpoint({
    method: 'POST',
    service: 'api',
    path: '/api/v1/member/credit',
    credential: 'access',
    encoding: 'none',
    answer: schemas.creditAnswer,
    context: 'balance',
    deadline: 'read',
    isMoneyWrite: false,
    isExempt: false,
    source: 'API-01',
  }),
  getProfile: endpoint({
    method: 'POST',
    service: 'api',
    path: '/api/v1/member/data/profile',
    credential: 'access',
    encoding: 'none',
    answer: schemas.profileAnswer,
    context: 'profile',
    deadline: 'read',
    isMoneyWrite: false,
    isExempt: true,
    source: 'API-02',
  }),
  createQr: endpoint({
    method: 'GET',
    service: 'api',
    path: paymentPath,
    credential: 'access',
    encoding: 'none',
    query: schemas.createQrQuery,
    answer: schemas.createQrAnswer,
    context: 'depositQr',
    deadline: 'moneyWrite',
    isMoneyWrite: true,
    isExempt: true,
    source: 'API-30',
  }),
  pollQr: endpoint({
    method: 'GET',
    service: 'api',
    path: paymentPath,
    credential: 'access',
    encoding: 'none',
    query: schemas.pollQrQuery,
    answer: schemas.pollQrAnswer,
    context: 'depositPoll',
    deadline: 'poll',
    isMoneyWrite: false,
    isExempt: true,
    source: 'API-31',
  }),
  checkMaintenance: endpoint({
    method: 'GET',
    service: 'api',
    path: '/',
    credential: 'none',
    encoding: 'none',
    answer: schemas.maintenanceAnswer,
    context: 'maintenance',
    deadline: 'maintenance',
    isMoneyWrite: false,
    isExempt: false,
    source: 'API-21',
  }),
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** The accepted answer of a call as it travels. */
export type WireAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>

/** The query of a call as it travels. */
export type WireQuery<Name extends EndpointName> = Endpoints[Name] extends {
  query: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : undefined

/** The body of a call as it travels. */
export type WireBody<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : undefined
