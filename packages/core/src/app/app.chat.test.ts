import { expect, it } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { chatLinkView } from '../flows/chat/chat-link.view.ts'
import { flowRef } from './flow.refs.ts'

it('loads the link of a chat account when a member asks for it, and opens it again [SHELL-42]', async () => {
  const { actor, calls, rest, root, served } = await startApp({ cookies: signedInCookies() })
  served['/api/check'] = { code: 0 }
  const before = root().context.flows.chatLink
  actor.send({ type: 'chatLink.requested' })
  await rest()
  const chatLink = flowRef(root(), 'chatLink')
  if (!chatLink) throw new Error('the link of a chat account does not run')
  const opened = chatLinkView(chatLink.getSnapshot()).screen
  chatLink.send({ type: 'chatLink.close' })
  actor.send({ type: 'chatLink.requested' })
  await rest()
  expect([before, opened, chatLinkView(chatLink.getSnapshot()).screen]).toEqual([
    'absent',
    'confirmingChange',
    'confirmingChange',
  ])
  expect(calls.filter((path) => path === '/api/check').length).toBe(2)
})

it('asks what became of it when a member comes back from the chat service [SESS-19]', async () => {
  const cookies = signedInCookies()
  cookies.write('line', '{"username":"demo","state":"opened"}', 'browserSession')
  const { calls, root } = await startApp({ cookies })
  expect([root().context.flows.chatLink, calls.includes('/api/check')]).toEqual(['running', true])
})

it('takes the ticket of a chat service out of the address before anything else knows it [AUTH-05]', async () => {
  const { navigation, root, services } = await startApp({
    address: '/en/loginLine?ticket=ticket-7&from=chat',
  })
  const known = JSON.stringify(root().children.navigation?.getPersistedSnapshot())
  expect([navigation.entries(), known.includes('ticket-7')]).toEqual([
    ['/en/loginLine?from=chat'],
    false,
  ])
  expect(services.credentials.draft('chat.ticket')).toBe('ticket-7')
})
