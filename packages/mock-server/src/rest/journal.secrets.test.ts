import { classifiedFields } from '@croupier/core/contract'
import { expect, it } from 'vitest'
import { prepareGoodCalls } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { endpointNames } from '../calls/matching.ts'

/** The texts in fields of these names, at any depth. */
function textsIn(value: unknown, isHidden: (name: string) => boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isHidden))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'string' && isHidden(name) ? [field] : textsIn(field, isHidden),
  )
}

it('the journal of all calls has no secret and nobody’s name, phone or account in it', async () => {
  const world = openTestWorld()
  const { calls, access, refresh } = await prepareGoodCalls(world)
  const hidden = new Set([access, refresh])
  const isHidden = (name: string) => classifiedFields.has(name) || name === 'result'
  for (const name of endpointNames()) {
    const { query, body, token } = calls[name]
    const answer = (await world.call(name, calls[name])).json()
    if (token) hidden.add(token)
    for (const text of textsIn([query, body, answer], isHidden)) hidden.add(text)
  }
  expect(hidden.size).toBeGreaterThan(40)
  const journal = JSON.stringify(await world.control.requests())
  expect([...hidden].filter((text) => journal.includes(JSON.stringify(text)))).toEqual([])
})
