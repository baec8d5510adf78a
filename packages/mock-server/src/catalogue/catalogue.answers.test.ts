import { type EndpointName, endpoints } from '@croupier/core/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { prepareGoodCalls } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { type CatalogueCase, undocumentedCode } from './case.ts'
import { catalogue } from './cases.ts'

/** A world in which the case is armed for a call that would go well otherwise. */
async function open({ id, endpoint }: CatalogueCase) {
  const world = openTestWorld()
  const { calls } = await prepareGoodCalls(world)
  const name: EndpointName = endpoint === 'any' ? 'getCredit' : endpoint
  await world.control.arm(id, endpoint === 'any' ? { endpoint: name } : {})
  return { ...world, name, ask: () => world.call(name, calls[name]) }
}

const casesOf = (type: CatalogueCase['answer']['type']) =>
  catalogue.filter(({ answer }) => answer.type === type)

describe('an armed case answers what it says', () => {
  it.each(casesOf('refusal'))('$id: a refusal', async (found) => {
    const { ask } = await open(found)
    const answer = (await ask()).json()
    expect(answer.code).toBe(found.code ?? undocumentedCode)
    expect(answer.message).toMatch(/\S/)
  })

  it.each(casesOf('success'))('$id: the real thing, as the contract has it', async (found) => {
    const { ask, name } = await open(found)
    const { error } = z.safeParse(endpoints[name].answer, (await ask()).json())
    expect(error?.issues).toBeUndefined()
  })

  it.each(casesOf('answer'))('$id: this very answer', async (found) => {
    const { ask } = await open(found)
    const { answer } = found
    expect((await ask()).json()).toEqual(answer.type === 'answer' && answer.body)
  })

  it.each(casesOf('fault'))('$id: no readable answer', async (found) => {
    const { ask } = await open(found)
    const { answer } = found
    const ended = await ask().then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
    const kind = answer.type === 'fault' && answer.kind
    expect(ended).toBe(kind === 'http' ? 500 : 'the connection was reset')
  })

  it('that leaves no account to pay out to leaves nothing else out', async () => {
    const { call, signIn, control } = openTestWorld()
    const { access } = await signIn()
    const profile = async () => (await call('getProfile', { token: access })).json()
    const usual = await profile()
    await control.arm('withdraw.noAccount')
    expect(await profile()).toEqual({
      ...usual,
      result: { ...usual.result, user: { ...usual.result.user, bank_account: '' } },
    })
  })
})
