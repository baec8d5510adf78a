import path from 'node:path'

/** What lives in real time, files and folders of this package, each with its reason. */
export const runningClocks: Readonly<Record<string, string>> = {
  bench: 'measures how long members wait',
  'e2e/back-forward.e2e.ts':
    'what a browser does with a page that it keeps cannot be done to a stopped one',
  'e2e/deposit-restored.e2e.ts': 'as back-forward',
  'e2e/operating.visit.ts': 'visits a site as it is operated, whose clocks nobody can stop',
}

const folder = path.join(import.meta.dirname, '..')

/** Whether the clocks of a test file stand still until the test moves them. */
export function isClockHeld(file: string): boolean {
  const name = path.relative(folder, file).replaceAll(path.sep, '/')
  return !(`e2e/${name}` in runningClocks)
}
