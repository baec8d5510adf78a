import { describe, expect, it } from 'vitest'
import { form, sent, startSubmitted, startWithCode } from '../../../testing/registration.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { Refusal } from '../../wire/api/answer.ts'

describe('the code', () => {
  it('is awaited with the number it went to and a minute until the next [AUTH-07]', async () => {
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

  it('is sent again on request and begins another minute', async () => {
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

  it('that cannot be had again leaves the last one, with another minute after too many [AUTH-07]', async () => {
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

  it('goes on being typed when its actor breaks', async () => {
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

  it('need not be sent again to whoever only looked at the details once more', async () => {
    const { codes, send, sendCode, submit, view } = await startWithCode()
    send({ type: 'oneTimeCode.back' })
    const details = view().screen
    submit()
    expect(codes.last().input).toEqual({ phone: '0812345678', sent, isResend: false })
    await sendCode({ kind: 'stillGood' })
    expect([details, view().screen, view().codesSent]).toEqual(['details', 'enteringCode', 1])
  })

  it('goes to another phone when that is what was typed', async () => {
    const { codes, fill, send, submit, view } = await startWithCode()
    send({ type: 'oneTimeCode.back' })
    fill({ phone: '0912345678' })
    submit()
    expect([codes.last().input.phone, view().step]).toEqual(['0912345678', 'details'])
  })
})

describe('the registration', () => {
  it('sends what was typed and the invitation, once, and tells who has registered', async () => {
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
  ])(
    'refused by %i goes back to the details, all of them as they were typed',
    async (code, meaning) => {
      const { refuse, submit, view } = await startSubmitted()
      await refuse(code, meaning)
      expect([view().screen, view().form, view().problem]).toEqual([
        'details',
        form,
        { id: `register.error.${meaning}` },
      ])
      submit()
      expect(view().screen).toBe('requestingCode')
    },
  )

  it.each<[number, Refusal<'register'>['meaning']]>([
    [6000, 'otpRetry'],
    [6005, 'otpTooMany'],
    [6006, 'retryOrAdmin'],
    [9998, 'verifyIdentity'],
  ])('refused by %i stays at the code, which can be sent as it is', async (code, meaning) => {
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

  it('with a code that is over has another one sent also after a look at the details [ERR-14]', async () => {
    const { codes, refuse, send, submit } = await startSubmitted()
    await refuse(6000, 'otpRetry')
    send({ type: 'oneTimeCode.back' })
    submit()
    expect(codes.last().input.sent).toEqual({ ...sent, expiresAt: null })
  })

  it('whose answer is lost says that nobody knows, and nothing typed is gone', async () => {
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

  it('that certainly came to nothing says so', async () => {
    const { answer, facts, view } = await startSubmitted()
    await answer({ kind: 'failed', failure: 'expired' })
    expect([view().screen, view().problem, facts]).toEqual([
      'enteringCode',
      { id: 'register.error.broken' },
      [],
    ])
  })

  it('whose actor breaks is not said to have come to nothing', async () => {
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
