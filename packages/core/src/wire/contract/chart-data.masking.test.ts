import { describe, expect, it } from 'vitest'
import { isHiddenName, maskAll, maskChartData } from './chart-data.masking.ts'
import { classifiedFields, masked } from './masking.ts'

describe('the names of what a chart should not tell', () => {
  it('are all that the contract marks', () => {
    expect([...classifiedFields.keys()].filter((name) => !isHiddenName(name))).toEqual([])
  })

  it.each([
    'accessToken',
    'refreshTokens',
    'rewardToken',
    'authReward',
    'apollo-token',
    'newPassword',
    'otp',
    'debugKey',
    'qrCode',
    'paymentId',
    'merchantRef',
    'username',
    'firstName',
    'last_name',
    'bankAccount',
    'accountNumber',
    'acc_no',
    'phoneNumber',
    'phones',
  ])('%s is one', (name) => {
    expect(isHiddenName(name)).toBe(true)
  })

  it.each([
    'name',
    'channelKey',
    'amountText',
    'payAmount',
    'sessionVersion',
    'deadline',
    'author',
    'accepted',
    'shipping',
  ])('%s is none', (name) => {
    expect(isHiddenName(name)).toBe(false)
  })

  it('are read on from the name around them', () => {
    expect([isHiddenName('payment', 'id'), isHiddenName('channel', 'id')]).toEqual([true, false])
  })
})

describe('masking a chart’s data', () => {
  it('hides a payment’s handles and leaves its amount and deadline', () => {
    const payment = { id: 'pay-7', qrCode: '00020101', payAmount: 50_003, deadline: 1_800_000 }
    expect(maskChartData({ payment, channels: [{ id: 'pp-1', name: 'PromptPay QR' }] })).toEqual({
      payment: { id: masked, qrCode: masked, payAmount: 50_003, deadline: 1_800_000 },
      channels: [{ id: 'pp-1', name: 'PromptPay QR' }],
    })
  })

  it('hides a person wherever they stand', () => {
    expect(
      maskChartData({ start: { username: 'demo' }, profile: [{ firstName: 'A', lastName: 'B' }] }),
    ).toEqual({
      start: { username: masked },
      profile: [{ firstName: masked, lastName: masked }],
    })
  })

  it('says whether there is something, not what', () => {
    const login = { username: '', isPasswordFilled: true, hasToken: false, password: null }
    expect(maskChartData(login)).toEqual(login)
  })

  it('hides everything beneath a name that says so', () => {
    expect(maskChartData({ account: { limits: [1, 'x'], isOpen: true } })).toEqual({
      account: { limits: [masked, masked], isOpen: true },
    })
  })

  it('tells the code of a refusal from one that was typed', () => {
    expect(maskChartData({ refusal: { code: 98 }, code: '483920' })).toEqual({
      refusal: { code: 98 },
      code: masked,
    })
  })

  it('leaves the address of a page and hides that of a person or of a wallet', () => {
    const shown = { route: 'index', address: { path: '/', query: { sideDeposit: 'true' } } }
    expect(
      maskChartData({ shown, address: '/en?sideDeposit=true', wallet: { address: 'TQ5kCanary' } }),
    ).toEqual({ shown, address: '/en?sideDeposit=true', wallet: { address: masked } })
  })

  it('hides parameters of addresses by their names, also inside one another', () => {
    const inner = '/recover?ticket=canary-3f9c&step=2'
    expect(
      maskChartData([`/login?url=${encodeURIComponent(inner)}&tab=1`, '/?token=%E0%A4']),
    ).toEqual([
      `/login?url=${encodeURIComponent(`/recover?ticket=${masked}&step=2`)}&tab=1`,
      `/?token=${masked}`,
    ])
  })

  it.each([
    '00020101021229370016A000000677010111',
    'data:image/png;base64,iVBORw0KGgo=',
    'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2ln',
  ])('knows %s without a name', (text) => {
    expect(maskChartData({ note: text })).toEqual({ note: masked })
  })

  it.each([
    ['Call 081-234-5678 now', `Call ${masked} now`],
    ['to +66812345678', `to ${masked}`],
    ['account 1234567890', `account ${masked}`],
    ['665f1c2ab4e8d90012345678', '665f1c2ab4e8d90012345678'],
    ['500.00 baht, code 98', '500.00 baht, code 98'],
    ['payment:pp-1', 'payment:pp-1'],
  ])('reads %j as %j', (text, shown) => {
    expect(maskChartData(text)).toBe(shown)
  })

  it('hides every text and number of data that has no names', () => {
    expect(maskAll(['canary', { any: 7, more: [true, null] }])).toEqual([
      masked,
      { any: masked, more: [true, null] },
    ])
  })

  it('does not change what it was given', () => {
    const context = { username: 'demo', list: [{ token: 'canary' }] }
    maskChartData(context)
    expect(context).toEqual({ username: 'demo', list: [{ token: 'canary' }] })
  })
})
