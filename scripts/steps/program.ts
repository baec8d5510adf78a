import { colourVariables } from '../colours.mjs'
import { run } from '../run.mjs'
import type { Work } from './step.ts'

interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Record<string, string>
}

/** A step's work that runs a program. */
export function program({ command, args, cwd, env }: Program): Work {
  return async ({ isLive, say, signal }) => {
    const { code, output } = await run(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...(isLive ? {} : colourVariables), ...env },
      isQuiet: !isLive,
      signal,
    })
    if (!isLive) say(output.replaceAll(/^\n+|\s+$/g, ''))
    return code === 0
  }
}

/** A step's work that runs one of our scripts, JavaScript or TypeScript. */
export function script(file: string, ...args: readonly string[]): Work {
  return program({
    command: process.execPath,
    args: ['--import', 'tsx', `scripts/${file}`, ...args],
  })
}
