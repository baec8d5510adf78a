import { describe, expect, it } from 'vitest'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Refusal } from '../../wire/api/answer.ts'
import {
  beginPassword,
  type ConfirmationResult,
  passwordGuards,
  passwordView,
  withAnswer,
  withoutPassword,
  withTyped,
} from './payout.password.ts'

const typed = withTyped({ password: beginPassword(true) }, true)
const refusedWith = (
  code: number,
  meaning: Refusal<'passwordConfirmation'>['meaning'],
): ConfirmationResult => ({
  kind: 'refused',
  refusal: { context: 'passwordConfirmation', code, meaning, message: null },
})

describe('the password before a payout', () => {
  it('is neither asked for nor recorded if the site does not require it', () => {
    const none = { password: beginPassword(false) }
    const states = [withTyped(none, true), withoutPassword(none), withAnswer(none, null)]
    const { isConfirmed, isPasswordFilled } = passwordGuards
    expect([
      states,
      isConfirmed({ context: none }),
      isPasswordFilled({ context: none }),
      passwordView(null, false),
    ]).toEqual([[none, none, none], true, false, null])
  })

  it.each<[ConfirmationResult | null, MessageRef]>([
    [refusedWith(5000, 'passwordWrong'), { id: 'payout.password.error.wrong' }],
    [
      refusedWith(3000, 'waitOneMinute'),
      { id: 'payout.password.error.wait', values: { minutes: 1 } },
    ],
    [refusedWith(1008, 'passwordLocked'), { id: 'payout.password.error.locked' }],
    [
      refusedWith(9998, 'maintenance'),
      { id: 'payout.password.error.other', values: { code: 9998 } },
    ],
    [refusedWith(77, 'other'), { id: 'payout.password.error.other', values: { code: 77 } }],
    [{ kind: 'failed', failure: 'timedOut' }, { id: 'payout.password.error.unanswered' }],
    [null, { id: 'payout.password.error.unanswered' }],
  ])('answered with %j gets a message and must be typed again', (result, problem) => {
    expect(withAnswer(typed, result)).toEqual({
      password: { isFilled: false, isConfirmed: false, problem, refusedAttempts: 1 },
    })
  })

  it('accepted by the server confirms the next payout', () => {
    const { isConfirmed } = passwordGuards
    const taken = withAnswer(typed, { kind: 'confirmed' })
    const shown = [typed, taken].map((context) => isConfirmed({ context }))
    expect(shown).toEqual([false, true])
  })

  it('is reported missing only until it is typed', () => {
    const missing = withoutPassword({ password: beginPassword(true) })
    const shown = [missing, withTyped(missing, true)].map(({ password }) =>
      passwordView(password, false),
    )
    expect(shown).toEqual([
      { problem: { id: 'payout.password.error.empty' }, refusedAttempts: 1, isBusy: false },
      { problem: null, refusedAttempts: 1, isBusy: false },
    ])
  })
})
