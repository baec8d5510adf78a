// The ports and the host that a command listens on. Commands check them before they build anything.
import { createServer } from 'node:net'

export const defaultPort = 4173

/**
 * Reads the first of the ports that a command uses.
 * @param {string | undefined} text the PORT variable; empty or missing means the default
 * @param {number} count how many ports in a row the command uses
 * @throws {Error} one sentence that names PORT if it is not a usable number
 */
export function readPort(text, count) {
  const last = 65_536 - count
  const port = text ? Number(text) : defaultPort
  if (text && !/^\d+$/.test(text)) throw new Error(portProblem(text, last))
  if (port < 1 || port > last) throw new Error(portProblem(String(text), last))
  return port
}

/**
 * Checks that nothing else listens on the ports.
 * @param {readonly number[]} ports
 * @param {string} host
 * @throws {Error} one sentence about the first port that cannot be used
 */
export async function assertFree(ports, host) {
  for (const port of ports) {
    const problem = await listenProblem(port, host)
    if (problem) throw new Error(problem)
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isFree(port, host) {
  return (await listenProblem(port, host)) === null
}

/**
 * @param {string} text
 * @param {number} last
 */
function portProblem(text, last) {
  return `PORT must be a number from 1 to ${last}, not "${text}".`
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} why nothing can listen there
 */
function listenProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(sentenceFor(error, port, host)))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
function sentenceFor({ code, message }, port, host) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or choose another port with PORT=<number>.`
    case 'EACCES':
      return `Port ${port} may not be used by you: choose one above 1023 with PORT=<number>.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, such as 0.0.0.0, not "${host}".`
    default:
      return `Nothing can listen on port ${port} of ${host}: ${message}`
  }
}
