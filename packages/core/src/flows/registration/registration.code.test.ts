import { describe, expect, it } from 'vitest'
import { form, sent, startSubmitted, startWithCode } from '../../../testing/registration.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { Refusal } from '../../wire/api/answer.ts'

describe('the code', () => {
  it('is asked for with the number that it was sent to, and a minute before the next [AUTH-07]', async () => {
    const { clock, droppedCodes, drafts, view } = await startWithCode()
    expect([view().screen, view().sentTo, view().secondsToResend, view().canResend]).toEqual([
      'enteringCode',
      '081-234-5678',
      60,
      false,
    ])
    expect([drafts.at(-1), droppedCodes()]).toEqual([{ form, sent, invite: null }, 1])
    await clock.advance(minute - second)
    expect([view().secondsToResend, view().canResend]).toEqual([1, false])
    await clock.advance(second)
    expect([view().secondsToResend, view().resendFraction, view().canResend]).toEqual([0, 0, true])
    expect(clock.pending()).toEqual([])
  })

  it('that is missing or too short is not sent', async () => {
    const { registrations, submit, type, view } = await startWithCode()
    submit()
    const missing = view().codeProblem
    type(3)
    const typed = view().codeProblem
    submit()
    expect([missing, typed, view().codeProblem, registrations.asked]).toEqual([
      { id: 'otp.error.empty' },
      null,
      { id: 'otp.error.length', values: { length: 6 } },
      [],
    ])
  })

  it('is sent again on request, and starts another minute', async () => {
    const { clock, codes, send, sendCode, view } = await startWithCode()
    await clock.advance(minute)
    send({ type: 'oneTimeCode.resend' })
    expect([view().screen, view().step, codes.last().input]).toEqual([
      'requestingCode',
      'code',
      { phone: '0812345678', sent, isResend: true },
    ])
    await sendCode({ kind: 'sent', sent: { ...sent, resendAt: clock.now() + minute } })
    expect([view().screen, view().secondsToResend, view().codesSent]).toEqual([
      'enteringCode',
      60,
      2,
    ])
  })

  it('that could not be sent again leaves the last one valid, with another minute after too many requests [AUTH-07]', async () => {
    const { clock, refuseCode, send, view } = await startWithCode()
    await clock.advance(minute)
    send({ type: 'oneTimeCode.resend' })
    await refuseCode(6005, 'otpTooMany')
    expect([view().screen, view().problem, view().secondsToResend, view().codesSent]).toEqual([
      'enteringCode',
      { id: 'register.error.otpTooMany' },
      60,
      1,
    ])
  })

  it('can still be typed when its actor dies', async () => {
    const { clock, codes, send, view } = await startWithCode()
    await clock.advance(minute)
    send({ type: 'oneTimeCode.resend' })
    codes.last().fail()
    await settle()
    expect([view().screen, view().problem]).toEqual([
      'enteringCode',
      { id: 'register.error.broken' },
    ])
  })

  it('need not be sent again if the visitor only looked at the details again', async () => {
    const { codes, send, sendCode, submit, view } = await startWithCode()
    send({ type: 'oneTimeCode.back' })
    const details = view().screen
    submit()
    expect(codes.last().input).toEqual({ phone: '0812345678', sent, isResend: false })
    await sendCode({ kind: 'stillGood' })
    expect([details, view().screen, view().codesSent]).toEqual(['details', 'enteringCode', 1])
  })

  it('is sent to another phone if the visitor typed another one', async () => {
    const { codes, fill, send, submit, view } = await startWithCode()
    send({ type: 'oneTimeCode.back' })
    fill({ phone: '0912345678' })
    submit()
    expect([codes.last().input.phone, view().step]).toEqual(['0912345678', 'details'])
  })
})

describe('the registration', () => {
  it('sends the typed details and the invitation, once, and reports who has registered', async () => {
    const registration = await startWithCode({ draft: null, invite: 'FRIEND7' })
    const { answer, drafts, facts, registrations, submit, type, view } = registration
    type(6)
    submit()
    submit()
    expect(registrations.asked.map(({ input }) => input)).toEqual([{ form, invite: 'FRIEND7' }])
    expect([view().screen, view().isBusy]).toEqual(['submitting', true])
    await answer({ kind: 'accepted', username: 'somchai', isOfferClaimed: true })
    expect([view().screen, facts, drafts.at(-1)]).toEqual([
      'done',
      [{ type: 'registration.succeeded', username: 'somchai', isOfferClaimed: true }],
      null,
    ])
  })

  it.each<[number, Refusal<'register'>['meaning']]>([
    [4000, 'incomplete'],
    [6002, 'alreadyRegistered'],
    [8000, 'incorrectData'],
  ])('refused with %i goes back to the details, unchanged', async (code, meaning) => {
    const { refuse, submit, view } = await startSubmitted()
    await refuse(code, meaning)
    expect([view().screen, view().form, view().problem]).toEqual([
      'details',
      form,
      { id: `register.error.${meaning}` },
    ])
    submit()
    expect(view().screen).toBe('requestingCode')
  })

  it.each<[number, Refusal<'register'>['meaning']]>([
    [6000, 'otpRetry'],
    [6005, 'otpTooMany'],
    [6006, 'retryOrAdmin'],
    [9998, 'verifyIdentity'],
  ])('refused with %i stays at the code, which can be sent again', async (code, meaning) => {
    const { refuse, submit, view } = await startSubmitted()
    await refuse(code, meaning)
    expect([view().screen, view().problem, view().codeProblem]).toEqual([
      'enteringCode',
      { id: `register.error.${meaning}` },
      null,
    ])
    submit()
    expect(view().screen).toBe('submitting')
  })

  it('with a wrong code says so at the code [ERR-15]', async () => {
    const { refuse, view } = await startSubmitted()
    await refuse(6001, 'otpInvalid')
    expect([view().screen, view().problem, view().codeProblem]).toEqual([
      'enteringCode',
      null,
      { id: 'register.error.otpInvalid' },
    ])
  })

  it('with an expired code requests another one, even after a look at the details [ERR-14]', async () => {
    const { codes, refuse, send, submit } = await startSubmitted()
    await refuse(6000, 'otpRetry')
    send({ type: 'oneTimeCode.back' })
    submit()
    expect(codes.last().input.sent).toEqual({ ...sent, expiresAt: null })
  })

  it('whose answer is lost says that the outcome is unknown, and keeps the typed details', async () => {
    const { answer, facts, submit, view } = await startSubmitted()
    await answer({ kind: 'failed', failure: 'timedOut' })
    expect([view().screen, view().problem, facts]).toEqual([
      'enteringCode',
      { id: 'register.error.unknown' },
      [{ type: 'registration.unanswered' }],
    ])
    submit()
    expect(view().screen).toBe('submitting')
  })

  it('that certainly failed says so', async () => {
    const { answer, facts, view } = await startSubmitted()
    await answer({ kind: 'failed', failure: 'expired' })
    expect([view().screen, view().problem, facts]).toEqual([
      'enteringCode',
      { id: 'register.error.broken' },
      [],
    ])
  })

  it('whose actor dies is not reported as failed', async () => {
    const { facts, registrations, view } = await startSubmitted()
    registrations.last().fail()
    await settle()
    expect([view().screen, view().problem, facts]).toEqual([
      'enteringCode',
      { id: 'register.error.unknown' },
      [{ type: 'registration.unanswered' }],
    ])
  })
})
