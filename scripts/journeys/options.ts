import type { Size } from '../../packages/web/e2e/support/browser.options.ts'
import type { Language } from '../../packages/web/visit/words.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'

export interface JourneyOptions {
  /** The journey's name; null asks for the list. */
  readonly name: string | null
  readonly target: 'headless' | 'browser'
  /** Random walks after all edges. */
  readonly walks: number
  readonly seed: number
  /** The steps of one walk that is to be repeated, instead of edges and random walks. */
  readonly steps: readonly string[] | null
  readonly size: Size
  readonly language: Language
  readonly isShown: boolean
}

const command = 'npm run journeys'

export const usage = `${command} -- <journey> [options]

  --target headless|browser   where to walk (headless)
  --walks N                   random walks after every edge (headless 200, browser 5)
  --seed S                    the same seed, the same walks (1)
  --steps a,b,c               walk these steps only, to repeat a failure
  --size desktop|phone        of the browser (desktop)
  --language th|en            of the site in the browser (th)
  --show                      show the browser's window
  --help                      shows this`

/**
 * Reads the command line.
 * @throws Error with one sentence that says what is wrong with it
 */
export function readOptions(args: readonly string[]): JourneyOptions {
  const options = {
    target: { type: 'string', default: 'headless' },
    walks: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string' },
    size: { type: 'string', default: 'desktop' },
    language: { type: 'string', default: 'th' },
    show: { type: 'boolean', default: false },
    help,
  } as const
  const { positionals, values } = readArguments(command, { allowPositionals: true, options }, args)
  const [name = null, ...more] = positionals
  if (more.length > 0) throw new Error(`One journey at a time: ${more.join(' ')} is too much.`)
  const target = oneOf('--target', values.target, ['headless', 'browser'])
  return {
    name: values.help ? null : name,
    target,
    walks: wholeNumber('--walks', values.walks ?? (target === 'headless' ? '200' : '5')),
    seed: wholeNumber('--seed', values.seed),
    steps: values.steps === undefined ? null : readSteps(values.steps),
    size: oneOf('--size', values.size, ['desktop', 'phone']),
    language: oneOf('--language', values.language, ['th', 'en']),
    isShown: values.show,
  }
}

function readSteps(text: string): readonly string[] {
  const steps = text.split(',').filter(Boolean)
  if (steps.length === 0) throw new Error('--steps names no step.')
  return steps
}

function oneOf<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new Error(`${option} is ${choices.join(' or ')}, not "${value}".`)
  return choice
}
