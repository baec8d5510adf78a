import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { createMemoryPage } from '../../base/ports/page.ts'
import { createChatLinkFlow } from './chat.actors.ts'
import { chatMark } from './chat-link.mark.ts'
import { chatLinkView } from './chat-link.view.ts'

const link = 'https://access.line.me/consent?state=secret-state'

interface Answers {
  check: unknown
  authorize: unknown
}

async function start(answers: Answers, cookies = createMemoryCookies()) {
  const onSent = (request: SentRequest) =>
    request.answer(request.url.includes('/api/check') ? answers.check : answers.authorize)
  const { api, credentials, network } = startApi({ onSent })
  const navigation = createMemoryNavigation()
  const page = createMemoryPage()
  const site = { linkOrigins: ['https://access.line.me'] }
  const services = { api, cookies, credentials, navigation, site }
  const { logic, input } = createChatLinkFlow(services, { username: 'demo' })
  const actor = createActor(logic, { input }).start()
  page.watch(({ type }) => {
    if (type === 'page.resumed') actor.send({ type })
  })
  await settle()
  return {
    actor,
    cookies,
    credentials,
    navigation,
    network,
    page,
    send: async (...[event]: Parameters<typeof actor.send>) => {
      actor.send(event)
      await settle()
    },
    asked: () => network.sent.map(({ url }) => `${new URL(url).pathname}${new URL(url).search}`),
    view: () => chatLinkView(actor.getSnapshot()),
  }
}

const linked = { code: 0 }
const notLinked = { code: 1, message: 'Not linked' }
const authorized = { code: 0, result: { auth_link: link } }

describe('a chat account', () => {
  it('that is not linked leads to the chat service at once [AUTH-22, AUTH-24]', async () => {
    const { asked, cookies, navigation, view } = await start({
      check: notLinked,
      authorize: authorized,
    })
    expect(asked()).toEqual([
      '/api/check?username=demo',
      '/api/authorize?username=demo&action=link',
    ])
    expect([view().screen, view().isLinked, navigation.left()]).toEqual(['opened', false, [link]])
    expect(chatMark(cookies, 'demo')).toBe('opened')
  })

  it('that is already linked is changed only if the member confirms [AUTH-23]', async () => {
    const { asked, cookies, navigation, send, view } = await start({
      check: linked,
      authorize: authorized,
    })
    expect([view().screen, asked().length, chatMark(cookies, 'demo')]).toEqual([
      'confirmingChange',
      1,
      'linked',
    ])
    await send({ type: 'chatLink.close' })
    expect([view().screen, asked().length]).toEqual(['closed', 1])
    await send({ type: 'chatLink.requested' })
    await send({ type: 'chatLink.confirm' })
    expect([view().screen, navigation.left()]).toEqual(['opened', [link]])
  })

  it('is checked again when the member comes back, in the same page or after a reload [SESS-19]', async () => {
    const answers: Answers = { check: notLinked, authorize: authorized }
    const { cookies, page, view } = await start(answers)
    page.hide()
    page.resume()
    await settle()
    const early = view().screen
    answers.check = linked
    const loaded = await start(answers, createMemoryCookies({ line: cookies.read('line') ?? '' }))
    page.hide()
    page.resume()
    await settle()
    expect([early, view().screen, loaded.view().screen]).toEqual(['opened', 'linked', 'linked'])
    expect([chatMark(cookies, 'demo'), chatMark(cookies, 'onechannel')]).toEqual(['linked', null])
  })

  it('that was not linked after all causes no message', async () => {
    const mark = createMemoryCookies({ line: '{"username":"demo","state":"opened"}' })
    const { asked, cookies, view } = await start({ check: notLinked, authorize: authorized }, mark)
    expect([view().screen, asked(), cookies.read('line')]).toEqual([
      'closed',
      ['/api/check?username=demo'],
      null,
    ])
  })

  it('is not linked through an address of another site, and the vault keeps no such address [AUTH-24]', async () => {
    const authorize = { code: 0, result: { auth_link: 'https://evil.example/consent' } }
    const { actor, credentials, navigation, view } = await start({ check: notLinked, authorize })
    expect([view().screen, view().problem, navigation.left()]).toEqual([
      'failed',
      { id: 'chatLink.error.failed' },
      [],
    ])
    expect(credentials.draft('chat.address')).toBe('')
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('evil')
  })

  it.each([
    ['a check', { check: { code: 9998 }, authorize: authorized }],
    ['an address', { check: notLinked, authorize: { code: 6000 } }],
  ])('can be tried again when %s is refused', async (_what, answers) => {
    const { asked, send, view } = await start(answers)
    const before = asked().length
    expect(view().screen).toBe('failed')
    await send({ type: 'chatLink.retry' })
    expect(asked().length).toBe(2 * before)
  })

  it('can be abandoned at every step, and nothing more is requested', async () => {
    const answers: Answers = { check: notLinked, authorize: { code: 6000 } }
    const { actor, send, view } = await start(answers)
    await send({ type: 'chatLink.close' })
    const afterFailure = view().screen
    actor.send({ type: 'chatLink.requested' })
    await send({ type: 'chatLink.close' })
    const whileChecking = view().screen
    answers.check = linked
    await send({ type: 'chatLink.requested' })
    actor.send({ type: 'chatLink.confirm' })
    await send({ type: 'chatLink.close' })
    const whileFetching = view().screen
    answers.authorize = authorized
    await send({ type: 'chatLink.requested' })
    await send({ type: 'chatLink.confirm' })
    await send({ type: 'chatLink.retry' })
    await send({ type: 'chatLink.close' })
    expect([afterFailure, whileChecking, whileFetching, view().screen]).toEqual([
      'closed',
      'closed',
      'closed',
      'closed',
    ])
  })

  it('may be requested while it is checked after a return', async () => {
    const mark = createMemoryCookies({ line: '{"username":"demo","state":"opened"}' })
    const { api, credentials } = startApi({ onSent: (request) => request.answer(linked) })
    const services = {
      api,
      cookies: mark,
      credentials,
      navigation: createMemoryNavigation(),
      site: { linkOrigins: [] },
    }
    const { logic, input } = createChatLinkFlow(services, { username: 'demo' })
    const actor = createActor(logic, { input }).start()
    actor.send({ type: 'chatLink.requested' })
    await settle()
    expect(chatLinkView(actor.getSnapshot()).screen).toBe('confirmingChange')
  })

  it('that is linked is announced until the member has read it', async () => {
    const mark = createMemoryCookies({ line: '{"username":"demo","state":"opened"}' })
    const { send, view } = await start({ check: linked, authorize: authorized }, mark)
    const shown = view().screen
    await send({ type: 'chatLink.close' })
    expect([shown, view().screen]).toEqual(['linked', 'closed'])
  })
})
