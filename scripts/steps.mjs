// Runs the steps of a check one after the other; the first that fails ends it.
import { run, secondsSince } from './run.mjs'

/** @typedef {{ readonly name: string, readonly work: () => Promise<boolean> }} Step */

/**
 * @param {readonly Step[]} steps
 * @param {(text: string) => void} [say]
 * @returns {Promise<{ isFine: boolean, summary: readonly string[] }>} a line of the summary for each step
 */
export async function runSteps(steps, say = console.log) {
  const startedAt = performance.now()
  /** @type {string[]} */
  const summary = []
  let isFine = true
  for (const { name, work } of steps) {
    if (!isFine) {
      summary.push(`not run  ${name}`)
      continue
    }
    say(`\n── ${name} ──\n`)
    const stepStartedAt = performance.now()
    isFine = await attempt(work)
    summary.push(`${isFine ? 'ok    ' : 'failed'}   ${name}  ${secondsSince(stepStartedAt)}`)
  }
  return { isFine, summary: [...summary, `all      ${secondsSince(startedAt)}`] }
}

/** @param {() => Promise<boolean>} work */
async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/**
 * Runs a program; whether it ended well.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function succeeds(command, args, env = {}) {
  return (await run(command, args, { env })).code === 0
}

/**
 * The work of one of these scripts.
 * @param {string} script with its ending; TypeScript is understood
 * @param {readonly string[]} args
 */
export function script(script, ...args) {
  return () => succeeds(process.execPath, ['--import', 'tsx', `scripts/${script}`, ...args])
}
