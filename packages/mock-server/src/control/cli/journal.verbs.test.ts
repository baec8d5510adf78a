import { masked } from '@croupier/core/contract'
import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'

const titles =
  ' call  time in Bangkok          endpoint          answer     took  given up  request                               armed'

const credit = (id: number, time: string) =>
  `    ${id}  2026-11-20 ${time}  getCredit         0           0ms            POST /api/v1/member/credit`

/** A login, and a request for a QR code that was lost after a minute. */
async function open() {
  const commandLine = openTestCommandLine()
  const { signIn, createQr, control } = commandLine
  const { access } = await signIn()
  await control.advance(60_000)
  await control.fault('createQr', 'reset', { applied: true })
  await createQr(access).catch(() => {})
  return { ...commandLine, access }
}

const login =
  '    1  2026-11-20 14:00:00.000  login             0           0ms            POST /login'
const lostQr =
  '    2  2026-11-20 14:01:00.000  createQr          —           0ms            GET /api/v1/member/payment/payment    fault.reset'

describe('journal', () => {
  it('tells the calls in columns, the oldest first', async () => {
    const { mock } = await open()
    expect(await mock('journal')).toEqual(wrote(titles, login, lostQr))
  })

  it.each([
    [['--endpoint', 'login'], [login]],
    [['--since', '1'], [lostQr]],
    [['--since', '59s'], [lostQr]],
    [
      ['--since', '1m'],
      [login, lostQr],
    ],
    [['--since', '2026-11-20T14:00:01+07:00'], [lostQr]],
    [['--since', '2026-11-20T07:00:00Z', '--endpoint', 'login'], [login]],
  ])('with %o tells those only', async (args, lines) => {
    const { mock } = await open()
    expect(await mock('journal', ...args)).toEqual(wrote(titles, ...lines))
  })

  it('says that there are none', async () => {
    const { mock } = await open()
    expect(await mock('journal', '--endpoint', 'pollQr')).toEqual(wrote('No calls.'))
  })

  it('tells a machine all of each call, with the secrets masked', async () => {
    const { mock, control, access } = await open()
    const { code, out } = await mock('journal', '--json')
    expect([code, JSON.parse(out)]).toEqual([0, await control.requests()])
    expect(['demo1234', access].filter((secret) => out.includes(secret))).toEqual([])
    expect(out).toContain(masked)
  })

  it.each<[string, string[], string]>([
    [
      'an unknown endpoint',
      ['--endpoint', 'createQR'],
      'There is no endpoint "createQR": did you mean createQr?',
    ],
    [
      'what is no moment',
      ['--since', 'yesterday'],
      '--since cannot be "yesterday": give a length of time such as 10m, an instant such as 2026-11-20T14:00:00+07:00 or the number of a call.',
    ],
  ])('refuses %s', async (_what, args, error) => {
    const { mock } = await open()
    expect(await mock('journal', ...args)).toEqual(failed(2, error))
  })
})

describe('journal --follow', () => {
  it('tells what came, what comes, and that the world began anew', async () => {
    const { start, call, control, access } = await open()
    const { ended, written, stop } = start('journal', '--follow', '--since', '1')
    await written('fault.reset')
    await control.advance(-30_000)
    await call('getCredit', { token: access })
    await written('getCredit')
    await control.reset()
    await call('checkMaintenance')
    await written('checkMaintenance')
    stop()
    expect(await ended).toEqual(
      wrote(
        titles,
        lostQr,
        credit(3, '14:00:30.000'),
        'The world "default" is as it began.',
        '    1  2026-11-20 14:00:00.000  checkMaintenance  1           0ms            GET /',
      ),
    )
  })

  it('tells a call again when its caller gives it up', async () => {
    const { start, call, clock, control } = await open()
    const { ended, written, stop } = start('journal', '--follow', '--since', '2')
    await control.fault('checkMaintenance', 'hang')
    const abort = new AbortController()
    const given = call('checkMaintenance', { signal: abort.signal }).catch(() => 'up')
    await written('fault.hang')
    await clock.advance(1_500)
    abort.abort()
    await given
    await written('1500ms')
    stop()
    const told = (givenUp: string) =>
      `    3  2026-11-20 14:01:00.000  checkMaintenance  —           0ms  ${givenUp}  GET /                                 fault.hang`
    expect(await ended).toEqual(wrote(titles, told('        '), told('  1500ms')))
  })

  it('tells a machine one call a line, of the endpoint that it asked for', async () => {
    const { start, call, control, access } = await open()
    const { ended, written, stop } = start(
      'journal',
      '--follow',
      '--json',
      '--endpoint',
      'getCredit',
    )
    await call('getCredit', { token: access })
    await written('getCredit')
    await call('checkMaintenance')
    await call('getCredit', { token: access })
    await written('"id":5')
    stop()
    const expected = await control.requests({ endpoint: 'getCredit' })
    expect(await ended).toEqual(wrote(...expected.map((entry) => JSON.stringify(entry))))
  })
})
