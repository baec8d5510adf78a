import { type Endpoint, endpoints } from '@croupier/core/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareGoodCalls } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { experienceOf, portraitOf } from '../../testing/world-portrait.ts'
import { endpointNames } from '../calls/matching.ts'

const guarded = endpointNames().filter((name) => endpoints[name].credential !== 'none')
const isForVisitors = (name: (typeof guarded)[number]) => {
  const row: Endpoint = endpoints[name]
  return row.servesVisitors === true
}
const forMembers = guarded.filter((name) => !isForVisitors(name))
const forVisitors = guarded.filter(isForVisitors)

/** A world in which everything is ready for a good call of each row. */
async function openReadyWorld() {
  const world = openTestWorld()
  const { calls, access, refresh } = await prepareGoodCalls(world)
  await world.control.putMember({ username: 'demo', isUpgradeForced: true })
  /** The good call without its token, with everything in cookies that could stand for one. */
  const callWithCookies = (name: (typeof guarded)[number], authorization?: string) => {
    const { token = '', ...rest } = calls[name]
    const values = Object.entries({
      auth: access,
      'apollo-token': access,
      authReward: token,
      refresh_token: refresh,
      token,
      Authorization: `Bearer ${token}`,
      username: 'demo',
    })
    const Cookie = values.map(([key, value]) => `${key}=${value}`).join('; ')
    const headers = { Cookie, ...(authorization ? { Authorization: authorization } : {}) }
    return world.call(name, { ...rest, headers })
  }
  const callAsVisitor = (name: (typeof guarded)[number]) => {
    const { token: _token, ...rest } = calls[name]
    return world.call(name, rest)
  }
  const state = async () => {
    const { requests: _requests, ...portrait } = await portraitOf(world.control)
    return { portrait, experience: await experienceOf(world) }
  }
  const callAsMember = (name: (typeof guarded)[number]) => world.call(name, calls[name])
  return { callWithCookies, callAsVisitor, callAsMember, state }
}

type ReadyWorld = Awaited<ReturnType<typeof openReadyWorld>>

/** The code of a refusal, of GraphQL too. */
const codeOf = (answer: { code?: number; errors?: readonly { extensions?: unknown }[] }) =>
  answer.code ?? Object(answer.errors?.[0]?.extensions).code

describe('a call that carries cookies in place of its token', () => {
  let untouched: Awaited<ReturnType<ReadyWorld['state']>>
  beforeAll(async () => {
    untouched = await (await openReadyWorld()).state()
  })

  it.each(forMembers)('%s is refused and changes nothing', async (name) => {
    const asked = await openReadyWorld()
    const answer = await asked.callWithCookies(name)
    const status = 'operation' in endpoints[name] ? 200 : 401
    expect([answer.status, codeOf(answer.json())]).toEqual([status, 7003])
    expect(await asked.state()).toEqual(untouched)
  })

  it.each(forVisitors)('%s is answered as to a visitor', async (name) => {
    const [asked, visited] = [await openReadyWorld(), await openReadyWorld()]
    const [answer, expected] = [
      await asked.callWithCookies(name),
      await visited.callAsVisitor(name),
    ]
    expect([answer.status, answer.text]).toEqual([expected.status, expected.text])
    expect(await asked.state()).toEqual(await visited.state())
  })

  it.each(guarded)('%s is refused when its token is nobody’s', async (name) => {
    const asked = await openReadyWorld()
    const answer = await asked.callWithCookies(name, 'Bearer made-up')
    expect(codeOf(answer.json())).toBe(7002)
    expect(await asked.state()).toEqual(untouched)
  })

  it.each([
    'refresh',
    'chatAuthorize',
    'createQr',
    'sendTransfer',
    'withdraw',
    'updateUpgrade',
    'launchGame',
    'addFavourite',
    'addRecent',
    'affiliateWithdraw',
  ] as const)('%s would have changed something with its token', async (name) => {
    const asked = await openReadyWorld()
    expect((await asked.callAsMember(name)).status).toBe(200)
    expect(await asked.state()).not.toEqual(untouched)
  })
})
