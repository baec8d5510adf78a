import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'

const environment = { CROUPIER_PASSWORD: 'demo1234' }
const enough = ['--api', 'https://api.example.com/v1/', '--member', 'demo']

describe('the options of a conformance run', () => {
  test('need a backend, a member and the member’s password', () => {
    expect(readOptions(enough, environment)).toEqual({
      backend: {
        bases: {
          api: 'https://api.example.com/v1',
          auth: 'https://api.example.com/v1',
          reward: 'https://api.example.com/v1',
          chat: 'https://api.example.com/v1',
          content: 'https://api.example.com/v1',
        },
        scheme: 'Bearer',
      },
      asking: {
        username: 'demo',
        password: 'demo1234',
        language: 'th',
        groupId: 'croupier-demo',
      },
      isJson: false,
    })
  })

  test('find the other services beside a base that ends in /api, unless they are named', () => {
    const args = ['--api', 'http://localhost:4173/_/default/api', '--member', 'demo']
    const read = readOptions([...args, '--reward', 'https://reward.example.com'], environment)
    expect(read?.backend.bases).toEqual({
      api: 'http://localhost:4173/_/default/api',
      auth: 'http://localhost:4173/_/default/auth',
      reward: 'https://reward.example.com',
      chat: 'http://localhost:4173/_/default/chat',
      content: 'http://localhost:4173/_/default/content',
    })
  })

  test('ask for help alone', () => {
    expect(readOptions(['--help'], {})).toBeNull()
  })

  test.each([
    [[], environment, '--api is missing'],
    [['--api', 'https://api.example.com'], environment, '--member is missing'],
    [enough, {}, 'CROUPIER_PASSWORD is not set'],
    [['--api', 'ftp://x', '--member', 'demo'], environment, '--api is no http address: "ftp://x"'],
    [[...enough, '--language', 'de'], environment, '--language is th or en, not "de"'],
    [[...enough, '--colour'], environment, "Unknown option '--colour'"],
  ])('%j are refused: %s', (args, given, reason) => {
    expect(() => readOptions(args, given)).toThrow(reason)
  })
})
