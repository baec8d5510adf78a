import { describe, expect, it } from 'vitest'
import {
  sentCode,
  startRecoveryOf,
  startRecoveryWithCode,
  typedPhone,
} from '../../../testing/password-recovery.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { Refusal } from '../../wire/api/answer.ts'

describe('the phone of a recovery', () => {
  it('that is not a phone number gets a message, and nothing is sent [AUTH-15]', () => {
    const { askForCode, codes, view } = startRecoveryOf()
    askForCode('12345')
    expect([view().screen, view().phoneProblem, view().refusedAttempts, codes.asked]).toEqual([
      'phone',
      {
        id: 'validation.error.invalidPhone',
        values: { digits: 10, first: '06', second: '08', third: '09' },
      },
      1,
      [],
    ])
  })

  it('stays as typed when no code is sent', async () => {
    const { askForCode, codes, refuseCode, sendCode, submit, view } = startRecoveryOf()
    askForCode()
    await refuseCode(4242, 'other')
    const refused = [view().screen, view().phone, view().problem]
    submit()
    await sendCode({ kind: 'failed', failure: 'unreachable' })
    const lost = [view().screen, view().phone, view().problem]
    submit()
    codes.last().fail()
    await settle()
    expect([refused, lost, [view().screen, view().phone, view().problem]]).toEqual([
      ['phone', typedPhone, { id: 'reset.error.other', values: { code: 4242 } }],
      ['phone', typedPhone, { id: 'forgot.error.unknown' }],
      ['phone', typedPhone, { id: 'forgot.error.unknown' }],
    ])
  })

  it('can be changed after the code was sent, and the code stays valid for the same phone', async () => {
    const { askForCode, codes, send, sendCode, view } = await startRecoveryWithCode()
    send({ type: 'oneTimeCode.back' })
    const back = view().screen
    askForCode()
    expect(codes.last().input).toEqual({ phone: '0812345678', sent: sentCode, isResend: false })
    await sendCode({ kind: 'stillGood' })
    expect([back, view().screen, view().codesSent]).toEqual(['phone', 'code', 1])
  })
})

describe('the code of a recovery', () => {
  it.each([
    [0, { id: 'otp.error.empty' }],
    [5, { id: 'otp.error.length', values: { length: 6 } }],
  ])('of %i digits is refused before it is sent', async (digits, problem) => {
    const { submit, tickets, type, view } = await startRecoveryWithCode()
    type(digits)
    submit()
    expect([view().screen, view().codeProblem, tickets.asked]).toEqual(['code', problem, []])
  })

  it('can be requested again after a minute, and not before [AUTH-07]', async () => {
    const { clock, codes, send, view } = await startRecoveryWithCode()
    await clock.advance(minute - second)
    send({ type: 'oneTimeCode.resend' })
    const early = [view().canResend, view().secondsToResend, codes.asked.length]
    await clock.advance(second)
    const due = view().canResend
    send({ type: 'oneTimeCode.resend' })
    expect([early, due, codes.last().input]).toEqual([
      [false, 1, 1],
      true,
      { phone: '0812345678', sent: sentCode, isResend: true },
    ])
  })

  it('stays on the screen as typed while another one is requested, without a countdown', async () => {
    const { clock, send, type, view } = await startRecoveryWithCode()
    type(4)
    await clock.advance(minute)
    send({ type: 'oneTimeCode.resend' })
    const { canResend, isAsking, isBusy, screen, secondsToResend } = view()
    expect({ canResend, isAsking, isBusy, screen, secondsToResend }).toEqual({
      canResend: false,
      isAsking: true,
      isBusy: true,
      screen: 'code',
      secondsToResend: 0,
    })
  })

  it('for another phone is requested where the phone is typed', async () => {
    const { askForCode, send, view } = await startRecoveryWithCode()
    send({ type: 'oneTimeCode.back' })
    askForCode('091-234-5678')
    expect([view().screen, view().isAsking]).toEqual(['phone', true])
  })

  it('still counts when another one could not be sent', async () => {
    const { clock, refuseCode, send, view } = await startRecoveryWithCode()
    await clock.advance(minute)
    send({ type: 'oneTimeCode.resend' })
    await refuseCode(6005, 'otpTooMany')
    expect([view().screen, view().problem, view().canResend, view().secondsToResend]).toEqual([
      'code',
      { id: 'register.error.otpTooMany' },
      false,
      60,
    ])
  })

  it.each<[number, Refusal<'recovery'>['meaning'], screen: string, atField: boolean, id: string]>([
    [6001, 'otpInvalid', 'code', true, 'register.error.otpInvalid'],
    [6000, 'otpRetry', 'code', false, 'forgot.error.otpRetry'],
    [8000, 'incorrectData', 'phone', false, 'forgot.error.incorrectData'],
  ])(
    'refused with %i leads to where it can be corrected',
    async (code, meaning, screen, atField, id) => {
      const { refuseTicket, submit, type, view } = await startRecoveryWithCode()
      type(6)
      submit()
      await refuseTicket(code, meaning)
      const { codeProblem, problem, refusedAttempts } = view()
      expect([view().screen, codeProblem, problem, refusedAttempts]).toEqual([
        screen,
        atField ? { id } : null,
        atField ? null : { id },
        1,
      ])
    },
  )

  it('can still be typed when the request for another one dies', async () => {
    const { clock, codes, send, view } = await startRecoveryWithCode()
    await clock.advance(minute)
    send({ type: 'oneTimeCode.resend' })
    codes.last().fail()
    await settle()
    expect([view().screen, view().problem]).toEqual(['code', { id: 'forgot.error.unknown' }])
  })

  it('that could not be checked can be sent again', async () => {
    const { submit, tickets, type, view } = await startRecoveryWithCode()
    type(6)
    submit()
    tickets.last().fail()
    await settle()
    const broken = [view().screen, view().problem]
    submit()
    expect([broken, tickets.asked.length]).toEqual([['code', { id: 'forgot.error.notChecked' }], 2])
  })
})
