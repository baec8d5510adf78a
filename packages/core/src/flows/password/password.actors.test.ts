import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import type { PageRequested } from '../../kernel/routing/plain.page.ts'
import { visitorKey } from '../../kernel/storage/member.facts.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { passwordFacts } from '../account/password.rules.ts'
import { createPasswordChangeFlow, createPasswordRecoveryFlow } from './password.actors.ts'
import { passwordToast, ticketOverToast } from './password.rules.ts'
import type { PasswordChangeFact } from './password-change.machine.ts'
import { passwordChangeView } from './password-change.view.ts'
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

function open(onSent: (request: SentRequest) => void = answerAll, isSignedIn = false) {
  const started = startApi({ isSignedIn, onSent })
  const { api, clock, credentials, network, serverClock } = started
  credentials.dropRecoveryTicket()
  const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
  const facts: (PageRequested | PasswordChangeFact)[] = []
  const recover = () => {
    const services = { api, clock: serverClock, credentials, storages }
    const { logic, input } = createPasswordRecoveryFlow(services)
    const actor = createActor(logic, { clock, input })
    actor.on('*', (fact) => facts.push(fact))
    return actor.start()
  }
  const change = () => {
    const { logic, input } = createPasswordChangeFlow({ api, credentials })
    const actor = createActor(logic, { clock, input })
    actor.on('*', (fact) => facts.push(fact))
    return actor.start()
  }
  const bodies = () => network.sent.map(({ body }) => JSON.parse(String(body)))
  return { ...started, bodies, change, facts, recover, tab: storages.session }
}

type Recovery = ReturnType<ReturnType<typeof open>['recover']>
type Change = ReturnType<ReturnType<typeof open>['change']>

async function askForCode({ send }: Recovery) {
  send({ type: 'passwordRecovery.changePhone', text: '081-234-5678' })
  send({ type: 'passwordRecovery.submit' })
  await settle()
}

async function earnTicket(recovery: Recovery) {
  await askForCode(recovery)
  await confirmCode(recovery)
}

async function confirmCode({ send }: Recovery) {
  send({ type: 'oneTimeCode.change', digits: 6 })
  send({ type: 'passwordRecovery.submit' })
  await settle()
}

async function setPassword({ send }: Change) {
  send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99') })
  send({ type: 'passwordChange.submit' })
  await settle()
}

describe('a recovery', () => {
  it('earns a ticket with a code, keeps it in the vault and leads to where it is used [AUTH-20, OPEN-02]', async () => {
    const { bodies, credentials, facts, recover } = open()
    const actor = recover()
    await earnTicket(actor)
    expect([
      credentials.recoveryTicket(),
      passwordRecoveryView(actor.getSnapshot()).screen,
    ]).toEqual(['ticket-1', 'done'])
    expect(facts).toEqual([{ type: 'page.requested', page: 'resetPassword' }])
    // The typed code was in the vault before a new one was requested, and was dropped when the new one replaced it.
    expect(bodies()).toEqual([
      { phone: '0812345678', purpose: 'forgot' },
      { phone: '0812345678', otp: '' },
    ])
  })

  it('survives a reload with its phone and a code that is still valid', async () => {
    const { bodies, recover } = open()
    const first = recover()
    await askForCode(first)
    first.stop()
    const second = recover()
    const found = passwordRecoveryView(second.getSnapshot())
    second.send({ type: 'passwordRecovery.submit' })
    await settle()
    const { screen } = passwordRecoveryView(second.getSnapshot())
    expect([found.screen, found.phone, screen, bodies().length]).toEqual([
      'phone',
      '081-234-5678',
      'code',
      1,
    ])
  })

  it('starts afresh if the draft is malformed', () => {
    const { recover, tab } = open()
    tab.write(visitorKey('recovery'), '{"phone":7}')
    expect(passwordRecoveryView(recover().getSnapshot()).phone).toBe('')
  })

  it('puts no secret into its chart or its draft, and leaves none behind', async () => {
    const { credentials, recover, tab } = open()
    const actor = recover()
    await askForCode(actor)
    credentials.keepDraft('oneTimeCode', '906070')
    const draft = tab.read(visitorKey('recovery'))
    expect(JSON.parse(draft ?? '')).toMatchObject({ phone: '081-234-5678' })
    await confirmCode(actor)
    expect(tab.keys()).toEqual([])
    const kept = JSON.stringify([actor.getPersistedSnapshot(), draft])
    actor.stop()
    expect(['ticket-1', '906070'].filter((secret) => kept.includes(secret))).toEqual([])
    expect(credentials.draft('oneTimeCode')).toBe('')
  })
})

describe('a ticket', () => {
  it('is used for one new password, even after a reload [AUTH-21, SESS-22]', async () => {
    const { bodies, change, credentials, facts } = open()
    credentials.keepRecoveryTicket('ticket-1')
    await setPassword(change())
    expect([facts, bodies(), credentials.recoveryTicket()]).toEqual([
      [
        { type: 'toast.requested', toast: passwordToast },
        { type: 'page.requested', page: 'login' },
      ],
      [{ ticket: 'ticket-1', password: 'secret99' }],
      null,
    ])
  })

  it('that has expired is reported where another one can be earned', async () => {
    const { change, credentials, facts } = open((request) => request.answer({ code: 6000 }))
    credentials.keepRecoveryTicket('ticket-1')
    await setPassword(change())
    expect(facts).toEqual([
      { type: 'toast.requested', toast: ticketOverToast },
      { type: 'page.requested', page: 'forgot' },
    ])
  })

  it('that expired while the form was open is reported, and nothing is sent', async () => {
    const { change, credentials, facts, network } = open()
    credentials.keepRecoveryTicket('ticket-1')
    const actor = change()
    credentials.dropRecoveryTicket()
    await setPassword(actor)
    expect([facts, network.sent]).toEqual([
      [
        { type: 'toast.requested', toast: ticketOverToast },
        { type: 'page.requested', page: 'forgot' },
      ],
      [],
    ])
  })

  it('is kept when the answer to a new password is lost', async () => {
    const { change, credentials } = open((request) => request.lose())
    credentials.keepRecoveryTicket('ticket-1')
    const actor = change()
    await setPassword(actor)
    const { problem, screen } = passwordChangeView(actor.getSnapshot())
    expect([screen, problem, credentials.recoveryTicket()]).toEqual([
      'editing',
      { id: 'reset.error.failed' },
      'ticket-1',
    ])
  })
})

describe('a member’s change of the password', () => {
  async function changed(onSent: (request: SentRequest) => void) {
    const started = open(onSent, true)
    const actor = started.change()
    actor.send({ type: 'passwordChange.changeOld', isFilled: true })
    await setPassword(actor)
    return { ...started, actor, view: () => passwordChangeView(actor.getSnapshot()) }
  }

  it('sends the old one from the vault, and is confirmed [AUTH-14]', async () => {
    const { facts, network } = await changed(answerAll)
    expect([network.last().body, network.last().headers.authorization, facts]).toEqual([
      '{"old_password":"demo1234","password":"secret99"}',
      'Bearer access-1',
      [
        { type: 'toast.requested', toast: passwordToast },
        { type: 'page.requested', page: 'index' },
      ],
    ])
  })

  it('says at its field that the old one is wrong, and keeps the typed passwords [AUTH-14]', async () => {
    const { actor, credentials, view } = await changed((request) => request.answer({ code: 5000 }))
    expect([view().screen, view().oldProblem, view().problem]).toEqual([
      'editing',
      { id: 'validation.error.oldPasswordWrong' },
      null,
    ])
    expect(credentials.draft('passwordChange.password')).toBe('secret99')
    actor.stop()
    expect(credentials.draft('passwordChange.password')).toBe('')
  })

  it('says that the outcome is unknown when its answer is lost', async () => {
    const { view } = await changed((request) => request.lose())
    expect([view().problem, view().oldProblem]).toEqual([{ id: 'reset.error.failed' }, null])
  })
})
