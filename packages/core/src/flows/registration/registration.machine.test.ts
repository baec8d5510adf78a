import { describe, expect, it } from 'vitest'
import { form, start } from '../../../testing/registration.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import type { Refusal } from '../../wire/api/answer.ts'
import { noProblems } from './registration.rules.ts'
import type { RegistrationDraft } from './registration.setup.ts'

describe('the details', () => {
  it('that are missing get messages, and nothing is sent', () => {
    const { codes, submit, view } = start()
    submit()
    expect([view().screen, view().firstProblem, view().refusedAttempts, codes.asked]).toEqual([
      'details',
      'username',
      1,
      [],
    ])
  })

  it('lose their messages as soon as the visitor types in them', () => {
    const { fill, submit, view } = start()
    submit()
    fill()
    expect(view().problems).toEqual(noProblems)
  })

  it('request a code for the phone, once', () => {
    const { codes, fill, submit, view } = start()
    fill()
    submit()
    submit()
    expect(codes.asked.map(({ input }) => input)).toEqual([
      { phone: '0812345678', sent: null, isResend: false },
    ])
    expect([view().screen, view().step, view().isBusy]).toEqual(['requestingCode', 'details', true])
  })

  it.each<[number, Refusal<'register'>['meaning']]>([
    [4000, 'incomplete'],
    [6000, 'otpRetry'],
    [6002, 'alreadyRegistered'],
    [6005, 'otpTooMany'],
    [6006, 'retryOrAdmin'],
    [8000, 'incorrectData'],
    [9998, 'verifyIdentity'],
    [4242, 'other'],
  ])('stay as typed when no code is sent because of %i', async (code, meaning) => {
    const { fill, refuseCode, submit, view } = start()
    fill()
    submit()
    await refuseCode(code, meaning)
    expect([view().screen, view().form, view().problem?.id]).toEqual([
      'details',
      form,
      code === 4242 ? 'register.error.other' : `register.error.${meaning}`,
    ])
    submit()
    expect(view().screen).toBe('requestingCode')
  })

  it('stay as typed when the answer is lost or the actor dies', async () => {
    const { codes, fill, sendCode, submit, view } = start()
    fill()
    submit()
    await sendCode({ kind: 'failed', failure: 'unreachable' })
    const lost = [view().screen, view().form, view().problem]
    submit()
    codes.last().fail()
    await settle()
    expect([lost, [view().screen, view().form, view().problem]]).toEqual([
      ['details', form, { id: 'register.error.codeNotSent' }],
      ['details', form, { id: 'register.error.broken' }],
    ])
  })

  it('survive a reload with the invitation, and a newer invitation replaces an older one', () => {
    const draft: RegistrationDraft = { form, sent: null, invite: 'FRIEND7' }
    const reloaded = start({ draft, invite: null }).view()
    const invitedAnew = start({ draft, invite: 'AGENT9' }).view()
    expect([reloaded.form, reloaded.invite, invitedAnew.invite]).toEqual([
      form,
      'FRIEND7',
      'AGENT9',
    ])
  })
})
