import { graphqlEnvelope, masked } from '@croupier/core/contract'
import { serverAudits } from 'graphql-http'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestWorld, operationBody, origin } from '../../testing/test-world.ts'

const groupID = 'croupier-demo'
const url = `${origin}/_/test/auth/graphql`

/** Sends any document to GraphQL, as any client may. */
async function open() {
  const { server, ...world } = openTestWorld()
  const { access } = await world.signIn()
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.fetch(
      new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    return [answer.status, await answer.json()]
  }
  return { ...world, server, access, post }
}

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url,
    fetchFn: (input: string, init?: RequestInit) =>
      openTestWorld().server.fetch(new Request(input, init)),
  })

  it('is audited by all that the specification asks for', () => {
    expect(audits.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThan(10)
  })

  it.each(audits)('$id: $name', async ({ fn }) => {
    const { status, ...reason } = await fn()
    expect([status, reason]).toEqual(['ok', expect.anything()])
  })

  it('refuses a document that would keep everybody else waiting', async () => {
    const { post } = await open()
    const field = (alias: number) => `a${alias}: lists(groupID: "${groupID}") { nameEn }`
    const query = `{ ${Array.from({ length: 500 }, (_, index) => field(index)).join(' ')} }`
    const message = 'Syntax Error'
    expect(await post({ query })).toEqual([
      200,
      { errors: [{ message, locations: expect.anything() }] },
    ])
  })

  it('is answered to a document of one’s own, with aliases and several fields, of lists and of categorys [API-36, GAME-31, OPEN-46]', async () => {
    const { post } = await open()
    const query = `{
      hot: lists(groupID: "${groupID}", hot: true, limit: 1) { nameEn }
      fishing: categorys(groupID: "${groupID}", type: "fishing") { handle enable }
      __typename
    }`
    expect(await post({ query })).toEqual([
      200,
      {
        data: {
          hot: [{ nameEn: expect.any(String) }],
          fishing: [
            { handle: 'joker-fishing', enable: true },
            { handle: 'dragoon-soft', enable: false },
            { handle: 'cq9-fishing', enable: true },
            { handle: 'spadegaming-fishing', enable: true },
          ],
          __typename: 'Query',
        },
      },
    ])
  })

  it('may be asked by GET, though nothing can be changed so [API-36]', async () => {
    const { server, access } = await open()
    const ask = async (query: string) => {
      const answer = await server.fetch(
        new Request(`${url}?${new URLSearchParams({ query })}`, {
          headers: { Authorization: `Bearer ${access}` },
        }),
      )
      return [answer.status, await answer.json()]
    }
    expect(await ask(`{ getFavouriteAndRecent(groupID: "${groupID}") { countRecent } }`)).toEqual([
      200,
      { data: { getFavouriteAndRecent: { countRecent: 0 } } },
    ])
    expect(await ask('mutation { addRecent(userID: "x", gameID: "y") { countRecent } }')).toEqual([
      405,
      { errors: [{ message: 'Cannot perform mutations over GET' }] },
    ])
  })
})

describe('a request that breaks the schema is told what is wrong', () => {
  it.each([
    ['lists', {}, 'groupID'],
    ['lists', { groupID, limit: 'many' }, 'limit'],
    ['lists', { groupID, limit: 0 }, 'limit'],
    ['lists', { groupID, sort: 'odd' }, 'sort'],
    ['categorys', { groupID: 5 }, 'groupID'],
    ['getNotifys', { groupID, lang: 'my' }, 'lang'],
    ['getNotify', { groupID }, 'id'],
    ['addFavourite', { gameID: 'g-1' }, 'userID'],
    ['addRecent', { userID: 'm-1', gameID: '' }, 'gameID'],
    ['getGameInfo', { groupID: '', gameID: 'g-1' }, 'groupID'],
  ] as const)('%s with %j: %s', async (name, variables, field) => {
    const { call, access } = await open()
    const body = operationBody(name, variables)
    const answer = (await call(name, { token: access, body })).json()
    const envelope = z.parse(graphqlEnvelope, answer)
    expect(envelope.errors?.[0]?.message).toContain(field)
    expect(Object.values(answer.data ?? {}).filter((value) => value !== null)).toEqual([])
  })

  it('and one that is no document at all', async () => {
    const { post } = await open()
    expect(await post({ query: 'lists please' })).toEqual([
      200,
      { errors: [expect.objectContaining({ message: expect.stringContaining('Syntax Error') })] },
    ])
    expect(await post({ query: '{ everything }' })).toEqual([
      200,
      { errors: [expect.objectContaining({ message: expect.stringContaining('everything') })] },
    ])
    expect((await post('not JSON'))[0]).toBe(400)
  })
})

describe('a refusal', () => {
  const refused = (code: number, message: string) => ({
    errors: [expect.objectContaining({ message, extensions: expect.objectContaining({ code }) })],
    data: null,
  })
  const notices = operationBody('getNotifys', { groupID })

  it('has its code in the extensions of an error, as everywhere else', async () => {
    const { call, access, clock, control } = await open()
    const ask = async (token?: string) =>
      (await call('getNotifys', { body: notices, ...(token ? { token } : {}) })).json()
    expect(await ask()).toEqual(refused(7003, 'Token expired'))
    expect(await ask('made-up')).toEqual(refused(7002, 'Session invalid'))
    await control.maintenance(true)
    expect(await ask(access)).toEqual(refused(9998, 'Under maintenance'))
    await control.maintenance(false)
    await clock.advance(15 * 60_000)
    expect(await ask(access)).toEqual(refused(7003, 'Token expired'))
  })

  it('can be armed for an operation, and reaches that one only', async () => {
    const { call, control, access } = await open()
    await control.arm('session.7002', { endpoint: 'getNotifys' })
    const lists = operationBody('lists', { groupID, limit: 1 })
    expect((await call('lists', { body: lists })).json().data.lists.length).toBe(1)
    const answer = (await call('getNotifys', { token: access, body: notices })).json()
    expect(answer).toEqual({
      errors: [{ message: 'Session invalid', extensions: { code: 7002 } }],
      data: null,
    })
    expect(z.parse(graphqlEnvelope, answer).errors?.[0]?.extensions?.code).toBe(7002)
  })
})

describe('the journal', () => {
  it('knows an operation by its field, whatever it is called', async () => {
    const { post, control } = await open()
    const query = `query Anything { tournaments: getTournaments(groupID: "${groupID}") { kind } }`
    await post({ query, operationName: 'Anything' })
    await post({ query: '{ __typename }' })
    await post({ query: '}' })
    const [first, ...others] = (await control.requests()).slice(-3)
    expect(first).toMatchObject({
      endpoint: 'getTournaments',
      method: 'POST',
      path: '/graphql',
      body: { query: query.replace(groupID, masked), operationName: 'Anything' },
      status: 200,
    })
    expect(others.map(({ endpoint, status }) => [endpoint, status])).toEqual([
      [null, 200],
      [null, 200],
    ])
  })
})
