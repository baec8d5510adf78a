import { bankIds } from '@croupier/core/site'
import { describe, expect, it } from 'vitest'
import { registration } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'

describe('members', () => {
  it('are looked at without their passwords', async () => {
    const { control, signIn } = openTestWorld()
    await signIn()
    const members = await control.members()
    expect(
      members.map(({ username, balance, isSignedIn }) => [username, balance, isSignedIn]),
    ).toEqual([
      ['demo', 12500.5, true],
      ...['onechannel', 'nochannels', 'noprofile', 'nousdt', 'oneusdt', 'noaccount'].map((name) => [
        name,
        1000,
        false,
      ]),
      ['broke', 0, false],
      ...['waiting', 'upline', 'blocked', 'forced', 'promo', 'notices'].map((name) => [
        name,
        1000,
        false,
      ]),
    ])
    expect(JSON.stringify(members)).not.toContain('demo1234')
  })

  it('are told with what follows from what they did, and with what they log in and confirm with', async () => {
    const { call, control, raw, signIn } = openTestWorld()
    const { access } = await signIn()
    await call('withdraw', { token: access, body: { balance: 500 } })
    await call('requestOtp', { body: { phone: registration.phone, purpose: 'register' } })
    await call('register', { body: { ...registration, otp: '123456' } })
    const followed = (await control.members())
      .filter(({ username }) => ['demo', 'onechannel', 'newcomer'].includes(username))
      .map((one) => [one.username, one.withdrawLockedUntil, one.isOfferRunning])
    expect(followed).toEqual([
      ['demo', Date.UTC(2026, 10, 20, 7, 10), false],
      ['onechannel', null, false],
      ['newcomer', null, true],
    ])
    const [, told] = await raw('/__mock/members')
    expect({ ...told, members: [], fresh: null }).toEqual({
      members: [],
      fresh: null,
      banks: bankIds,
      channels: ['bank-1', 'bank-2', 'pp-1', 'pp-2', 'tw-1'],
      usdt: ['usdt-1', 'usdt-2'],
      networks: [
        { id: 'usdt-1', network: 'TRC20' },
        { id: 'usdt-2', network: 'ERC20' },
      ],
      flags: ['uplineLocked', 'passwordLocked', 'accountBlocked'],
      password: 'demo1234',
      oneTimeCode: '123456',
    })
  })

  it('are made and changed', async () => {
    const { control, signIn, balance, call } = openTestWorld()
    await control.putMember({
      username: 'rich',
      balance: 1_000_000.25,
      channels: ['pp-2'],
      usdt: [],
    })
    const { access } = await signIn('rich')
    expect(await balance(access)).toBe(1_000_000.25)
    const { result } = (await call('getProfile', { token: access })).json()
    expect(result.payment.map(({ id }: { id: string }) => id)).toEqual(['pp-2'])
    await control.putMember({ username: 'rich', balance: 0 })
    expect(await balance(access)).toBe(0)
  })

  it('are made with every fact, each of which changes alone', async () => {
    const { control } = openTestWorld()
    const facts = {
      username: 'whole',
      balance: 2_500.75,
      firstname: 'Wipa',
      lastname: 'Thong',
      bankId: 'ktb',
      bankAccount: '9876543210',
      group: 'VIP',
      phone: '0811111111',
      lineId: 'wipa-chats',
      channels: ['bank-2', 'tw-1'],
      usdt: ['usdt-2'],
      limits: { minimumWithdraw: 300, withdrawAmountPerDay: 5_000.5, withdrawalsPerDay: 3 },
      flags: ['passwordLocked'],
      isUpgradeForced: true,
      hasProfile: false,
      withdrawLockedUntil: Date.UTC(2026, 10, 20, 8),
      isOfferRunning: true,
    } as const
    const whole = {
      ...facts,
      id: '665f1c2ab4e8d90012ab0015',
      isSignedIn: false,
    }
    expect(await control.putMember({ ...facts, password: 'other-one' })).toEqual(whole)
    const changed = await control.putMember({
      username: 'whole',
      limits: { withdrawAmountPerDay: null },
      phone: null,
      lineId: null,
      withdrawLockedUntil: null,
      isOfferRunning: false,
    })
    expect(changed).toEqual({
      ...whole,
      limits: { ...facts.limits, withdrawAmountPerDay: null },
      phone: null,
      lineId: null,
      withdrawLockedUntil: null,
      isOfferRunning: false,
    })
  })

  it.each([
    [{ username: 'x', channels: ['pp-9'] }, 'channels'],
    [{ username: 'x', usdt: ['pp-1'] }, 'usdt'],
    [{ username: 'x', balance: 0.001 }, 'balance'],
    [{ username: 'x', balance: -1 }, 'balance'],
    [{ username: 'x', flags: ['sleepy'] }, 'flags.0'],
    [{ username: 'with space' }, 'username'],
    [{ balance: 5 }, 'username'],
    [{ username: 'x', password: '' }, 'password'],
    [{ username: 'x', bankAccount: '123' }, 'bankAccount'],
    [{ username: 'x', bankId: 'piggy' }, 'bankId'],
    [{ username: 'x', group: 5 }, 'group'],
    [{ username: 'x', phone: '0712345678' }, 'phone'],
    [{ username: 'x', phone: '0800000001' }, 'phone'],
    [{ username: 'x', lineId: '' }, 'lineId'],
    [{ username: 'x', hasProfile: 'no' }, 'hasProfile'],
    [{ username: 'x', withdrawLockedUntil: 'soon' }, 'withdrawLockedUntil'],
    [{ username: 'x', isOfferRunning: 1 }, 'isOfferRunning'],
    [{ username: 'x', limits: { minimumWithdraw: 0.001 } }, 'limits.minimumWithdraw'],
    [{ username: 'x', limits: { withdrawAmountPerDay: 0.001 } }, 'limits.withdrawAmountPerDay'],
    [{ username: 'x', limits: { withdrawalsPerDay: 1.5 } }, 'limits.withdrawalsPerDay'],
    [{ username: 'x', limits: { perHour: 1 } }, 'perHour'],
    [{ username: 'x', blance: 5 }, 'blance'],
  ])('are refused for %o', async (body, field) => {
    const { raw } = openTestWorld()
    expect(await raw('/__mock/members', body)).toEqual([
      400,
      expect.objectContaining({ error: expect.any(String), hint: expect.any(String), field }),
    ])
  })
})
