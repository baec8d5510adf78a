import type { EndpointName } from '@croupier/core/contract'
import { describe, expect, it } from 'vitest'
import { operationOf } from '../../testing/conformance.changes.ts'
import { asking, backendWith, type Change, wrongOf } from '../../testing/conformance.harness.ts'
import { isEndpointName, isService, matchEndpoint } from '../calls/matching.ts'
import { checkConformance } from './conformance.ts'

/** The call that a request makes; null for one that asks something else. */
async function callOf(request: Request): Promise<EndpointName | null> {
  const { pathname, searchParams } = new URL(request.url)
  const [, service = '', rest = ''] = /^\/_\/default\/(\w+)(.*)$/.exec(pathname) ?? []
  if (!isService(service) || request.method === 'OPTIONS') return null
  const operation = await operationOf(request.clone())
  if (isEndpointName(operation)) return operation
  try {
    const query = Object.fromEntries(searchParams)
    return matchEndpoint({ service, method: request.method, path: rest || '/', query })
  } catch {
    return null
  }
}

/** Whether an answer says yes, in the form of its call. */
const isYes = (body: { code?: unknown; data?: unknown }) => body.code === 0 || Boolean(body.data)

/** What becomes of each yes of a call. */
const yesOf =
  (name: EndpointName, broken: (body: object) => unknown): Change =>
  async (response, request) => {
    if ((await callOf(request)) !== name) return response
    const body = JSON.parse(await response.clone().text())
    if (!isYes(body)) return response
    return Response.json(broken(body), { status: response.status, headers: response.headers })
  }

/** The calls that are answered with yes while a backend is checked. */
async function callsAnswered(): Promise<readonly EndpointName[]> {
  const answered = new Set<EndpointName>()
  const { backend } = backendWith(async (response, request) => {
    const name = await callOf(request)
    const text = await response.clone().text()
    if (name && text.startsWith('{') && isYes(JSON.parse(text))) answered.add(name)
    return response
  })
  await checkConformance(backend, asking)
  return [...answered]
}

const answered = await callsAnswered()

describe('conformance', () => {
  it('hears a yes of every call that changes nothing', () => {
    expect(answered.toSorted()).toMatchInlineSnapshot(`
      [
        "affiliateMembers",
        "affiliateOverview",
        "affiliateReportDaily",
        "affiliateReportDetail",
        "affiliateTransactions",
        "categorys",
        "checkUpgrade",
        "createQr",
        "getChatContact",
        "getCredit",
        "getDemos",
        "getFavouriteAndRecent",
        "getGame",
        "getGameInfo",
        "getHistory",
        "getMember",
        "getMinWithdraw",
        "getNotify",
        "getNotifys",
        "getProfile",
        "getPromotion",
        "getSlotWins",
        "getTournaments",
        "getUpgrade",
        "listCategories",
        "listGames",
        "listPromotions",
        "listTrueWallets",
        "lists",
        "login",
        "pollQr",
        "refresh",
      ]
    `)
  })

  it.each(answered)('says so where %s answers what is neither yes nor no', async (name) => {
    const wrong = await wrongOf(yesOf(name, (body) => ({ ...body, code: 'zero', data: 'none' })))
    expect(Object.keys(wrong).filter((question) => question.startsWith(`${name} `))).not.toEqual([])
  })
})
