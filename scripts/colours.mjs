// Whether the scripts may print colours.

/**
 * @param {{ readonly isTerminal: boolean, readonly environment: NodeJS.ProcessEnv }} output
 * @returns {boolean}
 */
export function mayBeColoured({ isTerminal, environment }) {
  if (environment.NO_COLOR) return false
  return isTerminal || Boolean(environment.FORCE_COLOR)
}

export const isColoured = mayBeColoured({
  isTerminal: Boolean(process.stdout.isTTY),
  environment: process.env,
})

/** For programs whose output is collected: they cannot see where it will be shown. */
export const colourVariables = isColoured ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
