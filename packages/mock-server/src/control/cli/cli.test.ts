import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { failed, openTestCommandLine, wrote } from '../../../testing/test-command-line.ts'
import { createMockServer } from '../../app.ts'
import { endpointNames } from '../../calls/matching.ts'
import { runCommandLine } from './cli.ts'
import { verbs } from './cli.verbs.ts'

describe('the command line', () => {
  it.each<[string, string[], string]>([
    ['no verb', [], 'No verb was given: "npm run mock -- --help" lists them.'],
    ['a mistyped verb', ['amr'], 'There is no verb "amr": did you mean arm?'],
    [
      'a verb like none',
      ['dance'],
      'There is no verb "dance": the verbs are cases, arm, fault, armed, disarm, payments, pay, pay-part, reject, expire, deposit-usdt, withdrawals, cancel-withdrawal, clock, freeze, thaw, skew, members, site, maintenance, dialect, reset, link, journal.',
    ],
    [
      'a mistyped option',
      ['--wrold', 'x', 'clock'],
      'There is no option "--wrold": did you mean --world?',
    ],
    [
      'a mistyped option of several verbs',
      ['arm', '--tims', '2'],
      'There is no option "--tims": did you mean --times?',
    ],
    ['a short option', ['clock', '-w'], 'There is no option "-w": did you mean --world?'],
    [
      'an option of another verb',
      ['pay', '--times', '2'],
      'Pay has no option --times: type npm run mock -- pay [id] [--late] [--uncredited].',
    ],
    [
      'a word too many',
      ['pay', 'P-1001', 'P-1002'],
      'Pay has no use for "P-1002": type npm run mock -- pay [id] [--late] [--uncredited].',
    ],
    [
      'an option without its value',
      ['clock', '--world'],
      '--world needs a value: type --world <name>.',
    ],
    [
      'an option in place of a value',
      ['clock', '--world', '--follow'],
      '--world needs a value: type --world <name>.',
    ],
    [
      'a world that cannot be',
      ['clock', '--world', 'A B'],
      '--world cannot be "A B": a name is 1 to 64 lower-case letters, digits and hyphens.',
    ],
    [
      'a length of time that goes back where it cannot',
      ['journal', '--since', '-5m'],
      '--since cannot be "-5m": give a length of time such as 10m, an instant such as 2026-11-20T14:00:00+07:00 or the number of a call.',
    ],
    [
      'an address that is none',
      ['clock', '--url', 'localhost'],
      '"localhost" is not the address of a server: give --url or MOCK_URL as in http://localhost:4173.',
    ],
  ])('refuses %s with 2', async (_what, args, error) => {
    const { mock } = openTestCommandLine()
    expect(await mock(...args)).toEqual(failed(2, error))
  })

  it('tells a machine what is wrong as JSON, on stderr', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('amr', '--json')).toEqual(
      failed(2, '{"error":"there is no verb \\"amr\\"","hint":"did you mean arm?"}'),
    )
  })

  it('steers the world that it names, with options before the verb or after', async () => {
    const { mock, control } = openTestCommandLine()
    await mock('--world', 'other', 'maintenance', 'on')
    expect(await mock('maintenance', '--world=other')).toEqual(
      wrote('The world "other" is under maintenance.'),
    )
    expect(await control.isUnderMaintenance()).toBe(false)
  })

  it('ends with what is after two dashes as words', async () => {
    const { mock } = openTestCommandLine()
    expect(await mock('cases', '--', '--json')).toEqual(wrote('No case has the words "--json".'))
  })
})

describe('the server', () => {
  const clockOf = async (
    fetch: (request: Request) => Promise<Response>,
    url?: string,
    ...args: string[]
  ) => {
    let [out, error] = ['', '']
    const code = await runCommandLine({
      args: ['clock', ...args],
      url,
      write: (text) => {
        out += text
      },
      writeError: (text) => {
        error += text
      },
      untilStopped: () => new AbortController().signal,
      fetch,
    })
    return { code, out, error }
  }
  const nobody = () => Promise.reject(new TypeError('fetch failed'))

  it.each<[string, string | undefined, string[], string]>([
    ['--url', 'http://variable.test', ['--url', 'http://option.test/'], 'http://option.test'],
    ['MOCK_URL', 'http://variable.test', [], 'http://variable.test'],
    ['nobody', undefined, [], 'http://localhost:4173'],
    ['an empty MOCK_URL', '', [], 'http://localhost:4173'],
  ])('is named by %s; without an answer the run fails with 1', async (_who, url, args, named) => {
    expect(await clockOf(nobody, url, ...args)).toEqual(
      failed(
        1,
        `No server answers at ${named}: start it with "npm start", or give the address of another one.`,
      ),
    )
  })

  it('may be one of another kind', async () => {
    const page = new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })
    expect(await clockOf(async () => page)).toEqual(
      failed(
        1,
        'What answers at http://localhost:4173 is no mock server: /clock is not JSON: check the address.',
      ),
    )
  })

  it('is not what answers for its games', async () => {
    const { games } = createMockServer({ clock: createVirtualClock() })
    expect(await clockOf(games, 'http://localhost:4174')).toEqual(
      failed(
        1,
        'What answers at http://localhost:4174 are the games of a mock server: give the address of the server itself, which has the port before.',
      ),
    )
  })

  it('does not hide a mistake of the program', async () => {
    const nonsense = new Response('null', { headers: { 'Content-Type': 'application/json' } })
    await expect(clockOf(async () => nonsense)).rejects.toThrow(TypeError)
  })
})

describe('help', () => {
  it('lists every verb and what all of them take', async () => {
    const { mock } = openTestCommandLine()
    const { code, out, error } = await mock('--help')
    expect([code, error]).toEqual([0, ''])
    const listed = out.split('\n').flatMap((line) => /^ {2}([a-z][a-z-]*) /.exec(line)?.[1] ?? [])
    expect(listed).toEqual(verbs.map(({ name }) => name))
    expect(out.split('\n\n').at(-2)).toBe(
      [
        'Options of every verb',
        '  --world <name>   the world to look at or to change (default)',
        '  --url <address>  the server (the variable MOCK_URL, else localhost at PORT, else http://localhost:4173)',
        '  --json           answers as JSON; errors too, on stderr',
        '  --help           what the command, or the verb, does',
      ].join('\n'),
    )
    expect(await mock('-h')).toEqual({ code, out, error })
  })

  it('tells all of one verb, whatever else was typed', async () => {
    const { mock } = openTestCommandLine()
    const words = await mock('fault', '--help')
    expect(words).toEqual(
      wrote(
        'npm run mock -- fault <endpoint> <kind> [--applied] [--times <number|always>] [--delay <time>] [--status <number>]',
        '',
        'Lets the network or a broken server spoil the next call of an endpoint.',
        '',
        'Options',
        '  --applied                the handler runs and only its answer is lost; otherwise it never runs',
        '  --times <number|always>  for how many calls; always lasts until disarmed (1)',
        '  --delay <time>           how late the answer comes: a length of time such as 500ms, 90s, 10m, 1h30m or 1d',
        '  --status <number>        of a fault of kind http (500)',
        '  --world <name>           the world to look at or to change (default)',
        '  --url <address>          the server (the variable MOCK_URL, else localhost at PORT, else http://localhost:4173)',
        '  --json                   answers as JSON; errors too, on stderr',
        '  --help                   what the command, or the verb, does',
        '',
        'Endpoints',
        `  ${endpointNames().join(', ')}`,
        '',
        'Kinds of fault',
        '  reset, empty, truncated, malformed, missingFields, hang, slow, http',
        '',
        'Examples',
        '  npm run mock -- fault createQr reset --applied',
        '  npm run mock -- fault pollQr http --status 503 --times 3',
        '  npm run mock -- fault getCredit slow',
      ),
    )
    expect(await mock('fault', 'createQr', '--wrold', '-h')).toEqual(words)
  })

  it.each(verbs.map(({ name, takes, examples }) => ({ name, takes, examples })))(
    'of $name has its usage and examples',
    async ({ name, takes, examples }) => {
      const { mock } = openTestCommandLine()
      const { code, out } = await mock(name, '--help')
      expect([code, out.startsWith(['npm run mock --', name, ...takes].join(' '))]).toEqual([
        0,
        true,
      ])
      expect(
        examples.filter((words) => !out.includes(`npm run mock -- ${name} ${words}`.trimEnd())),
      ).toEqual([])
    },
  )
})
