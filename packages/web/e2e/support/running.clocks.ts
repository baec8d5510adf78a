import path from 'node:path'

/** The tests whose pages and worlds live in real time, each with its reason. */
export const runningClocks: Readonly<Record<string, string>> = {
  'back-forward': 'what a browser does with a page that it keeps cannot be done to a stopped one',
  'deposit-restored': 'as back-forward',
}

const folder = path.join(import.meta.dirname, '..')

/** Whether the clocks of a test file stand still until the test moves them. */
export function isClockHeld(file: string): boolean {
  const name = path
    .relative(folder, file)
    .replaceAll(path.sep, '/')
    .replace(/\.e2e\.ts$/, '')
  return !(name in runningClocks)
}
