import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { services as addresses, startApi } from '../../../testing/api.harness.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createMemoryLog } from '../../base/ports/log.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { minute } from '../../base/time/durations.ts'
import { writeCookie } from '../../kernel/cookies/cookies.ts'
import { visitorKey } from '../../kernel/storage/member.facts.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { passwordFacts } from '../account/password.rules.ts'
import { createRegistrationFlow } from './registration.actors.ts'
import type { RegistrationForm } from './registration.rules.ts'
import type { RegistrationFact } from './registration.setup.ts'
import { registrationView } from './registration.view.ts'

const form: RegistrationForm = {
  username: 'somchai',
  phone: '081-234-5678',
  bankId: 'kbank',
  accountNumber: '123-4-56789-0',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  lineId: 'somchai.j',
}

const site = {
  document: { promotionClaim: true },
  linkOrigins: ['https://site.test'],
  services: addresses,
}

function open(session = createMemoryStorage()) {
  const started = startApi({
    isSignedIn: false,
    onSent: (request) =>
      request.answer(
        request.url.endsWith('/otp')
          ? wireExamples.requestOtp.answer
          : wireExamples.register.answer,
      ),
  })
  const { api, clock, cookies, credentials, serverClock } = started
  const storages = { local: createMemoryStorage(), session }
  const begin = (invite: string | null = null) => {
    const log = createMemoryLog()
    const services = { api, clock: serverClock, cookies, credentials, log, site, storages }
    const { logic, input } = createRegistrationFlow(services, {
      parameters: invite ? { id: invite } : {},
    })
    return createActor(logic, { clock, input }).start()
  }
  type Registration = ReturnType<typeof begin>
  const fill = ({ send }: Registration) => {
    for (const [field, text] of Object.entries(form)) {
      send({ type: 'registration.change', field: field as keyof RegistrationForm, text })
    }
    send({ type: 'registration.changePassword', facts: passwordFacts('secret99') })
    send({ type: 'oneTimeCode.change', digits: 6 })
  }
  const toCode = async (actor: Registration) => {
    fill(actor)
    actor.send({ type: 'registration.submit' })
    await settle()
  }
  return { ...started, begin, session, toCode }
}

describe('a registration', () => {
  it('sends the secrets from the vault and the offer that was taken, and keeps the tokens in the vault [AUTH-03, AUTH-11, OPEN-15]', async () => {
    const { begin, cookies, credentials, network, session, toCode } = open()
    writeCookie(cookies, 'regisPromotion', { credit: 100, time: 10, start: testEpoch })
    const actor = begin('FRIEND7')
    const facts: RegistrationFact[] = []
    actor.on('*', (fact) => facts.push(fact))
    await toCode(actor)
    credentials.keepDraft('oneTimeCode', '123456')
    actor.send({ type: 'oneTimeCode.change', digits: 6 })
    actor.send({ type: 'registration.submit' })
    await settle()
    expect(network.sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { phone: '0812345678', purpose: 'register' },
      {
        ...wireExamples.register.body,
        promotion: { credit: 100, start: new Date(testEpoch).toISOString() },
      },
    ])
    expect([facts, credentials.hasSession(), session.keys()]).toEqual([
      [{ type: 'registration.succeeded', username: 'demo', isOfferClaimed: true }],
      true,
      [],
    ])
  })

  it('does not mention an offer that was not taken, and claims none [OPEN-15]', async () => {
    const { begin, credentials, network, toCode } = open()
    const actor = begin('FRIEND7')
    const facts: RegistrationFact[] = []
    actor.on('*', (fact) => facts.push(fact))
    await toCode(actor)
    credentials.keepDraft('oneTimeCode', '123456')
    actor.send({ type: 'oneTimeCode.change', digits: 6 })
    actor.send({ type: 'registration.submit' })
    await settle()
    const unclaimed = { ...wireExamples.register.body, promotion: undefined }
    expect([JSON.parse(String(network.sent.at(-1)?.body)), facts]).toEqual([
      unclaimed,
      [{ type: 'registration.succeeded', username: 'demo', isOfferClaimed: false }],
    ])
  })

  it('puts no secret into its chart or its draft', async () => {
    const { begin, credentials, session, toCode } = open()
    const actor = begin()
    await toCode(actor)
    credentials.keepDraft('oneTimeCode', '906070')
    const kept = JSON.stringify([
      actor.getPersistedSnapshot(),
      session.keys().map((key) => session.read(key)),
    ])
    expect(kept).toContain('somchai')
    expect(['secret99', '906070'].filter((secret) => kept.includes(secret))).toEqual([])
  })

  it('survives a reload as typed, with a code that is still valid', async () => {
    const { begin, clock, network, toCode } = open()
    const first = begin('FRIEND7')
    await toCode(first)
    first.stop()
    const second = begin()
    expect(registrationView(second.getSnapshot())).toMatchObject({
      screen: 'details',
      form,
      invite: 'FRIEND7',
    })
    await clock.advance(minute)
    await toCode(second)
    expect([registrationView(second.getSnapshot()).screen, network.sent.length]).toEqual([
      'enteringCode',
      1,
    ])
    second.stop()
    const third = begin()
    await clock.advance(Date.parse('2026-11-20T14:05:00+07:00') - testEpoch)
    await toCode(third)
    expect(network.sent.length).toBe(2)
  })

  it('drops its secrets and cancels its call when the screen is left', async () => {
    const { begin, credentials } = open()
    const actor = begin()
    actor.stop()
    await settle()
    expect([credentials.draft('registration.password'), credentials.draft('oneTimeCode')]).toEqual([
      '',
      '',
    ])
  })

  it('starts afresh if the draft is malformed', () => {
    const session = createMemoryStorage()
    session.write(visitorKey('registration'), '{"form":7}')
    const { begin } = open(session)
    expect(registrationView(begin().getSnapshot()).form.username).toBe('')
  })
})
