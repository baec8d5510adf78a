import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { createLoginFlow } from './login.actors.ts'
import type { LoginFact } from './login.machine.ts'
import { loginView } from './login.view.ts'

/** A visitor who has typed and submitted. */
async function submit(onSent: (request: SentRequest) => void) {
  const started = startApi({ isSignedIn: false, onSent })
  const { api, clock, credentials, serverClock } = started
  const { logic } = createLoginFlow({ api, clock: serverClock, credentials })
  const actor = createActor(logic, { clock })
  const facts: LoginFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  actor.send({ type: 'login.changeUsername', text: 'demo' })
  actor.send({ type: 'login.changePassword', isFilled: true })
  actor.send({ type: 'login.submit' })
  await settle()
  return { ...started, actor, facts, view: loginView(actor.getSnapshot()) }
}

describe('a sign-in', () => {
  it('sends the password from the vault and keeps the tokens there [AUTH-02]', async () => {
    const { credentials, facts, network } = await submit((request) =>
      request.answer(wireExamples.login.answer),
    )
    expect(network.last().body).toBe('{"username":"demo","password":"demo1234"}')
    expect(facts).toEqual([{ type: 'login.succeeded', username: 'demo' }])
    expect(credentials.hasSession()).toBe(true)
  })

  it('puts no secret into its chart', async () => {
    const { actor } = await submit((request) => request.answer(wireExamples.login.answer))
    const kept = JSON.stringify(actor.getPersistedSnapshot())
    const secrets = ['demo1234', 'access-1', 'refresh-1', 'reward-1']
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
  })

  it.each([
    [5000, { id: 'login.error.wrongCredentials' }],
    [4242, { id: 'login.error.other', values: { code: 4242 } }],
  ])('refused with %i keeps the password for the next try', async (code, problem) => {
    const { credentials, view } = await submit((request) => request.answer({ code }))
    expect([view.problem, credentials.draft('login.password')]).toEqual([problem, 'demo1234'])
  })

  it('with a token that fits no cookie does not blame the browser, and stores nothing of it [OPEN-07]', async () => {
    const { answer } = wireExamples.login
    const long = { ...answer, result: { ...answer.result, access_token: 'x'.repeat(5200) } }
    const { credentials, reports, view } = await submit((request) => request.answer(long))
    expect([
      reports.map(({ outcome }) => outcome),
      view.problem,
      credentials.holder(),
      credentials.hasRewardToken(),
    ]).toEqual([['unreadable'], null, null, false])
  })

  it('counts as a call that a screen waits for', async () => {
    const { reports, view } = await submit((request) => request.lose())
    expect([reports, view.screen]).toEqual([
      [{ endpoint: 'login', purpose: 'foreground', isExempt: false, outcome: 'unreachable' }],
      'editing',
    ])
  })

  it('drops the password and cancels its call when the screen is left', async () => {
    const { actor, credentials, network, reports } = await submit(() => {})
    actor.stop()
    await settle()
    expect([network.last().isAborted(), credentials.draft('login.password'), reports]).toEqual([
      true,
      '',
      [],
    ])
  })
})
