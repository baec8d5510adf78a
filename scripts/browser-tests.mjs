// Runs Playwright against the built site.
import { createServer } from 'node:net'
import { findBrowser } from './browser.mjs'
import { run, tool } from './run.mjs'

/**
 * Runs the browser tests. The site must be built.
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runBrowserTests(args) {
  const env = {
    CROUPIER_BROWSER: await findBrowser(),
    CROUPIER_E2E_PORT: String(await findFreePorts(4273)),
  }
  const { code } = await run(tool('playwright', 'packages/web'), ['test', ...args], {
    cwd: 'packages/web',
    env,
  })
  return code
}

/**
 * The first port from here on that is free together with the next one: the games have their own.
 * @param {number} first
 * @returns {Promise<number>}
 */
async function findFreePorts(first) {
  for (let port = first; port < first + 200; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error(`No two ports are free from ${first} to ${first + 200}.`)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
