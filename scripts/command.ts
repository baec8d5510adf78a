// The frame of the commands that try what chance brings.
import { wholeNumber } from './arguments.mjs'

/** Where all chance comes from. */
export interface Chance {
  readonly seed: number
  /** The one that failed, alone. */
  readonly path?: string
}

/** The options of every command that can repeat what failed. */
export const chanceOptions = {
  seed: { type: 'string', default: '1' },
  path: { type: 'string' },
} as const

/** Reads what was typed for these options. */
export function readChance({ path, seed }: { path?: string | undefined; seed: string }): Chance {
  const from = { seed: wholeNumber('--seed', seed) }
  return path === undefined ? from : { ...from, path }
}

interface Command<Options> {
  readonly usage: string
  /** What was asked for; null for help. */
  readonly readOptions: () => Options | null
  readonly run: (options: Options) => void | Promise<void>
}

/** Runs a command, or shows how it is used. What goes wrong is said without its stack and fails the program. */
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
