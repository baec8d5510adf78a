import { expect, it } from 'vitest'
import { serviceCallOf } from './between.ts'
import { createPassage, type Passage } from './passage.ts'

const origin = 'http://site.test/_/default'

async function send(passage: Passage, path: string, init?: RequestInit): Promise<void> {
  const request = new Request(`${origin}${path}`, init)
  const call = serviceCallOf(request)
  if (!call) throw new Error(`${path} is no call of the site`)
  await passage.sentOn(call, request)
}

it('has no gaps if every call went through the proxy, however the calls are distinguished', async () => {
  const passage = createPassage()
  const query = JSON.stringify({ query: '{ lists(groupID: "g") { _id } }' })
  await send(passage, '/api/api/v1/member/payment/payment?action=get_qr')
  await send(passage, '/api/api/v1/member/payment/payment?action=is_deposit')
  await send(passage, '/auth/graphql', { method: 'POST', body: query })
  for (const _ of [1, 2, 3]) passage.cameBack()
  expect(passage.gaps(['createQr', 'pollQr', 'lists'], 3)).toEqual([])
})

it('has a gap for every call that was not sent, even without complaints', () => {
  expect(createPassage().gaps(['login', 'createQr'], 0)).toEqual([
    'login was never called',
    'createQr was never called',
  ])
})

it('has a gap for a call that bypassed the proxy, that the proxy did not see, or that it did not forward', async () => {
  const passage = createPassage()
  await send(passage, '/auth/login', { method: 'POST', body: '{}' })
  await send(passage, '/auth/login', { method: 'POST', body: '{}' })
  passage.cameBack()
  passage.wentPast({ world: 'default', service: 'api', rest: '/' })
  expect(passage.gaps(['login'], 1)).toEqual([
    'api / bypassed the proxy',
    'the proxy saw 1 of 2 calls',
    'the server answered 1 of 2 calls',
  ])
})
