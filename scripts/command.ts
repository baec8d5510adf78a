// The frame of the commands.
import { wholeNumber } from './arguments.mjs'

/** What a random run is generated from. */
export interface Chance {
  readonly seed: number
  /** Repeats only the case that failed. */
  readonly path?: string
}

/** The options of every command that can repeat a failed case. */
export const chanceOptions = {
  seed: { type: 'string', default: '1' },
  path: { type: 'string' },
} as const

/** Reads the values of these options. */
export function readChance({ path, seed }: { path?: string | undefined; seed: string }): Chance {
  const from = { seed: wholeNumber('--seed', seed) }
  return path === undefined ? from : { ...from, path }
}

interface Command<Options> {
  readonly usage: string
  /** Returns the options, or null if help was asked for. */
  readonly readOptions: () => Options | null
  readonly run: (options: Options) => void | Promise<void>
}

/** Runs a command, or prints its usage. An error fails the program and is printed without its stack. */
export async function runCommand<Options>({
  readOptions,
  run,
  usage,
}: Command<Options>): Promise<void> {
  try {
    const options = readOptions()
    if (options === null) console.log(usage)
    else await run(options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
