import { runCommandLine } from '../src/control/cli/cli.ts'
import { openTestWorld, origin } from './test-world.ts'

/** What a run of the command line ended with. */
export interface Ended {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** The command line beside a server in process, whose default world it steers. */
export function openTestCommandLine(url: string | undefined = origin) {
  const testWorld = openTestWorld('default')

  /** Runs one command line to its end. */
  async function mock(...args: string[]): Promise<Ended> {
    const { ended } = start(...args)
    return ended
  }

  /** Starts one that runs until it is stopped. */
  function start(...args: string[]) {
    const abort = new AbortController()
    let [out, error] = ['', '']
    let wrote = () => {}
    const ended = runCommandLine({
      args,
      url,
      write: (text) => {
        out += text
        wrote()
      },
      writeError: (text) => {
        error += text
      },
      untilStopped: () => abort.signal,
      fetch: testWorld.server.fetch,
    }).then((code) => ({ code, out, error }))
    /** Resolves as soon as these words are written. */
    const written = (words: string) =>
      new Promise<void>((resolve) => {
        wrote = () => out.includes(words) && resolve()
        wrote()
      })
    return { ended, written, stop: () => abort.abort() }
  }

  return { ...testWorld, mock, start }
}

/** A run that went well and wrote these lines. */
export const wrote = (...lines: string[]): Ended => ({
  code: 0,
  out: lines.map((line) => `${line}\n`).join(''),
  error: '',
})

/** A run that wrote nothing but why it did not go. */
export const failed = (code: 1 | 2, error: string): Ended => ({
  code,
  out: '',
  error: `${error}\n`,
})
