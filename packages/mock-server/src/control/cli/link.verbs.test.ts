import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'
import { endpointNames } from '../../calls/matching.ts'

describe('link', () => {
  it('writes an address that enters the world with the cases armed and goes on', async () => {
    const { mock, server } = openTestCommandLine()
    const cases = ['deposit-qr.98', 'session.7003.call@getCredit']
    const address =
      'http://mock.test/?world=qa&arm=deposit-qr.98,session.7003.call@getCredit&next=/deposit%3Fa%3D1%26b%3D%C3%A9'
    const args = ['link', ...cases, '--world', 'qa', '--next', '/deposit?a=1&b=é']
    expect(await mock(...args)).toEqual(wrote(address))
    expect(await mock(...args, '--json')).toEqual(wrote(JSON.stringify({ link: address })))
    const answer = await server.fetch(new Request(address))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/deposit?a=1&b=%C3%A9'])
    expect(await mock('armed', '--world', 'qa')).toEqual(
      wrote(
        'armed              endpoint   calls   late  answer',
        'session.7003.call  getCredit  next 1',
        'deposit-qr.98      createQr   next 1',
      ),
    )
  })

  it('carries faults and for how many calls, as the control room does', async () => {
    const { mock, server } = openTestCommandLine()
    const armings = ['fault.reset@createQr:applied', 'login.other:times=always:code=4242']
    const address = `http://mock.test/?world=default&arm=${armings.join(',')}`
    expect(await mock('link', ...armings)).toEqual(wrote(address))
    await server.fetch(new Request(address))
    expect(await mock('armed')).toEqual(
      wrote(
        'armed        endpoint  calls           late  answer',
        'login.other  login     until disarmed        code 4242',
        'fault.reset  createQr  next 1                lost after the handler ran',
      ),
    )
  })

  it('enters a world without arming anything', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('link', '--url', 'http://phone.test:8080/__mock')).toEqual(
      wrote('http://phone.test:8080/?world=default'),
    )
  })

  it.each<[string, string[], string]>([
    [
      'an unknown case',
      ['login.500'],
      'There is no case "login.500": did you mean login.5000 or login.5001?',
    ],
    [
      'a case of any call without its endpoint',
      ['session.7002'],
      `The case "session.7002" can happen to any call, so it needs an endpoint: name one of ${endpointNames().join(', ')}.`,
    ],
    [
      'an endpoint that does not fit',
      ['login.5000@pollQr'],
      'The case "login.5000" can only happen to login: leave the endpoint out.',
    ],
    [
      'a fault of no known call',
      ['fault.reset@createQ'],
      'There is no endpoint "createQ": did you mean createQr?',
    ],
    [
      'an option that does not exist',
      ['deposit-qr.98:time=3'],
      'Unknown field "time" in the query: Unrecognized key: "time".',
    ],
    [
      'an address of another site',
      ['--next', '//evil.test'],
      'Next is not a path of this site: it starts with one slash, like /deposit.',
    ],
  ])('refuses %s', async (_what, args, error) => {
    const { mock } = openTestCommandLine()
    expect(await mock('link', ...args)).toEqual(failed(2, error))
  })
})
