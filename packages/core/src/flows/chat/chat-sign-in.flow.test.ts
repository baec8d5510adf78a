import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { createChatSignInFlow } from './chat.actors.ts'
import type { ChatSignInFact } from './chat-sign-in.machine.ts'
import { chatSignInView } from './chat-sign-in.view.ts'

const link = 'https://access.line.me/consent'
const signedIn = wireExamples.chatSignIn.answer
const authorized = { code: 0, result: { auth_link: link } }

interface Start {
  readonly address: string
  readonly ticket?: string
  readonly isSignedIn?: boolean
  readonly session?: ReturnType<typeof createMemoryStorage>
  readonly onSent?: (request: SentRequest) => void
}

const answerAll = (request: SentRequest) =>
  request.answer(request.url.includes('/login/line') ? signedIn : authorized)

async function start({
  address,
  ticket = '',
  isSignedIn = false,
  onSent = answerAll,
  ...rest
}: Start) {
  const { api, credentials, network } = startApi({ isSignedIn, onSent })
  credentials.keepDraft('chat.ticket', ticket)
  const session = rest.session ?? createMemoryStorage()
  const navigation = createMemoryNavigation(address)
  const { logic, input } = createChatSignInFlow({
    api,
    credentials,
    navigation,
    site: { linkOrigins: ['https://access.line.me'] },
    storages: { local: createMemoryStorage(), session },
  })
  const facts: ChatSignInFact[] = []
  const actor = createActor(logic, { input })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  await settle()
  return {
    actor,
    credentials,
    facts,
    navigation,
    network,
    session,
    begin: async () => {
      actor.send({ type: 'chatSignIn.begin' })
      await settle()
    },
    retry: async () => {
      actor.send({ type: 'chatSignIn.retry' })
      await settle()
    },
    view: () => chatSignInView(actor.getSnapshot()),
  }
}

describe('signing in by chat account', () => {
  it('sends the ticket from the vault and leads to where the login would lead [AUTH-04, AUTH-05]', async () => {
    const { actor, credentials, facts, network } = await start({
      address: '/loginLine',
      ticket: 'ticket-7',
    })
    expect([network.last().body, credentials.hasSession(), facts]).toEqual([
      '{"ticket":"ticket-7"}',
      true,
      [
        { type: 'login.succeeded', username: 'demo' },
        { type: 'page.requested', page: 'login', query: {} },
      ],
    ])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('ticket-7')
    actor.stop()
    expect(credentials.draft('chat.ticket')).toBe('')
  })

  it('leads to the chat service and back to where the login was to lead [OPEN-33]', async () => {
    const there = await start({ address: '/login?sideDeposit=true' })
    expect(there.view().screen).toBe('offered')
    await there.begin()
    expect([there.view().screen, there.navigation.left()]).toEqual(['opened', [link]])
    await there.begin()
    expect(there.navigation.left()).toEqual([link, link])
    const { session } = there
    const back = await start({ address: '/loginLine', ticket: 'ticket-7', session })
    expect(back.facts.at(-1)).toEqual({
      type: 'page.requested',
      page: 'login',
      query: { sideDeposit: 'true' },
    })
  })

  it('without a ticket says that the link has expired, and can start again', async () => {
    const { begin, navigation, network, view } = await start({ address: '/loginUrl' })
    expect([view().screen, view().problem, view().canRetry, network.sent]).toEqual([
      'failed',
      { id: 'chatSignIn.failed' },
      false,
      [],
    ])
    await begin()
    expect(navigation.left()).toEqual([link])
  })

  it('does not change a signed-in member, whatever link they followed', async () => {
    const { facts, network } = await start({
      address: '/loginUrl',
      ticket: 'of-somebody-else',
      isSignedIn: true,
    })
    expect([facts, network.sent]).toEqual([
      [{ type: 'page.requested', page: 'login', query: {} }],
      [],
    ])
  })

  it('sends the same ticket again after a lost answer', async () => {
    const { network, retry, view } = await start({
      address: '/loginLine',
      ticket: 'ticket-7',
      onSent: (request) => request.lose(),
    })
    expect([view().screen, view().canRetry]).toEqual(['failed', true])
    await retry()
    expect(network.sent.map(({ body }) => body)).toEqual([
      '{"ticket":"ticket-7"}',
      '{"ticket":"ticket-7"}',
    ])
  })

  it('offers no retry of a ticket that is refused for good', async () => {
    const { network, retry, view } = await start({
      address: '/loginLine',
      ticket: 'ticket-7',
      onSent: (request) => request.answer({ code: 5003 }),
    })
    await retry()
    expect([view().problem, network.sent.length]).toEqual([{ id: 'chatSignIn.error.notLinked' }, 1])
  })

  it('leads back to the password after a failure, and keeps the return address', async () => {
    const session = createMemoryStorage()
    const before = await start({ address: '/login?url=%2Fdeposit', session })
    await before.begin()
    const { actor, facts, view } = await start({
      address: '/loginLine',
      ticket: 'ticket-7',
      session,
      onSent: (request) => request.answer({ code: 5003 }),
    })
    actor.send({ type: 'chatSignIn.giveUp' })
    expect([view(), facts]).toEqual([
      { screen: 'offered', isBusy: false, problem: null, canRetry: false },
      [{ type: 'page.requested', page: 'login', query: { url: '/deposit' } }],
    ])
  })

  it('leads to no address of another site', async () => {
    const { begin, navigation, view } = await start({
      address: '/login',
      onSent: (request) =>
        request.answer({ code: 0, result: { auth_link: 'https://evil.example/' } }),
    })
    await begin()
    expect([view().screen, view().problem, navigation.left()]).toEqual([
      'failed',
      { id: 'chatSignIn.error.notOpened' },
      [],
    ])
  })
})
