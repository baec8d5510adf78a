import { createActor, fromCallback } from 'xstate'
import { createWatchClock } from '../src/base/clock/ticks.ts'
import { minute } from '../src/base/time/durations.ts'
import type { CodeRequest } from '../src/flows/account/one-time-code.actors.ts'
import type { CodeRequestResult, SentCode } from '../src/flows/account/one-time-code.rules.ts'
import { passwordRecoveryMachine } from '../src/flows/password/password-recovery.machine.ts'
import type { TicketResult } from '../src/flows/password/password-recovery.rules.ts'
import { passwordRecoveryView } from '../src/flows/password/password-recovery.view.ts'
import type { Refusal } from '../src/wire/api/answer.ts'
import { createQuestions } from './questions.ts'
import { createVirtualClock, settle, testEpoch } from './virtual-clock.ts'

export const typedPhone = '081-234-5678'
export const sentCode: SentCode = {
  phone: '0812345678',
  resendAt: testEpoch + minute,
  expiresAt: testEpoch + 5 * minute,
}

/** Starts a recovery whose code, ticket and answers the test controls. */
export function startRecoveryOf() {
  const clock = createVirtualClock()
  const codes = createQuestions<CodeRequestResult, CodeRequest>()
  const tickets = createQuestions<TicketResult, { phone: string }>()
  const actor = createActor(
    passwordRecoveryMachine.provide({
      actors: {
        requestCode: codes.actor,
        earnTicket: tickets.actor,
        watchClock: createWatchClock(clock),
        guardSecrets: fromCallback(() => {}),
      },
      actions: { rememberDraft: () => {}, forgetDraft: () => {}, forgetCode: () => {} },
    }),
    { clock, input: { draft: null } },
  )
  actor.start()
  const { send } = actor
  const submit = () => send({ type: 'passwordRecovery.submit' })
  return {
    clock,
    codes,
    send,
    submit,
    tickets,
    view: () => passwordRecoveryView(actor.getSnapshot()),
    askForCode: (phone = typedPhone) => {
      send({ type: 'passwordRecovery.changePhone', text: phone })
      submit()
    },
    type: (digits: number) => send({ type: 'oneTimeCode.change', digits }),
    sendCode: async (result: CodeRequestResult = { kind: 'sent', sent: sentCode }) => {
      codes.last().answer(result)
      await settle()
    },
    refuseCode: async (code: number, meaning: Refusal<'register'>['meaning']) => {
      const refusal = { context: 'register', code, meaning, message: null } as const
      codes.last().answer({ kind: 'refused', refusal, now: clock.now() })
      await settle()
    },
    refuseTicket: async (code: number, meaning: Refusal<'recovery'>['meaning']) => {
      const refusal = { context: 'recovery', code, meaning, message: null } as const
      tickets.last().answer({ kind: 'refused', refusal })
      await settle()
    },
  }
}

/** Starts a recovery in which the code was sent and has to be typed next. */
export async function startRecoveryWithCode() {
  const recovery = startRecoveryOf()
  recovery.askForCode()
  await recovery.sendCode()
  return recovery
}
