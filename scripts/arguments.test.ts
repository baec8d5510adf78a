import { describe, expect, it } from 'vitest'
import { help, readArguments, wholeNumber } from './arguments.mjs'
import { run } from './run.mjs'
import { runHere } from './run-here.ts'

const options = {
  walks: { type: 'string', default: '5' },
  show: { type: 'boolean', default: false },
  help,
} as const
const read = (...args: string[]) => readArguments('npm run walk', { options }, args)

describe('an argument of a command', () => {
  it('is read by the options of the command', () => {
    expect([read().values, read('--walks', '7', '--show').values, read('-h').values]).toEqual([
      { walks: '5', show: false, help: false },
      { walks: '7', show: true, help: false },
      { walks: '5', show: false, help: true },
    ])
  })

  it('may be a whole number, 0 or more', () => {
    expect(['0', '007', '999999999'].map((text) => wholeNumber('--seed', text))).toEqual([
      0, 7, 999_999_999,
    ])
  })

  it.each(['', '-1', '1.5', '1e3', '1000000000', '๑'])(
    'is not a whole number if it is "%s"',
    (text) => {
      expect(() => wholeNumber('--seed', text)).toThrow(
        new Error(`--seed is a whole number from 0 on, not "${text}".`),
      )
    },
  )

  it('may be a word if the command takes words', () => {
    const config = { allowPositionals: true, options }
    expect(readArguments('npm run walk', config, ['home', '--walks=-1'])).toMatchObject({
      positionals: ['home'],
      values: { walks: '-1', show: false, help: false },
    })
  })

  it.each([
    ['--fast', 'There is no option --fast: `npm run walk -- --help` lists them.'],
    ['-f', 'There is no option -f: `npm run walk -- --help` lists them.'],
    ['--no-show', 'There is no option --no-show: `npm run walk -- --help` lists them.'],
    ['--walks', '--walks needs a value: type --walks=<value>.'],
    ['--walks --show', '--walks needs a value: type --walks=<value>.'],
    ['--walks -3', '--walks needs a value: type --walks=<value>.'],
    ['--show=yes', '--show takes no value: leave "yes" out.'],
    ['home', 'npm run walk has no use for "home": leave it out.'],
    ['-- --show', 'npm run walk has no use for "--show": leave it out.'],
  ])('is refused in one sentence if it is "%s"', (line, problem) => {
    expect(() => read(...line.split(' '))).toThrow(new Error(problem))
  })
})

describe('a command', () => {
  it.each([
    ['npm run bench:grid', 'bench-grid/main.ts'],
    ['npm run bench:visit', 'bench-visit/main.ts'],
    ['npm run build', 'build-members-site.mjs'],
    ['npm run coverage', 'coverage/main.ts'],
    ['npm run gallery', 'gallery/main.ts'],
    ['npm run statecharts', 'statecharts/main.ts'],
    ['npm run requirements', 'requirements/main.ts'],
    ['npm run site:headers', 'site-headers/main.ts'],
    ['npm run site:manifest', 'site-manifest/main.ts'],
    ['npm run lint', 'lint.mjs'],
    ['npm run types', 'types.mjs'],
    ['npm start', 'start.mjs'],
    ['npm test', 'test/main.ts'],
  ])('%s ends with 1 for an option that it does not know', async (command, script) => {
    expect(await runHere(script, ['--fast'])).toEqual({
      code: 1,
      output: `There is no option --fast: \`${command} -- --help\` lists them.\n`,
    })
  })

  it.each([
    ['npm run bench:grid', 'bench-grid/main.ts', '--runs <n>'],
    ['npm run bench:visit', 'bench-visit/main.ts', '--rounds <n>'],
    ['npm run gallery', 'gallery/main.ts', '--shard <i/n>'],
    ['npm run site:check', 'site-check/main.ts', '--origin <address>'],
    ['npm run site:headers', 'site-headers/main.ts', '--format <name>'],
    ['npm run test:constants', 'constants/main.ts', '--list'],
    ['npm run test:faults', 'faults/main.ts', '--list'],
    ['npm start', 'start.mjs', '--site <file>'],
  ])(
    '%s ends with 0 and lists its options if it is asked for help',
    async (command, script, option) => {
      const { code, output } = await runHere(script, ['--help'])
      expect([code, output.split(' -- ')[0], output.includes(`\n  ${option}  `)]).toEqual([
        0,
        command,
        true,
      ])
    },
  )

  it('ends its process with 1', async () => {
    const args = ['--import', 'tsx', 'scripts/types.mjs', '--fast']
    expect((await run(process.execPath, args, { isQuiet: true })).code).toBe(1)
  })

  it('npm run dev ends with 1 for any argument, because it takes none', async () => {
    expect(await run(process.execPath, ['scripts/dev.mjs', '--fast'], { isQuiet: true })).toEqual({
      code: 1,
      output:
        'npm run dev has no use for "--fast": the variables PORT and HOST choose the address.\n',
    })
  })
})
