import { createActor, fromCallback } from 'xstate'
import { createWatchClock } from '../src/base/clock/ticks.ts'
import { minute } from '../src/base/time/durations.ts'
import type { CodeRequest } from '../src/flows/account/one-time-code.actors.ts'
import type { CodeRequestResult, SentCode } from '../src/flows/account/one-time-code.rules.ts'
import { passwordFacts } from '../src/flows/account/password.rules.ts'
import { registrationMachine } from '../src/flows/registration/registration.machine.ts'
import type {
  RegistrationForm,
  RegistrationResult,
} from '../src/flows/registration/registration.rules.ts'
import type {
  RegisterInput,
  RegistrationDraft,
  RegistrationFact,
  RegistrationInput,
} from '../src/flows/registration/registration.setup.ts'
import { registrationView } from '../src/flows/registration/registration.view.ts'
import type { Refusal } from '../src/wire/api/answer.ts'
import { createQuestions } from './questions.ts'
import { createVirtualClock, settle, testEpoch } from './virtual-clock.ts'

export const form: RegistrationForm = {
  username: 'somchai',
  phone: '081-234-5678',
  bankId: 'kbank',
  accountNumber: '1234567890',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  lineId: '',
}
export const sent: SentCode = {
  phone: '0812345678',
  resendAt: testEpoch + minute,
  expiresAt: testEpoch + 5 * minute,
}

/** Starts a registration whose code and answers the test controls. */
export function start(input: RegistrationInput = { draft: null, invite: null }) {
  const clock = createVirtualClock()
  const codes = createQuestions<CodeRequestResult, CodeRequest>()
  const registrations = createQuestions<RegistrationResult, RegisterInput>()
  const facts: RegistrationFact[] = []
  const drafts: (RegistrationDraft | null)[] = []
  let droppedCodes = 0
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        requestCode: codes.actor,
        register: registrations.actor,
        watchClock: createWatchClock(clock),
        guardSecrets: fromCallback(() => {}),
      },
      actions: {
        rememberDraft: ({ context: { form, sent, invite } }) => drafts.push({ form, sent, invite }),
        forgetDraft: () => drafts.push(null),
        forgetCode: () => {
          droppedCodes += 1
        },
      },
    }),
    { clock, input },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const { send } = actor
  const submit = () => send({ type: 'registration.submit' })
  const refusal = (code: number, meaning: Refusal<'register'>['meaning']): Refusal<'register'> => ({
    context: 'register',
    code,
    meaning,
    message: null,
  })
  return {
    actor,
    clock,
    codes,
    droppedCodes: () => droppedCodes,
    drafts,
    facts,
    registrations,
    send,
    submit,
    view: () => registrationView(actor.getSnapshot()),
    fill: (changes: Partial<RegistrationForm> = {}) => {
      for (const [field, text] of Object.entries({ ...form, ...changes })) {
        send({ type: 'registration.change', field: field as keyof RegistrationForm, text })
      }
      send({ type: 'registration.changePassword', facts: passwordFacts('secret99') })
    },
    type: (digits: number) => send({ type: 'oneTimeCode.change', digits }),
    sendCode: async (result: CodeRequestResult = { kind: 'sent', sent }) => {
      codes.last().answer(result)
      await settle()
    },
    refuseCode: async (code: number, meaning: Refusal<'register'>['meaning']) => {
      codes.last().answer({ kind: 'refused', refusal: refusal(code, meaning), now: clock.now() })
      await settle()
    },
    answer: async (result: RegistrationResult) => {
      registrations.last().answer(result)
      await settle()
    },
    refuse: async (code: number, meaning: Refusal<'register'>['meaning']) => {
      registrations.last().answer({ kind: 'refused', refusal: refusal(code, meaning) })
      await settle()
    },
  }
}

/** Starts a registration with complete details, for which a code was sent. */
export async function startWithCode(input?: RegistrationInput) {
  const registration = start(input)
  registration.fill()
  registration.submit()
  await registration.sendCode()
  return registration
}

/** Starts a registration in which the code was typed and everything was submitted. */
export async function startSubmitted() {
  const registration = await startWithCode()
  registration.type(6)
  registration.submit()
  return registration
}
