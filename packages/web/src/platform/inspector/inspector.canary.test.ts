import { depositScreen } from '@croupier/core/deposit'
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { found, toText } from '../../../test/canaries.ts'
import { type MockSite, openMockSite } from '../../../test/mock-site.ts'
import { inspectInto } from './inspector.tsx'

const member = {
  username: 'canary-member',
  password: 'canary-password',
  firstname: 'Canaryfirst',
  lastname: 'Canarylast',
  bankAccount: '9876543210',
}
const wrongPassword = 'canary-mistake'
const phone = '081-234-5678'
const minute = 60_000

/** The messages of a whole visit, and the values that they must not contain. */
interface Visit {
  readonly site: MockSite
  readonly raw: readonly InspectionEvent[]
  readonly sent: readonly StatelyInspectionEvent[]
  /** The messages as they would be sent without the masking. */
  readonly unmasked: readonly string[]
  readonly secrets: Readonly<Record<string, string>>
  readonly personal: Readonly<Record<string, string>>
}

let visit: Visit

beforeAll(async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setImmediate(work))
  visit = await walk()
})

describe('what an inspector is sent of a whole visit', () => {
  it('holds none of the secrets and personal data that went through the site', () => {
    const { site, sent, secrets, personal } = visit
    const canaries = { ...secrets, ...personal }
    const wire = site.wire.map(({ url, sent: body, answered }) => `${url} ${body} ${answered}`)
    expect(found(canaries, wire)).toEqual(Object.keys(canaries))
    expect(found(canaries, sent.map(toText))).toEqual([])
    expect(sent.filter((message) => /canary/i.test(toText(message)))).toEqual([])
  })

  it('would hold personal data without the masking, and no secret even then', () => {
    const { unmasked, secrets, personal } = visit
    expect(found(personal, unmasked)).toEqual([
      'username',
      'firstname',
      'lastname',
      'bankAccount',
      'phone',
      'payment id',
      'QR payload',
      'reference',
    ])
    expect(found(secrets, unmasked)).toEqual([])
  })

  it('registers every actor of the system, with the definition of every chart', () => {
    const { raw, sent } = visit
    const actors = raw.filter(({ type }) => type === '@xstate.actor')
    const registered = sent.filter((message) => message.type === '@xstate.actor')
    expect(registered.map(({ sessionId }) => sessionId)).toEqual(
      actors.map(({ actorRef }) => Reflect.get(actorRef, 'sessionId')),
    )
    const charts = registered
      .map(({ definition }) => JSON.parse(definition ?? '{}'))
      .filter(({ states, on }) => states || on)
    expect([...new Set(charts.map(({ id }) => id))].sort()).toEqual([
      'app',
      'balance',
      'chatSignIn',
      'chunkReload',
      'content',
      'deposit',
      'depositPromotion',
      'favourites',
      'login',
      'maintenance',
      'navigation',
      'notices',
      'profile',
      'promotionBox',
      'promotions',
      'qrPayment',
      'registrationPromotion',
      'session',
      'transferPanel',
    ])
    expect(JSON.stringify(charts)).not.toContain('[Object]')
  })

  it('follows the states, the events and the amounts', () => {
    const { sent } = visit
    expect(valuesOf(sent, 'session').map(outermost)).toEqual(['signedOut', 'signedIn', 'signedOut'])
    expect(valuesOf(sent, 'deposit').map(outermost)).toEqual([
      'preparing',
      'requesting',
      'awaitingPayment',
      'failed',
      'preparing',
      'requesting',
      'awaitingPayment',
      'succeeded',
    ])
    const created = sent.find(
      (message) => message.type === '@xstate.event' && message.event.type === 'qr.created',
    )
    expect(created).toMatchObject({
      event: { payment: { id: '••••••', qrCode: '••••••', payAmount: expect.any(Number) } },
    })
  })
})

/** Signs in at the second attempt, renews the session, has one payment rejected and one paid, and signs out. */
async function walk(): Promise<Visit> {
  const raw: InspectionEvent[] = []
  const sent: StatelyInspectionEvent[] = []
  const unmasked: string[] = []
  const masking = inspectInto({ send: (message) => void sent.push(message) })
  const plain = createInspector({ send: (message) => void unmasked.push(toText(message)) })
  const site = await openMockSite({
    address: '/login',
    inspect: (event) => {
      raw.push(event)
      masking.inspect?.(event)
      plain.inspect.next?.(event)
    },
  })
  await site.control.putMember({ ...member, channels: ['pp-1'] })

  await signIn(site, wrongPassword)
  await signIn(site, member.password)
  await site.advance(16 * minute)
  await requestQr(site)
  const rejected = await newestPayment(site)
  await site.control.reject(rejected.id, `Please call ${phone}.`)
  await site.advance(4000)
  site.flow('deposit').send({ type: 'deposit.acknowledge' })
  await requestQr(site)
  const paid = await newestPayment(site)
  await site.control.pay(paid.id)
  await site.advance(4000)
  expect(depositScreen(site.flow('deposit').getSnapshot())).toBe('succeeded')
  site.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await site.advance(0)

  const login = answerOf(site, '/login').result
  const renewed = answerOf(site, '/refreshtoken/true')
  const qr = answerOf(site, 'action=get_qr')
  const { password, ...known } = member
  return {
    site,
    raw,
    sent,
    unmasked,
    secrets: {
      password,
      'wrong password': wrongPassword,
      'access token': login.access_token,
      'refresh token': login.refresh_token,
      'reward token': login.reward_token,
      'renewed access token': renewed.access_token,
      'renewed refresh token': renewed.refresh_token,
      'payment token': qr.token,
      'debug key': qr.x_debug_key,
    },
    personal: {
      ...known,
      phone,
      'payment id': paid.id,
      'QR payload': paid.qrCode,
      reference: paid.merchantRef,
    },
  }
}

async function signIn(site: MockSite, password: string): Promise<void> {
  const login = site.flow('login')
  site.app.services.credentials.keepDraft('login.password', password)
  for (const text of ['canary-mem', member.username]) {
    login.send({ type: 'login.changeUsername', text })
  }
  login.send({ type: 'login.changePassword', isFilled: true })
  login.send({ type: 'login.submit' })
  await site.advance(0)
}

async function requestQr(site: MockSite): Promise<void> {
  site.app.actor.getSnapshot().children.navigation?.send({ type: 'navigation.openDeposit' })
  await site.advance(0)
  const deposit = site.flow('deposit')
  deposit.send({ type: 'deposit.changeAmount', text: '500' })
  deposit.send({ type: 'deposit.submit' })
  await site.advance(0)
}

async function newestPayment(site: MockSite) {
  const [payment] = await site.control.payments()
  if (!payment) throw new Error('the server has no payment')
  return payment
}

/** The last accepted answer of a call. */
function answerOf({ wire }: MockSite, part: string) {
  const call = wire.findLast(
    ({ url, answered }) => url.includes(part) && JSON.parse(answered).code === 0,
  )
  if (!call) throw new Error(`${part} was not answered`)
  return JSON.parse(call.answered)
}

/** The states that an actor went through, each as often as it was entered. */
function valuesOf(sent: readonly StatelyInspectionEvent[], name: string): unknown[] {
  const actor = sent.find((message) => message.type === '@xstate.actor' && message.name === name)
  const values = sent.flatMap((message) =>
    message.type === '@xstate.snapshot' && message.sessionId === actor?.sessionId
      ? [Reflect.get(message.snapshot, 'value')]
      : [],
  )
  return values.filter(
    (value, index) => index === 0 || outermost(value) !== outermost(values[index - 1]),
  )
}

function outermost(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.keys(value)[0] : value
}
