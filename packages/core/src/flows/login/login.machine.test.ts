import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { createVirtualClock, settle } from '../../../testing/virtual-clock.ts'
import { createWatchClock } from '../../base/clock/ticks.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { Refusal } from '../../wire/api/answer.ts'
import { type LoginFact, loginMachine } from './login.machine.ts'
import type { LoginResult } from './login.rules.ts'
import { type LoginView, loginView } from './login.view.ts'

function start() {
  const clock = createVirtualClock()
  const questions = createQuestions<LoginResult, { username: string }>()
  const facts: LoginFact[] = []
  let passwordsLeft = 1
  const actor = createActor(
    loginMachine.provide({
      actors: {
        logIn: questions.actor,
        watchClock: createWatchClock(clock),
        guardPassword: fromCallback(() => () => {
          passwordsLeft -= 1
        }),
      },
    }),
    { clock },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const type = (username: string, isFilled = true) => {
    actor.send({ type: 'login.changeUsername', text: username })
    actor.send({ type: 'login.changePassword', isFilled })
  }
  const submit = () => actor.send({ type: 'login.submit' })
  const answer = async (result: LoginResult) => {
    questions.last().answer(result)
    await settle()
  }
  const refuse = (code: number, meaning: Refusal<'login'>['meaning']) =>
    answer({
      kind: 'refused',
      refusal: { context: 'login', code, meaning, message: null },
      now: clock.now(),
    })
  const view = () => loginView(actor.getSnapshot())
  return {
    ...questions,
    actor,
    answer,
    clock,
    facts,
    passwordsLeft: () => passwordsLeft,
    refuse,
    submit,
    type,
    view,
  }
}

const empty: LoginView = {
  screen: 'editing',
  username: '',
  fieldProblems: { username: null, password: null },
  problem: null,
  isBusy: false,
  canSubmit: true,
  secondsToWait: 0,
  firstProblem: null,
  refusedAttempts: 0,
}

describe('the login form', () => {
  it('is empty at first', () => {
    expect(start().view()).toEqual(empty)
  })

  it('sends nothing while a field is empty, and says which one', () => {
    const { asked, submit, view } = start()
    submit()
    expect(view()).toEqual({
      ...empty,
      fieldProblems: {
        username: { id: 'login.error.usernameEmpty' },
        password: { id: 'login.error.passwordEmpty' },
      },
      firstProblem: 'username',
      refusedAttempts: 1,
    })
    expect(asked).toEqual([])
  })

  it('removes the message about a field as soon as the visitor types in it', () => {
    const { actor, submit, view } = start()
    submit()
    actor.send({ type: 'login.changeUsername', text: 'd' })
    expect(view().fieldProblems).toEqual({
      username: null,
      password: { id: 'login.error.passwordEmpty' },
    })
    actor.send({ type: 'login.changePassword', isFilled: true })
    expect(view().fieldProblems).toEqual({ username: null, password: null })
  })

  it('sends the trimmed name, once', () => {
    const { asked, submit, type, view } = start()
    type('  demo ')
    submit()
    submit()
    expect(asked.map(({ input }) => input)).toEqual([{ username: 'demo' }])
    expect(view()).toEqual({
      ...empty,
      screen: 'submitting',
      username: '  demo ',
      isBusy: true,
      canSubmit: false,
    })
  })

  it('reports who signed in, as the server states it', async () => {
    const { answer, facts, submit, type, view } = start()
    type('DEMO')
    submit()
    await answer({ kind: 'accepted', username: 'demo' })
    expect(facts).toEqual([{ type: 'login.succeeded', username: 'demo' }])
    expect([view().screen, view().isBusy, view().canSubmit]).toEqual(['submitting', true, false])
  })

  it('keeps the typed fields when the server refuses, and says why [ERR-09]', async () => {
    const { facts, passwordsLeft, refuse, submit, type, view } = start()
    type('demo')
    submit()
    await refuse(5000, 'wrongCredentials')
    expect(view()).toEqual({
      ...empty,
      username: 'demo',
      problem: { id: 'login.error.wrongCredentials' },
      firstProblem: 'password',
      refusedAttempts: 1,
    })
    expect([facts, passwordsLeft()]).toEqual([[], 1])
  })

  it.each([
    ['the next attempt', (form: ReturnType<typeof start>) => form.submit()],
    ['typing', (form: ReturnType<typeof start>) => form.type('other')],
  ])('removes the message about the last attempt after %s', async (_what, act) => {
    const form = start()
    form.type('demo')
    form.submit()
    await form.refuse(5000, 'wrongCredentials')
    act(form)
    expect(form.view().problem).toBeNull()
  })

  it('keeps the typed fields when the network fails; the failure page says so', async () => {
    const { answer, submit, type, view } = start()
    type('demo')
    submit()
    await answer({ kind: 'failed', failure: 'unreachable' })
    expect(view()).toEqual({ ...empty, username: 'demo', refusedAttempts: 1 })
  })

  it('says that signing in failed when the server answers with a code about sessions', async () => {
    const { answer, submit, type, view } = start()
    type('demo')
    submit()
    await answer({ kind: 'failed', failure: 'expired' })
    expect(view()).toEqual({
      ...empty,
      username: 'demo',
      problem: { id: 'login.error.broken' },
      refusedAttempts: 1,
    })
  })

  it('keeps the typed fields when its actor dies, and says so', async () => {
    const { last, submit, type, view } = start()
    type('demo')
    submit()
    last().fail()
    await settle()
    expect(view()).toEqual({
      ...empty,
      username: 'demo',
      problem: { id: 'login.error.broken' },
    })
  })

  it('drops the password when its screen is left', () => {
    const { actor, passwordsLeft } = start()
    actor.stop()
    expect(passwordsLeft()).toBe(0)
  })
})

describe('the wait after too many attempts', () => {
  async function startWaiting() {
    const form = start()
    form.type('demo')
    form.submit()
    await form.refuse(3000, 'waitOneMinute')
    return form
  }
  const waiting: LoginView = {
    ...empty,
    screen: 'waiting',
    username: 'demo',
    problem: { id: 'login.error.waitOneMinute', values: { minutes: 1 } },
    canSubmit: false,
    refusedAttempts: 1,
    secondsToWait: 60,
  }

  it('takes a minute, with a countdown [ERR-08]', async () => {
    const { clock, view } = await startWaiting()
    expect(view()).toEqual(waiting)
    const shown: number[] = []
    for (let passed = 0; passed < 3; passed += 1) {
      await clock.advance(second)
      shown.push(view().secondsToWait)
    }
    expect(shown).toEqual([59, 58, 57])
  })

  it('ends on time, with the form unchanged', async () => {
    const { clock, view } = await startWaiting()
    await clock.advance(minute - 1)
    expect([view().screen, view().secondsToWait]).toEqual(['waiting', 1])
    await clock.advance(1)
    expect(view()).toEqual({ ...empty, username: 'demo', refusedAttempts: 1 })
    expect(clock.pending()).toEqual([])
  })

  it('ends on time even if the phone slept meanwhile', async () => {
    const { clock, view } = await startWaiting()
    clock.sleep(10 * minute)
    await clock.advance(0)
    expect(view().screen).toBe('editing')
  })

  it('blocks submitting', async () => {
    const { asked, submit } = await startWaiting()
    submit()
    expect(asked.length).toBe(1)
  })

  it('accepts what is typed meanwhile', async () => {
    const { clock, submit, type, view, last } = await startWaiting()
    type('other')
    expect(view()).toEqual({ ...waiting, username: 'other', problem: null })
    await clock.advance(minute)
    submit()
    expect(last().input).toEqual({ username: 'other' })
  })
})
