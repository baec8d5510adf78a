import { describe, expect, it } from 'vitest'
import { openTestWorld, operationBody } from '../../testing/test-world.ts'

const canary = 'canary-3f9c'

describe('GraphQL says what is wrong and never what was sent', () => {
  it.each([
    [
      `{ getDemos(groupID: { password: "${canary}" }) { url } }`,
      'String cannot represent a non string value',
    ],
    [`{ getDemos(groupID: "x") { url } } "${canary}`, 'Syntax Error'],
    [`{ getDemos(groupID: "x") { url } } "${canary}"`, 'Syntax Error'],
    [`{ getDemos(groupID: """${canary}`, 'Syntax Error'],
  ])('%s', async (query, message) => {
    const { call, control } = openTestWorld()
    const answer = await call('getDemos', { body: { query } })
    expect(answer.json()).toEqual({ errors: [{ message, locations: expect.any(Array) }] })
    expect(JSON.stringify(await control.requests())).not.toContain(canary)
  })

  it('about a variable', async () => {
    const { call, control } = openTestWorld()
    const body = operationBody('getDemos', { groupID: { password: canary } })
    const answer = await call('getDemos', { body })
    expect(answer.json().errors[0].message).toBe('Variable "$groupID" got invalid value')
    expect(JSON.stringify(await control.requests())).not.toContain(canary)
  })
})

it('the journal masks variables that no call has, and texts that stand in a document', async () => {
  const { call, control } = openTestWorld()
  const query = '{ getDemos(groupID: "croupier-demo") { url } }'
  const variables = { groupID: 'croupier-demo', pasword: canary }
  await call('getDemos', { body: { query, variables, pasword: canary } })
  expect((await control.requests())[0]?.body).toEqual({
    query: '{ getDemos(groupID: "••••••") { url } }',
    variables: { groupID: 'croupier-demo', pasword: '••••••' },
    pasword: '••••••',
  })
})
