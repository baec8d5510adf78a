/**
 * Stands where the composition root puts the real thing: an action or actor that touches the world. A
 * chart that runs without it says so at once instead of doing nothing.
 */
export function notProvided<Args extends unknown[] = unknown[]>(
  name: string,
): (...args: Args) => never {
  return () => {
    throw new Error(`'${name}' was not provided: start this chart through the composition root`)
  }
}
