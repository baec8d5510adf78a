import { describe, expect, it } from 'vitest'
import { help, readArguments } from './arguments.mjs'

const options = {
  walks: { type: 'string', default: '5' },
  show: { type: 'boolean', default: false },
  help,
} as const
const read = (...args: string[]) => readArguments('npm run walk', { options }, args)

describe('what is typed after a command', () => {
  it('is read by the options of the command', () => {
    expect([read().values, read('--walks', '7', '--show').values, read('-h').values]).toEqual([
      { walks: '5', show: false, help: false },
      { walks: '7', show: true, help: false },
      { walks: '5', show: false, help: true },
    ])
  })

  it('may be words too where the command takes some', () => {
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
  ])('is refused in one sentence when it is "%s"', (line, problem) => {
    expect(() => read(...line.split(' '))).toThrow(new Error(problem))
  })
})
