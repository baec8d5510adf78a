import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../testing/api.harness.ts'
import type { SentRequest } from '../../testing/fake-http.ts'
import { settle } from '../../testing/virtual-clock.ts'
import { wireExamples } from '../../testing/wire-examples.ts'
import { passwordFacts } from '../account/password.rules.ts'
import { createPasswordChangeFlow, createPasswordRecoveryFlow } from './password.actors.ts'
import { passwordToast } from './password.rules.ts'
import type { PasswordChangeFact } from './password-change.machine.ts'
import { passwordChangeView } from './password-change.view.ts'
import type { PasswordRecoveryFact } from './password-recovery.setup.ts'
import { passwordRecoveryView } from './password-recovery.view.ts'

const answers: Readonly<Record<string, unknown>> = {
  '/otp': wireExamples.requestOtp.answer,
  '/forgot': wireExamples.requestRecovery.answer,
  '/resetPassword': wireExamples.resetPassword.answer,
  '/changePassword': wireExamples.changePassword.answer,
}

function answerAll(request: SentRequest) {
  request.answer(answers[new URL(request.url).pathname])
}

function openRecovery(onSent: (request: SentRequest) => void = answerAll) {
  const started = startApi({ isSignedIn: false, onSent })
  const { api, clock, credentials, network, serverClock } = started
  credentials.dropRecoveryTicket()
  const facts: PasswordRecoveryFact[] = []
  const begin = () => {
    const { logic, input } = createPasswordRecoveryFlow({ api, clock: serverClock, credentials })
    const actor = createActor(logic, { clock, input })
    actor.on('*', (fact) => facts.push(fact))
    return actor.start()
  }
  const bodies = () => network.sent.map(({ body }) => JSON.parse(String(body)))
  return { ...started, begin, bodies, facts }
}

type Recovery = ReturnType<ReturnType<typeof openRecovery>['begin']>

async function submit({ send }: Recovery) {
  send({ type: 'passwordRecovery.submit' })
  await settle()
}

async function earnTicket(actor: Recovery) {
  actor.send({ type: 'passwordRecovery.changePhone', text: '081-234-5678' })
  await submit(actor)
  actor.send({ type: 'passwordRecovery.changeCode', digits: 6 })
  await submit(actor)
}

async function setPassword(actor: Recovery) {
  actor.send({ type: 'passwordRecovery.changePassword', facts: passwordFacts('secret99') })
  await submit(actor)
}

describe('a recovery', () => {
  it('earns a ticket with a code, keeps it in the vault and spends it on one password [AUTH-20, AUTH-21, OPEN-02]', async () => {
    const { begin, bodies, credentials, facts } = openRecovery()
    const actor = begin()
    await earnTicket(actor)
    // The code was kept before it was sent for, and went with the screen that a new code replaced.
    credentials.keepDraft('recovery.code', '123456')
    expect([
      credentials.recoveryTicket(),
      passwordRecoveryView(actor.getSnapshot()).screen,
    ]).toEqual(['ticket-1', 'newPassword'])
    await setPassword(actor)
    expect([facts, credentials.recoveryTicket()]).toEqual([
      [
        { type: 'page.requested', page: 'resetPassword' },
        { type: 'toast.requested', toast: passwordToast },
        { type: 'page.requested', page: 'login' },
      ],
      null,
    ])
    expect(bodies()).toEqual([
      { phone: '0812345678', purpose: 'forgot' },
      { phone: '0812345678', otp: '' },
      { ticket: 'ticket-1', password: 'secret99' },
    ])
  })

  it('goes on with the new password after a reload, as long as the ticket is there [SESS-22]', async () => {
    const { begin, credentials } = openRecovery()
    credentials.keepRecoveryTicket('ticket-1')
    expect(passwordRecoveryView(begin().getSnapshot()).screen).toBe('newPassword')
  })

  it('begins anew with a ticket that is over, and says why', async () => {
    const { begin, credentials, facts } = openRecovery((request) => request.answer({ code: 6000 }))
    credentials.keepRecoveryTicket('ticket-1')
    const actor = begin()
    await setPassword(actor)
    const { problem, screen } = passwordRecoveryView(actor.getSnapshot())
    expect([screen, problem, facts]).toEqual([
      'phone',
      { id: 'reset.error.ticketExpired' },
      [{ type: 'page.requested', page: 'forgot' }],
    ])
  })

  it('says that nobody knows when the answer to a new password is lost, and keeps the ticket', async () => {
    const { begin, credentials } = openRecovery((request) => request.lose())
    credentials.keepRecoveryTicket('ticket-1')
    const actor = begin()
    await setPassword(actor)
    const { problem, screen } = passwordRecoveryView(actor.getSnapshot())
    expect([screen, problem, credentials.recoveryTicket()]).toEqual([
      'newPassword',
      { id: 'reset.error.failed' },
      'ticket-1',
    ])
  })

  it('knows no secret in its chart and leaves none behind', async () => {
    const { begin, credentials } = openRecovery()
    const actor = begin()
    await earnTicket(actor)
    const kept = JSON.stringify(actor.getPersistedSnapshot())
    actor.stop()
    expect(['ticket-1', 'secret99'].filter((secret) => kept.includes(secret))).toEqual([])
    expect([credentials.draft('recovery.code'), credentials.draft('recovery.password')]).toEqual([
      '',
      '',
    ])
  })
})

describe('a member’s change of the password', () => {
  async function change(onSent: (request: SentRequest) => void) {
    const started = startApi({ onSent })
    const { api, clock, credentials } = started
    const { logic } = createPasswordChangeFlow({ api, credentials })
    const facts: PasswordChangeFact[] = []
    const actor = createActor(logic, { clock })
    actor.on('*', (fact) => facts.push(fact))
    actor.start()
    actor.send({ type: 'passwordChange.changeOld', isFilled: true })
    actor.send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99') })
    actor.send({ type: 'passwordChange.submit' })
    await settle()
    return { ...started, actor, facts, view: () => passwordChangeView(actor.getSnapshot()) }
  }

  it('shows the old one from the vault and is told [AUTH-14]', async () => {
    const { facts, network } = await change(answerAll)
    expect([network.last().body, network.last().headers.authorization, facts]).toEqual([
      '{"old_password":"demo1234","password":"secret99"}',
      'Bearer access-1',
      [
        { type: 'toast.requested', toast: passwordToast },
        { type: 'page.requested', page: 'index' },
      ],
    ])
  })

  it('says at its field that the old one is wrong, and keeps what was typed [AUTH-14]', async () => {
    const { actor, credentials, view } = await change((request) => request.answer({ code: 5000 }))
    expect([view().screen, view().oldProblem, view().problem]).toEqual([
      'editing',
      { id: 'validation.error.oldPasswordWrong' },
      null,
    ])
    expect(credentials.draft('passwordChange.password')).toBe('secret99')
    actor.stop()
    expect(credentials.draft('passwordChange.password')).toBe('')
  })

  it('says that nobody knows when its answer is lost', async () => {
    const { view } = await change((request) => request.lose())
    expect([view().problem, view().oldProblem]).toEqual([{ id: 'reset.error.failed' }, null])
  })
})
