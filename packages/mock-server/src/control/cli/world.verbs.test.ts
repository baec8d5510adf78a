import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'

describe('clock', () => {
  it('tells the time, moves it both ways, sets it and takes it back', async () => {
    const { mock } = openTestCommandLine()
    const own =
      '2026-11-20 14:00:00.000 in Bangkok (2026-11-20T07:00:00.000Z), the server’s own time'
    expect(await mock('clock')).toEqual(wrote(own))
    expect(await mock('clock', '+10m')).toEqual(
      wrote(
        '2026-11-20 14:10:00.000 in Bangkok (2026-11-20T07:10:00.000Z), 10m ahead of the server',
      ),
    )
    expect(await mock('clock', '-1h30m')).toEqual(
      wrote(
        '2026-11-20 12:40:00.000 in Bangkok (2026-11-20T05:40:00.000Z), 1h20m behind the server',
      ),
    )
    expect(await mock('clock', '2026-11-20T23:59:50+07:00')).toEqual(
      wrote(
        '2026-11-20 23:59:50.000 in Bangkok (2026-11-20T16:59:50.000Z), 9h59m50s ahead of the server',
      ),
    )
    expect(await mock('clock', 'reset')).toEqual(wrote(own))
    expect(await mock('clock', '1d', '--json')).toEqual(
      wrote(
        `{"now":${Date.UTC(2026, 10, 21, 7)},"iso":"2026-11-21T07:00:00.000Z","offsetMs":86400000,"isFrozen":false,"skew":null}`,
      ),
    )
  })

  it.each([
    [
      'tomorrow',
      'The clock cannot be set to "tomorrow": give a length of time such as +10m or -1h30m, an instant such as 2026-12-31T23:59:50+07:00, or reset.',
    ],
    ['1999-12-31', 'The clock cannot go to "1999-12-31": its years are 2000 to 2099.'],
    ['+99999d', 'The clock cannot go to "+99999d": its years are 2000 to 2099.'],
    ['-99999d', 'The clock cannot go to "-99999d": its years are 2000 to 2099.'],
  ])('refuses %s', async (instant, error) => {
    const { mock } = openTestCommandLine()
    expect(await mock('clock', instant)).toEqual(failed(2, error))
  })
})

describe('freeze and thaw', () => {
  it('stop the time, which can still be moved, and let it go on from where it stands', async () => {
    const { mock, clock } = openTestCommandLine()
    expect(await mock('freeze')).toEqual(
      wrote(
        '2026-11-20 14:00:00.000 in Bangkok (2026-11-20T07:00:00.000Z), frozen, the server’s own time',
      ),
    )
    await clock.advance(second)
    expect(await mock('clock', '+10m')).toEqual(
      wrote(
        '2026-11-20 14:10:00.000 in Bangkok (2026-11-20T07:10:00.000Z), frozen, 9m59s ahead of the server',
      ),
    )
    await clock.advance(second)
    expect(await mock('thaw', '--json')).toEqual(
      wrote(
        `{"now":${Date.UTC(2026, 10, 20, 7, 10)},"iso":"2026-11-20T07:10:00.000Z","offsetMs":598000,"isFrozen":false,"skew":null}`,
      ),
    )
    await clock.advance(second)
    expect(await mock('clock')).toEqual(
      wrote(
        '2026-11-20 14:10:01.000 in Bangkok (2026-11-20T07:10:01.000Z), 9m58s ahead of the server',
      ),
    )
  })
})

describe('skew', () => {
  it('dates some answers wrongly, says so, and takes it back', async () => {
    const { mock } = openTestCommandLine()
    const own =
      '2026-11-20 14:00:00.000 in Bangkok (2026-11-20T07:00:00.000Z), the server’s own time'
    expect([
      await mock('skew', '+20m'),
      await mock('skew'),
      await mock('skew', '-1d', '--every', '2'),
      await mock('skew', 'off'),
    ]).toEqual([
      wrote(`${own}; one of 3 answers is dated 20m ahead`),
      wrote(`${own}; one of 3 answers is dated 20m ahead`),
      wrote(`${own}; one of 2 answers is dated 1d behind`),
      wrote(own),
    ])
  })

  it.each(['soon', '-400d'])('refuses %s', async (typed) => {
    const { mock } = openTestCommandLine()
    expect(await mock('skew', typed)).toEqual(
      failed(
        2,
        `Answers cannot be dated wrongly by "${typed}": give a length of time such as +20m or -1d, a year at most, or off.`,
      ),
    )
  })
})

describe('members', () => {
  it('are listed without their passwords', async () => {
    const { mock, control, signIn } = openTestCommandLine()
    await signIn('onechannel')
    await control.putMember({ username: 'onechannel', flags: ['uplineLocked', 'accountBlocked'] })
    await control.putMember({
      username: 'limited',
      limits: { minimumWithdraw: 300, withdrawAmountPerDay: 5_000.5, withdrawalsPerDay: 3 },
    })
    expect(await mock('members')).toEqual(
      wrote(
        'member        balance  logged in  facts                                                           channels',
        'demo        12,500.50  no                                                                         bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'onechannel   1,000.00  yes        uplineLocked, accountBlocked                                    pp-1',
        'nochannels   1,000.00  no',
        'noprofile    1,000.00  no         no profile                                                      bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'nousdt       1,000.00  no                                                                         bank-1, bank-2, pp-1, pp-2, tw-1',
        'oneusdt      1,000.00  no                                                                         bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1',
        'noaccount    1,000.00  no         no bank account                                                 bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'broke            0.00  no                                                                         bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'waiting      1,000.00  no         withdraw locked                                                 bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'upline       1,000.00  no         uplineLocked                                                    bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'blocked      1,000.00  no         accountBlocked                                                  bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'forced       1,000.00  no         bank notice                                                     bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'promo        1,000.00  no         offer running                                                   bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'notices      1,000.00  no                                                                         bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
        'limited          0.00  no         withdraws at least 300.00, 5,000.50 a day, 3 withdrawals a day  bank-1, bank-2, pp-1, pp-2, tw-1, usdt-1, usdt-2',
      ),
    )
    const { out } = await mock('members', '--json')
    expect(JSON.parse(out)).toEqual(await control.members())
    expect(out).not.toContain('demo1234')
  })
})

describe('site', () => {
  it('tells the configuration and takes over the fields that are given', async () => {
    const { mock, control } = openTestCommandLine()
    expect(await mock('site')).toEqual(wrote(JSON.stringify(await control.site(), null, 2)))
    const changed = await mock('site', '{"title":"Kin Casino","closed":true}', '--json')
    expect(changed).toEqual(wrote(JSON.stringify(await control.site())))
    expect(await control.site()).toMatchObject({ title: 'Kin Casino', closed: true })
  })

  it.each([
    [
      '{closed',
      'The fields of the site are not a JSON object: give one in quotes, such as \'{"closed":true}\'.',
    ],
    [
      '[1]',
      'The fields of the site are not a JSON object: give one in quotes, such as \'{"closed":true}\'.',
    ],
    ['{"tilte":"Kin"}', 'There is no site field "tilte": did you mean title?'],
    [
      '{"colours":1}',
      'There is no site field "colours": the fields are groupId, services, version, title, logo, theme, closed, registrationDisabled, affiliateHidden, affiliateLink, contactLink, linkHosts, tokenRevocation, gameFigures, tournamentDetails, authorizationScheme, texts, socialLinks, partners, banks, bankLogos, payoutPassword, promotionClaim, removedNotePhrase, pictureSizes, liveChat, analytics, speedReports, gameHosts, paymentPictureHosts, paymentLinks, bankApps.',
    ],
    [
      '{"closed":"yes"}',
      'Field "closed" of the body is missing or wrong: Invalid input: expected boolean, received string.',
    ],
  ])('refuses %s', async (fields, error) => {
    const { mock } = openTestCommandLine()
    expect(await mock('site', fields)).toEqual(failed(2, error))
  })
})

describe('maintenance', () => {
  it('begins, is asked about and ends', async () => {
    const { mock, call } = openTestCommandLine()
    expect(await mock('maintenance', 'on')).toEqual(
      wrote('The world "default" is under maintenance.'),
    )
    expect((await call('checkMaintenance')).json()).toEqual({ code: 0 })
    expect(await mock('maintenance', '--json')).toEqual(wrote('{"on":true}'))
    expect(await mock('maintenance', 'off')).toEqual(
      wrote('The world "default" is not under maintenance.'),
    )
  })

  it('is on or off and nothing else', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('maintenance', 'maybe')).toEqual(
      failed(2, 'Maintenance cannot be "maybe": say on or off.'),
    )
  })
})

describe('dialect', () => {
  it('is plain until it is changed, outlives a reset, and is one of two', async () => {
    const { mock } = openTestCommandLine()
    const said = [await mock('dialect'), await mock('dialect', 'odd')]
    await mock('reset')
    said.push(await mock('dialect', '--json'), await mock('dialect', 'ood'))
    expect(said).toEqual([
      wrote('The world "default" speaks the plain dialect.'),
      wrote('The world "default" speaks the odd dialect.'),
      wrote('{"dialect":"odd"}'),
      failed(2, 'There is no dialect "ood": say plain or odd.'),
    ])
  })
})

describe('reset', () => {
  it('makes the world as it began, from a seed of one’s own too', async () => {
    const { mock, signIn, control } = openTestCommandLine()
    const first = await signIn()
    expect(await mock('reset')).toEqual(wrote('The world "default" is as it began.'))
    expect(await control.requests()).toEqual([])
    expect(await signIn()).toEqual(first)
    expect(await mock('reset', '--seed', '7', '--json')).toEqual(wrote('{"world":"default"}'))
    expect(await signIn()).not.toEqual(first)
  })

  it('stops the clock at the instant from which the world begins', async () => {
    const { mock, control } = openTestCommandLine()
    await mock('reset', '--frozen-at', '2026-12-31T23:59:50+07:00')
    expect(await control.clock()).toMatchObject({ iso: '2026-12-31T16:59:50.000Z', isFrozen: true })
  })

  it.each(['tomorrow', '1999-12-31T00:00:00Z'])('refuses to begin at %s', async (instant) => {
    const { mock } = openTestCommandLine()
    expect(await mock('reset', '--frozen-at', instant)).toEqual(
      failed(
        2,
        `--frozen-at cannot be "${instant}": give an instant such as 2026-12-31T23:59:50+07:00, of the years 2000 to 2099.`,
      ),
    )
  })

  it('refuses a seed that is too long', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('reset', '--seed', '1234567890')).toEqual(
      failed(2, '--seed cannot be "1234567890": give a whole number of at most nine digits.'),
    )
  })
})
