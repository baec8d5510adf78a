import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import { root } from './run.mjs'

let runs = 0

/**
 * Runs a command of `scripts` within the process of a test, which takes a tenth of the time of a new process.
 * Commands must run one after the other.
 * @returns the exit code, and all that the command printed
 */
export async function runHere(
  script: string,
  args: readonly string[],
): Promise<{ code: typeof process.exitCode; output: string }> {
  const { argv, exitCode } = process
  const printed: string[] = []
  const print = (...words: readonly unknown[]) => void printed.push(`${words.join(' ')}\n`)
  const logged = vi.spyOn(console, 'log').mockImplementation(print)
  const failed = vi.spyOn(console, 'error').mockImplementation(print)
  const file = path.join(root, 'scripts', script)
  process.argv = [process.execPath, file, ...args]
  process.exitCode = 0
  try {
    // A module runs again only under another address.
    runs += 1
    await import(`${pathToFileURL(file)}?run=${runs}`)
    return { code: process.exitCode, output: printed.join('') }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
    logged.mockRestore()
    failed.mockRestore()
  }
}
