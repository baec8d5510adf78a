import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'
import { endpointNames } from '../../calls/matching.ts'
import { catalogue } from '../../catalogue/cases.ts'

describe('cases', () => {
  it('lists those with the words, in columns, and marks the armed ones', async () => {
    const { mock } = openTestCommandLine()
    await mock('arm', 'session.7002', '--endpoint', 'getCredit')
    expect(await mock('cases', '7002')).toEqual(
      wrote(
        'case                  endpoint  code  now    what the site does',
        'session.7002          any       7002  armed  Session invalid: end it and go to login, with no refresh attempt.',
        'session.7002.refresh  refresh   7002         Refresh refused as invalid: end the session and go to login.',
        '',
        '2 cases, 1 armed',
      ),
    )
  })

  it('searches by several words and says when none has them', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('cases', 'Keep', 'polling')).toEqual(
      wrote(
        'case                  endpoint  code  now  what the site does',
        'deposit-poll.pending  pollQr               Anything else, or a network failure: keep polling.',
        '',
        '1 case, 0 armed',
      ),
    )
    expect(await mock('cases', 'nonsense')).toEqual(wrote('No case has the words "nonsense".'))
  })

  it('lists all of them to a machine', async () => {
    const { mock } = openTestCommandLine()
    const { code, out, error } = await mock('cases', '--json')
    expect([code, error]).toEqual([0, ''])
    expect(JSON.parse(out)).toEqual(
      catalogue.map(({ answer: { type }, ...facts }) => ({
        ...facts,
        takesCode: type === 'refusal' && facts.code === null,
        armed: false,
      })),
    )
  })
})

describe('arm', () => {
  it('says what the next calls meet', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('arm', 'deposit-qr.98')).toEqual(
      wrote('The next call of createQr meets deposit-qr.98.'),
    )
    expect(
      await mock('arm', 'session.7002', '--endpoint=getCredit', '--times', 'always', '--delay=2s'),
    ).toEqual(wrote('Every call of getCredit meets session.7002, 2s late, until disarmed.'))
    expect(await mock('arm', 'login.other', '--code', '-5', '--times', '3')).toEqual(
      wrote('The next 3 calls of login meet login.other.'),
    )
    expect(await mock('armed')).toEqual(
      wrote(
        'armed          endpoint   calls           late  answer',
        'login.other    login      next 3                code -5',
        'session.7002   getCredit  until disarmed    2s',
        'deposit-qr.98  createQr   next 1',
      ),
    )
  })

  it.each([...catalogue])('can arm $id', async ({ id, endpoint }) => {
    const { mock, control } = openTestCommandLine()
    const named = endpoint === 'any' ? 'getCredit' : endpoint
    const options = endpoint === 'any' ? ['--endpoint', named] : []
    const { code, out } = await mock('arm', id, ...options, '--json')
    expect([code, JSON.parse(out)]).toEqual([
      0,
      [{ case: id, endpoint: named, times: 1, delayMs: 0, code: null }],
    ])
    expect(await control.armed()).toEqual(JSON.parse(out))
  })

  it.each<[string, string[], string]>([
    [
      'an unknown case, with the nearest ones',
      ['deposit-qr.MISSING_FIELD'],
      'There is no case "deposit-qr.MISSING_FIELD": did you mean deposit-qr.MISSING_FIELDS?',
    ],
    [
      'a case like none',
      ['something-else-altogether'],
      'There is no case "something-else-altogether": "npm run mock -- cases" lists them.',
    ],
    [
      'no case',
      [],
      'Arm needs <case>: type npm run mock -- arm <case> [--endpoint <endpoint>] [--times <number|always>] [--delay <time>] [--code <number>].',
    ],
    [
      'an unknown endpoint',
      ['session.7002', '--endpoint', 'getcredits'],
      'There is no endpoint "getcredits": did you mean getCredit?',
    ],
    [
      'a case of any call without its endpoint',
      ['session.7002'],
      `The case "session.7002" can happen to any call, so it needs an endpoint: name one of ${endpointNames().join(', ')}.`,
    ],
    [
      'a number of calls that is none',
      ['login.5000', '--times', '0'],
      '--times cannot be "0": give a number of calls from 1 to 1000000, or always.',
    ],
    [
      'more calls than ever come',
      ['login.5000', '--times', '1000001'],
      '--times cannot be "1000001": give a number of calls from 1 to 1000000, or always.',
    ],
    [
      'a number of calls before none',
      ['login.5000', '--times', '-1'],
      '--times cannot be "-1": give a number of calls from 1 to 1000000, or always.',
    ],
    [
      'a delay without its unit',
      ['login.5000', '--delay', '2'],
      '--delay cannot be "2": give a length of time such as 500ms, 90s, 10m, 1h30m or 1d, and no more than a day.',
    ],
    [
      'a delay of days',
      ['login.5000', '--delay', '1d1ms'],
      '--delay cannot be "1d1ms": give a length of time such as 500ms, 90s, 10m, 1h30m or 1d, and no more than a day.',
    ],
    [
      'a delay into the past',
      ['login.5000', '--delay', '-5s'],
      '--delay cannot be "-5s": give a length of time such as 500ms, 90s, 10m, 1h30m or 1d, and no more than a day.',
    ],
    [
      'a code in words',
      ['login.other', '--code', 'many'],
      '--code cannot be "many": give a whole number of at most nine digits.',
    ],
    [
      'a code where the catalogue names one',
      ['login.5000', '--code', '1'],
      'The case "login.5000" has its own answer: a code is for refusals for which the catalogue names none.',
    ],
  ])('refuses %s', async (_what, args, error) => {
    const { mock, control } = openTestCommandLine()
    expect(await mock('arm', ...args)).toEqual(failed(2, error))
    expect(await control.armed()).toEqual([])
  })
})

describe('fault', () => {
  it.each<[string[], string]>([
    [
      ['createQr', 'reset', '--applied', '--times', '3'],
      'The next 3 calls of createQr meet fault.reset; the handler runs and only its answer is lost.',
    ],
    [
      ['pollQr', 'http', '--status', '503', '--times', 'always'],
      'Every call of pollQr meets fault.http, until disarmed; the handler does not run.',
    ],
    [
      ['getCredit', 'empty', '--delay', '1m'],
      'The next call of getCredit meets fault.empty, 1m late; the handler does not run.',
    ],
    [
      ['getCredit', 'slow'],
      'The next call of getCredit meets fault.slow, 5s late; the handler runs and answers.',
    ],
  ])('%o says what becomes of the call', async (args, words) => {
    const { mock } = openTestCommandLine()
    expect(await mock('fault', ...args)).toEqual(wrote(words))
  })

  it.each<[string, string[], string]>([
    [
      'an unknown endpoint',
      ['nothing', 'reset'],
      `There is no endpoint "nothing": the endpoints are ${endpointNames().join(', ')}.`,
    ],
    [
      'a mistyped kind',
      ['createQr', 'rest'],
      'There is no kind of fault "rest": did you mean reset?',
    ],
    [
      'an unknown kind',
      ['createQr', 'earthquake'],
      'There is no kind of fault "earthquake": the kinds are reset, empty, truncated, malformed, missingFields, hang, slow, http.',
    ],
    [
      'a missing kind',
      ['createQr'],
      'Fault needs <kind>: type npm run mock -- fault <endpoint> <kind> [--applied] [--times <number|always>] [--delay <time>] [--status <number>].',
    ],
    [
      'a status that is not one of http',
      ['createQr', 'reset', '--status', '500'],
      'Field "status" has no meaning for a fault of kind reset: give a status with kind http only.',
    ],
    [
      'a status that is none of a failure',
      ['createQr', 'http', '--status', '200'],
      '--status cannot be "200": give a number from 400 to 599.',
    ],
    [
      'a value for what takes none',
      ['createQr', 'reset', '--applied=yes'],
      '--applied takes no value: leave "yes" out.',
    ],
  ])('refuses %s', async (_what, args, error) => {
    const { mock, control } = openTestCommandLine()
    expect(await mock('fault', ...args)).toEqual(failed(2, error))
    expect(await control.armed()).toEqual([])
  })
})

describe('armed and disarm', () => {
  it('tell faults with what becomes of the answer', async () => {
    const { mock } = openTestCommandLine()
    await mock('fault', 'createQr', 'http', '--status', '503', '--applied')
    await mock('fault', 'pollQr', 'slow', '--times', 'always')
    expect(await mock('armed')).toEqual(
      wrote(
        'armed       endpoint  calls           late  answer',
        'fault.slow  pollQr    until disarmed    5s',
        'fault.http  createQr  next 1                status 503, lost after the handler ran',
      ),
    )
  })

  it('take away one case, one kind of fault, of one endpoint or of all, or everything', async () => {
    const { mock } = openTestCommandLine()
    for (const endpoint of ['createQr', 'pollQr']) await mock('fault', endpoint, 'reset')
    await mock('arm', 'login.5000')
    await mock('arm', 'login.5001')
    expect(await mock('disarm', 'fault.reset', '--endpoint', 'createQr')).toEqual(
      wrote('Disarmed: 1.'),
    )
    expect(await mock('disarm', 'fault.reset', '--endpoint', 'createQr')).toEqual(
      wrote('fault.reset was not armed for createQr.'),
    )
    expect(await mock('disarm', '--endpoint', 'createQr')).toEqual(
      wrote('Nothing was armed for createQr.'),
    )
    expect(await mock('disarm', 'fault.reset')).toEqual(wrote('Disarmed: 1.'))
    expect(await mock('disarm', 'login.5000')).toEqual(wrote('Disarmed: 1.'))
    expect(await mock('disarm', 'login.5000')).toEqual(wrote('login.5000 was not armed.'))
    expect(await mock('disarm', '--json')).toEqual(wrote('{"disarmed":1}'))
    expect(await mock('disarm')).toEqual(wrote('Nothing was armed.'))
    expect(await mock('armed')).toEqual(wrote('Nothing is armed.'))
    expect(await mock('armed', '--json')).toEqual(wrote('[]'))
  })

  it('refuse what can never be armed', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('disarm', 'fault.rest')).toEqual(
      failed(2, 'There is no case "fault.rest": did you mean fault.reset?'),
    )
  })
})
