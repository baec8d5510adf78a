import { schemaDocument } from '@croupier/core/contract'
import { describe, expect, it } from 'vitest'
import { openTestWorld, origin } from '../../testing/test-world.ts'
import { openApiDocument } from '../contract/openapi.document.ts'

describe('the control interface', () => {
  it('tells the contract as an OpenAPI document', async () => {
    const { raw } = openTestWorld()
    expect(await raw('/__mock/openapi.json')).toEqual([200, openApiDocument()])
  })

  it('tells the schema of GraphQL as text', async () => {
    const { server } = openTestWorld()
    const answer = await server.fetch(new Request(`${origin}/__mock/schema.graphql`))
    expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      'text/plain;charset=UTF-8',
      schemaDocument,
    ])
  })
})
