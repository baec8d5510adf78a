// How the commands read their arguments. They refuse what they do not know; they never ignore it.
import { parseArgs } from 'node:util'

/** Every command that takes options also takes this one. */
export const help = /** @type {const} */ ({ type: 'boolean', short: 'h', default: false })

/**
 * Reads a command line as Node's parseArgs does.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} command as a person types it: `npm run coverage`
 * @param {Config} config
 * @param {readonly string[]} [args]
 * @throws {Error} one sentence about the first wrong word or option
 */
export function readArguments(command, config, args = process.argv.slice(2)) {
  const { tokens } = parseArgs({
    options: config.options ?? {},
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    const problem = problemOf(token, config, command)
    if (problem) throw new Error(problem)
  }
  return parseArgs({ ...config, args: [...args] })
}

/**
 * @param {string} option as a person types it: `--seed`
 * @param {string} value the text after it
 * @returns {number} 0 or more, at most nine digits
 * @throws {Error} one sentence if the value is anything else
 */
export function wholeNumber(option, value) {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new Error(`${option} is a whole number from 0 on, not "${value}".`)
}

/**
 * Ends the program if a command that takes no arguments got one.
 * @param {string} command
 * @param {string} advice what to do instead
 */
export function refuseArguments(command, advice) {
  const [typed] = process.argv.slice(2)
  if (typed === undefined) return
  console.error(`${command} has no use for "${typed}": ${advice}.`)
  process.exit(1)
}

/**
 * @typedef {{ kind: 'option', name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }
 *   | { kind: 'positional', value: string } | { kind: 'option-terminator' }} Token
 */

/**
 * @param {Token} token
 * @param {import('node:util').ParseArgsConfig} config
 * @param {string} command
 */
function problemOf(token, { allowPositionals, options = {} }, command) {
  if (token.kind === 'positional' && !allowPositionals) {
    return `${command} has no use for "${token.value}": leave it out.`
  }
  if (token.kind !== 'option') return null
  const { inlineValue, name, rawName, value } = token
  const option = options[name]
  if (!option) return `There is no option ${rawName}: \`${command} -- --help\` lists them.`
  if (option.type === 'boolean') {
    return value === undefined ? null : `${rawName} takes no value: leave "${value}" out.`
  }
  const isNextOption = !inlineValue && /^-./.test(value ?? '')
  if (value !== undefined && !isNextOption) return null
  return `${rawName} needs a value: type ${rawName}=<value>.`
}
