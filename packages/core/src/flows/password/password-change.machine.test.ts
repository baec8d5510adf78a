import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { passwordFacts } from '../account/password.rules.ts'
import type { PasswordResult } from './password.rules.ts'
import { type PasswordChangeInput, passwordChangeMachine } from './password-change.machine.ts'
import { passwordChangeView } from './password-change.view.ts'

function start({ hasTicket = false } = {}) {
  const savings = createQuestions<PasswordResult, PasswordChangeInput>()
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: { savePassword: savings.actor, guardSecrets: fromCallback(() => {}) },
    }),
    { input: { hasTicket } },
  ).start()
  return {
    savings,
    send: actor.send,
    submit: () => actor.send({ type: 'passwordChange.submit' }),
    view: () => passwordChangeView(actor.getSnapshot()),
  }
}

it('says which fields of a change are missing, and sends nothing [AUTH-12, AUTH-14]', () => {
  const { savings, submit, view } = start()
  submit()
  const { oldProblem, problems, refusedAttempts, screen } = view()
  expect([screen, oldProblem?.id, problems.password?.id, refusedAttempts, savings.asked]).toEqual([
    'editing',
    'login.error.passwordEmpty',
    'validation.error.passwordTooShort',
    1,
    [],
  ])
})

it('asks only for the current password if nothing else is missing [AUTH-14]', () => {
  const { savings, send, submit, view } = start()
  send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99') })
  submit()
  const { oldProblem, problems, screen } = view()
  expect([screen, oldProblem, problems.password, savings.asked]).toEqual([
    'editing',
    { id: 'login.error.passwordEmpty' },
    null,
    [],
  ])
})

it('sends a change once however often it is pressed, and again at once when it is refused [OPEN-73]', async () => {
  const { savings, send, submit, view } = start()
  send({ type: 'passwordChange.changeOld', isFilled: true })
  send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99') })
  submit()
  submit()
  const during = savings.asked.length
  const refusal = {
    code: 5000,
    meaning: 'oldPasswordWrong',
    context: 'password',
    message: null,
  } as const
  savings.last().answer({ kind: 'refused', refusal })
  await settle()
  submit()
  expect([during, view().screen, savings.asked.length]).toEqual([1, 'submitting', 2])
})

it('lets a change be sent again when its outcome is unknown', async () => {
  const { savings, send, submit, view } = start()
  send({ type: 'passwordChange.changeOld', isFilled: true })
  send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99') })
  submit()
  savings.last().fail()
  await settle()
  expect([view().screen, view().problem]).toEqual(['editing', { id: 'reset.error.failed' }])
  submit()
  expect([view().screen, view().problem, savings.asked.length]).toEqual(['submitting', null, 2])
})

describe('the new password of anyone with a ticket', () => {
  it.each([
    [
      'too short',
      'AUTH-12',
      passwordFacts('short'),
      'password',
      'validation.error.passwordTooShort',
    ],
    [
      'typed differently the second time',
      'AUTH-13',
      passwordFacts('secret99', 'secret98'),
      'repeated',
      'validation.error.passwordMismatch',
    ],
  ] as const)('that is %s is refused before it is sent [%s]', (_what, _, facts, field, id) => {
    const { savings, send, submit, view } = start({ hasTicket: true })
    send({ type: 'passwordChange.changePassword', facts })
    submit()
    expect([view().screen, view().problems[field]?.id, view().oldProblem, savings.asked]).toEqual([
      'editing',
      id,
      null,
      [],
    ])
  })

  it('is sent without the current one [AUTH-21, OPEN-50]', () => {
    const { savings, send, submit, view } = start({ hasTicket: true })
    send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99') })
    submit()
    expect([view().asksForOld, view().screen, savings.last().input]).toEqual([
      false,
      'submitting',
      { hasTicket: true },
    ])
  })
})
