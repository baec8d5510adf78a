// Runs Playwright against the built site.
import { isFree } from './port.mjs'
import { run, tool } from './run.mjs'

/**
 * Runs the browser tests. The site must be built.
 * @param {import('./browser.mjs').Browsers} browsers
 * @param {readonly string[]} [args] for Playwright
 * @param {AbortSignal} [signal] stops them
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runBrowserTests({ whole, shell }, args = [], signal) {
  const env = {
    CROUPIER_BROWSER: whole,
    CROUPIER_SHELL: shell,
    CROUPIER_E2E_PORT: String(await findFreePorts(4273)),
  }
  const { code } = await run(tool('playwright', 'packages/web'), ['test', ...args], {
    cwd: 'packages/web',
    env,
    ...(signal ? { signal } : {}),
  })
  return code
}

/**
 * Finds four free ports in a row and returns the first: two for the members' site and its games, two for
 * the site with the inspector.
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function findFreePorts(first) {
  for (let port = first; port < first + 200; port += 4) {
    const ports = [port, port + 1, port + 2, port + 3]
    const areFree = await Promise.all(ports.map((one) => isFree(one, '127.0.0.1')))
    if (areFree.every(Boolean)) return port
  }
  throw new Error(`No four ports in a row are free from ${first} to ${first + 200}.`)
}
