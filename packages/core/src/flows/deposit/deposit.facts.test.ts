import { describe, expect, it } from 'vitest'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { createMemoryStorage, noStorage } from '../../base/ports/storage.ts'
import { day, minute } from '../../base/time/durations.ts'
import { hasWaitingPayment, paymentKeyOf } from '../../member/session/waiting.payment.ts'
import { promptPayCode } from '../../wire/contract/examples/wire.examples.ts'
import { createDepositFacts } from './deposit.facts.ts'
import type { StoredPayment } from './deposit.types.ts'

const stored: StoredPayment = {
  payment: {
    id: 'pay-1',
    form: 'text',
    qrCode: promptPayCode,
    payAmount: satang(50_037),
    reference: 'REF-1',
    createdAt: testEpoch,
    deadline: testEpoch + 15 * minute,
    isDeadlineAssumed: false,
  },
  paymentChannel: { name: 'PromptPay', accountName: null, bonusLabel: 'โบนัส 5%' },
  channelKey: 'payment:p-1',
  amountText: '500',
  isReuseWarned: false,
  isPictureAwaited: false,
}
const draft = { channelKey: 'payment:p-1', amountText: '50x', isAsking: false }

/** A clock that two answers confirm, or one that may be wrong. */
function at(now: number, isConfirmed = true) {
  return { now: () => now, isConfirmed: () => isConfirmed }
}

function setUp(username = 'demo') {
  const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
  return { facts: createDepositFacts(storages, username), storages }
}

describe('a stored code that is an address', () => {
  const addressed = (qrCode: string): StoredPayment => ({
    ...stored,
    payment: { ...stored.payment, form: 'link', qrCode },
  })

  it.each([
    ['scbeasy://payments/1', 'link'],
    ['https://content.test/qr.png', 'image'],
    ['javascript://pay.test/%0aalert(1)', 'text'],
    ['https://evil.test/qr.png', 'text'],
  ])('%s is shown as the site’s settings allow, whatever form is stored: %s', (qrCode, form) => {
    const { storages } = setUp()
    const places = { pictureOrigins: ['https://content.test'], links: ['scbeasy:', 'pay.test'] }
    const facts = createDepositFacts(storages, 'demo', places)
    facts.rememberPayment(addressed(qrCode))
    expect(facts.readPayment(at(testEpoch))?.payment.form).toBe(form)
  })
})

describe('a waiting payment', () => {
  it('is read back unchanged', () => {
    const { facts } = setUp()
    facts.rememberPayment(stored)
    expect(facts.readPayment(at(testEpoch + minute))).toEqual(stored)
  })

  it('is read back without a reference', () => {
    const { facts } = setUp()
    const without = { ...stored, payment: { ...stored.payment, reference: null } }
    facts.rememberPayment(without)
    expect(facts.readPayment(at(testEpoch))).toEqual(without)
  })

  it('that was stored without its channel is read back', () => {
    const { facts, storages } = setUp()
    const { paymentChannel: _, ...older } = stored
    storages.local.write(paymentKeyOf('demo'), JSON.stringify(older))
    expect(facts.readPayment(at(testEpoch))).toEqual({ ...stored, paymentChannel: null })
  })

  it('outlives the tab, and belongs to one member only', () => {
    const { facts, storages } = setUp()
    facts.rememberPayment(stored)
    const found = ['demo', 'demo2', ''].map((username) =>
      hasWaitingPayment(storages.local, username),
    )
    expect(found).toEqual([true, false, false])
  })

  it.each([
    ['at once', 0, true],
    ['after its deadline, because it may have been paid', 20 * minute, true],
    ['after a day', day, true],
    ['after more than a day', day + 1, false],
  ])('read %s (%i ms) is found: %j', (_when, after, isFound) => {
    const { facts } = setUp()
    facts.rememberPayment(stored)
    expect(facts.readPayment(at(testEpoch + after))).toEqual(isFound ? stored : null)
  })

  it('is found at any age if the clock is unconfirmed [OPEN-83]', () => {
    const { facts } = setUp()
    facts.rememberPayment(stored)
    expect(facts.readPayment(at(testEpoch + 900 * day, false))).toEqual(stored)
  })

  it('keeps its deadline if an older version of the site stored it', () => {
    const { facts, storages } = setUp()
    facts.rememberPayment(stored)
    const { isDeadlineAssumed, ...older } = stored.payment
    const [key = ''] = storages.local.keys()
    storages.local.write(key, JSON.stringify({ ...stored, payment: older }))
    expect([isDeadlineAssumed, facts.readPayment(at(testEpoch))]).toEqual([false, stored])
  })

  it('is kept if it is a different one, which another tab has stored since', () => {
    const { facts } = setUp()
    facts.rememberPayment(stored)
    facts.forgetPayment('another')
    const afterOther = facts.readPayment(at(testEpoch))
    facts.forgetPayment(stored.payment.id)
    expect([afterOther, facts.readPayment(at(testEpoch))]).toEqual([stored, null])
  })

  it('is removed on request', () => {
    const { facts, storages } = setUp()
    facts.rememberPayment(stored)
    facts.rememberDraft(draft)
    facts.forgetPayment(null)
    expect([facts.readPayment(at(testEpoch)), storages.local.keys(), facts.readDraft()]).toEqual([
      null,
      [],
      draft,
    ])
  })

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...stored, payment: null }),
    JSON.stringify({ ...stored, channelKey: null }),
    JSON.stringify({ ...stored, isReuseWarned: 'no' }),
    JSON.stringify({ ...stored, payment: { ...stored.payment, id: 7 } }),
    JSON.stringify({ ...stored, payment: { ...stored.payment, payAmount: 500.37 } }),
    JSON.stringify({ ...stored, payment: { ...stored.payment, payAmount: '50037' } }),
    JSON.stringify({ ...stored, payment: { ...stored.payment, deadline: null } }),
    JSON.stringify({ ...stored, payment: { ...stored.payment, createdAt: undefined } }),
  ])('is null if %j is stored', (text) => {
    const { facts, storages } = setUp()
    facts.rememberPayment(stored)
    for (const key of storages.local.keys()) storages.local.write(key, text)
    expect(facts.readPayment(at(testEpoch))).toBeNull()
  })
})

describe('a draft', () => {
  it('is read back in the same tab as typed, even if that is invalid', () => {
    const { facts, storages } = setUp()
    facts.rememberDraft(draft)
    expect([facts.readDraft(), storages.local.keys()]).toEqual([draft, []])
    expect(createDepositFacts(storages, 'demo2').readDraft()).toBeNull()
    facts.forgetDraft()
    expect([facts.readDraft(), storages.session.keys()]).toEqual([null, []])
  })

  it.each(['', '[]', '{"channelKey":1,"amountText":""}', '{"channelKey":"payment:p-1"}'])(
    'is null if %j is stored',
    (text) => {
      const { facts, storages } = setUp()
      facts.rememberDraft(draft)
      for (const key of storages.session.keys()) storages.session.write(key, text)
      expect(facts.readDraft()).toBeNull()
    },
  )
})

describe('a browser that stores nothing', () => {
  it('has no facts, and throws no error', () => {
    const facts = createDepositFacts({ local: noStorage, session: noStorage }, 'demo')
    facts.rememberPayment(stored)
    facts.rememberDraft(draft)
    expect([facts.readPayment(at(testEpoch)), facts.readDraft()]).toEqual([null, null])
  })
})
