import { type Dialect, dialects } from '../../packages/mock-server/src/dialect/odd.dialect.ts'
import type { WalkPlan } from '../../packages/model-tests/src/journeys/journey.plan.ts'
import type { Visitor } from '../../packages/web/visit/visitors.ts'
import { help, readArguments, wholeNumber } from '../arguments.mjs'

const targets = ['headless', 'drawn', 'browser'] as const

type Target = (typeof targets)[number]

export interface JourneyOptions extends WalkPlan, Visitor {
  /** The journey's name, or null to list all journeys. */
  readonly name: string | null
  readonly target: Target
  readonly dialect: Dialect
  readonly isShown: boolean
}

/** The default number of random walks: the slower the target, the fewer. */
const usualWalks = { headless: '200', drawn: '20', browser: '5' } as const satisfies Record<
  Target,
  string
>

const command = 'npm run journeys'

export const usage = `${command} -- <journey> [options]

  --target headless|drawn|browser   where to walk: without screens, on screens drawn
                                    without a browser, or in a browser (headless)
  --walks N                         random walks after every edge
                                    (headless 200, drawn 20, browser 5)
  --seed S                          the same seed gives the same walks (1)
  --steps a,b,c                     walks only these steps, to repeat a failure
  --dialect plain|odd               how the mock server writes its answers (plain)
  --size desktop|phone              of the screens (desktop)
  --language th|en                  of the screens (th)
  --show                            shows the browser's window
  --help                            shows this`

/**
 * Reads the command line.
 * @throws Error with one sentence about what is wrong with it
 */
export function readOptions(args: readonly string[]): JourneyOptions {
  const options = {
    target: { type: 'string', default: 'headless' },
    walks: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string' },
    dialect: { type: 'string', default: 'plain' },
    size: { type: 'string', default: 'desktop' },
    language: { type: 'string', default: 'th' },
    show: { type: 'boolean', default: false },
    help,
  } as const
  const { positionals, values } = readArguments(command, { allowPositionals: true, options }, args)
  const [name = null, ...more] = positionals
  if (more.length > 0) throw new Error(`One journey at a time: ${more.join(' ')} is too much.`)
  const target = oneOf('--target', values.target, targets)
  return {
    name: values.help ? null : name,
    target,
    walks: wholeNumber('--walks', values.walks ?? usualWalks[target]),
    seed: wholeNumber('--seed', values.seed),
    steps: values.steps === undefined ? null : readSteps(values.steps),
    dialect: oneOf('--dialect', values.dialect, dialects),
    size: oneOf('--size', values.size, ['desktop', 'phone']),
    language: oneOf('--language', values.language, ['th', 'en']),
    isShown: values.show,
  }
}

/** The command that walks a journey on the same target. */
export function commandOf(name: string, options: JourneyOptions): string {
  const { dialect, language, size, target } = options
  const spoken = dialect === 'plain' ? '' : ` --dialect ${dialect}`
  const where =
    target === 'headless' ? '' : ` --target ${target} --size ${size} --language ${language}`
  return `${command} -- ${name}${spoken}${where}`
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
  if (choice !== undefined) return choice
  const names = [choices.slice(0, -1).join(', '), ...choices.slice(-1)].join(' or ')
  throw new Error(`${option} is ${names}, not "${value}".`)
}
