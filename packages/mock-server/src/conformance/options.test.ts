import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'

const environment = { CROUPIER_PASSWORD: 'demo1234' }
const createKey = () => 'key-1'
const enough = ['--api', 'https://api.example.com/v1/', '--member', 'demo']

describe('the options of a conformance run', () => {
  test('need a backend, a member and the member’s password', () => {
    expect(readOptions(enough, environment, createKey)).toEqual({
      backend: {
        bases: {
          api: 'https://api.example.com/v1',
          auth: 'https://api.example.com/v1',
          reward: 'https://api.example.com/v1',
          chat: 'https://api.example.com/v1',
          content: 'https://api.example.com/v1',
        },
        scheme: 'Bearer',
        origin: null,
      },
      asking: {
        username: 'demo',
        password: 'demo1234',
        language: 'th',
        groupId: 'croupier-demo',
        moneyKey: null,
        places: { pictureOrigins: [], links: [] },
      },
      format: 'text',
    })
  })

  test('name the site, the form of the report, and one payment', () => {
    const args = ['--origin', 'https://casino.example/', '--format', 'junit', '--with-money']
    const read = readOptions([...enough, ...args], environment, createKey)
    expect([read?.backend.origin, read?.format, read?.asking.moneyKey]).toEqual([
      'https://casino.example',
      'junit',
      'key-1',
    ])
  })

  test('name where codes may lead', () => {
    const args = [
      '--payment-picture-hosts',
      'qr.example.com',
      '--payment-links',
      'scbeasy:, a.test',
    ]
    expect(readOptions([...enough, ...args], environment, createKey)?.asking.places).toEqual({
      pictureOrigins: ['https://qr.example.com'],
      links: ['scbeasy:', 'a.test'],
    })
  })

  test('find the other services beside a base that ends in /api, unless they are named', () => {
    const args = ['--api', 'http://localhost:4173/_/default/api', '--member', 'demo']
    const read = readOptions(
      [...args, '--reward', 'https://reward.example.com'],
      environment,
      createKey,
    )
    expect(read?.backend.bases).toEqual({
      api: 'http://localhost:4173/_/default/api',
      auth: 'http://localhost:4173/_/default/auth',
      reward: 'https://reward.example.com',
      chat: 'http://localhost:4173/_/default/chat',
      content: 'http://localhost:4173/_/default/content',
    })
  })

  test('ask for help alone', () => {
    expect(readOptions(['--help'], {}, createKey)).toBeNull()
  })

  test.each([
    [[], environment, '--api is missing'],
    [['--api', 'https://api.example.com'], environment, '--member is missing'],
    [enough, {}, 'CROUPIER_PASSWORD is not set'],
    [['--api', 'ftp://x', '--member', 'demo'], environment, '--api is no http address: "ftp://x"'],
    [[...enough, '--language', 'de'], environment, '--language is th or en, not "de"'],
    [[...enough, '--format', 'xml'], environment, '--format is text, json, junit, not "xml"'],
    [
      [...enough, '--origin', 'https://a.example/b'],
      environment,
      '--origin is a scheme and a host',
    ],
    [[...enough, '--colour'], environment, "Unknown option '--colour'"],
  ])('%j are refused: %s', (args, given, reason) => {
    expect(() => readOptions(args, given, createKey)).toThrow(reason)
  })
})
