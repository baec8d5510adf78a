import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installationProblem } from './installation.mjs'
import { root, run } from './run.mjs'

const lockFile = [
  "lockfileVersion: '9.0'",
  '',
  'importers:',
  '',
  '  .:',
  '    devDependencies:',
  '',
  '  examples/page: {}',
  '',
  '  packages/core: {}',
  '',
  '  packages/web:',
  '    dependencies:',
  '',
  'packages:',
  '',
  '  react@19.3.1:',
].join('\n')

let folder = ''
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-'))
  write(
    'package.json',
    '{ "engines": { "node": ">=20.19" }, "devDependencies": { "vitest": "4.1.12" } }',
  )
  write('pnpm-lock.yaml', lockFile)
  write('node_modules/.pnpm/lock.yaml', lockFile)
  write('node_modules/vitest/package.json', '{ "version": "4.1.12" }')
  write('examples/page/package.json', '{ "name": "@croupier/example-page" }')
  write('packages/core/package.json', '{ "name": "@croupier/core" }')
  write(
    'packages/web/package.json',
    '{ "dependencies": { "@croupier/core": "workspace:*", "react": "19.3.1" } }',
  )
  write('packages/web/node_modules/react/package.json', '{ "version": "19.3.1" }')
  write('packages/web/node_modules/@croupier/core/package.json', '{ "name": "@croupier/core" }')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('finds nothing wrong with a complete installation', () => {
  expect(['20.19.0', '20.20.2', '24.0.1'].map((node) => installationProblem(folder, node))).toEqual(
    [null, null, null],
  )
})

it.each(['18.20.4', '20.9.0', '20.18.9'])('says that Node %s is too old', (node) => {
  expect(installationProblem(folder, node)).toBe(
    `This is Node ${node}, and Croupier needs 20.19 or newer: install that.`,
  )
})

it.each([
  [
    'nothing is installed',
    () => rmSync(path.join(folder, 'node_modules'), { recursive: true }),
    'The packages are not installed: run `npm run setup`.',
  ],
  [
    'other versions are installed',
    () => write('node_modules/.pnpm/lock.yaml', 'lock'),
    'The installed packages are not those of pnpm-lock.yaml: run `npm run setup`.',
  ],
  [
    'the installation stopped halfway',
    () => rmSync(path.join(folder, 'node_modules/vitest'), { recursive: true }),
    'The installation lacks vitest: run `npm run setup`.',
  ],
  [
    'it stopped halfway in a package',
    () => rmSync(path.join(folder, 'packages/web/node_modules/react'), { recursive: true }),
    'The installation of packages/web lacks react: run `npm run setup`.',
  ],
  [
    'a package of the workspace is not known to another',
    () => rmSync(path.join(folder, 'packages/web/node_modules/@croupier'), { recursive: true }),
    'The installation of packages/web lacks @croupier/core: run `npm run setup`.',
  ],
  [
    'another version is there than the package asks for',
    () => write('packages/web/node_modules/react/package.json', '{ "version": "19.3.0" }'),
    'The installation of packages/web has react 19.3.0, not 19.3.1: delete node_modules, then run `npm run setup`.',
  ],
  [
    'an installed package is broken',
    () => write('node_modules/vitest/package.json', '{ "version": "4.'),
    'The installation has a broken vitest: delete node_modules, then run `npm run setup`.',
  ],
  [
    'a package of the workspace is gone',
    () => rmSync(path.join(folder, 'packages/core'), { recursive: true }),
    'There is no packages/core/package.json: get it back with `git checkout packages/core`.',
  ],
])('says in one sentence that %s', (_what, spoil, problem) => {
  spoil()
  expect(installationProblem(folder, '20.20.0')).toBe(problem)
})

describe('a command', () => {
  beforeEach(() => {
    for (const file of ['with-tools.mjs', 'installation.mjs', 'run.mjs']) {
      mkdirSync(path.join(folder, 'scripts'), { recursive: true })
      copyFileSync(path.join(root, 'scripts', file), path.join(folder, 'scripts', file))
    }
    write('scripts/work.mjs', 'console.log("worked")')
    write('node_modules/tsx/package.json', '{ "exports": "./index.mjs" }')
    write('node_modules/tsx/index.mjs', '')
  })
  const begin = () =>
    run(process.execPath, ['scripts/with-tools.mjs', 'work.mjs'], { cwd: folder, isQuiet: true })

  it('ends with 1 and one sentence in a half-installed tree, and does not begin', async () => {
    rmSync(path.join(folder, 'packages/web/node_modules/react'), { recursive: true })
    expect(await begin()).toEqual({
      code: 1,
      output: 'The installation of packages/web lacks react: run `npm run setup`.\n',
    })
  })

  it('begins if the installation is complete', async () => {
    expect(await begin()).toEqual({ code: 0, output: 'worked\n' })
  })
})
