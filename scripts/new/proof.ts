// Writes a flow into a copy of the repository and checks it as `npm test` checks every other flow.
// `npm run test:full` runs this.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { root, run, secondsSince } from '../run.mjs'
import { filesOf } from '../sources.mjs'
import { planFlow, readSource } from './flow.ts'

const flow = { name: 'loyalty-card', titles: { en: 'Loyalty card', th: 'บัตรสะสมแต้ม' } }
const code = [...planFlow(flow, readSource).keys()].filter((file) => /\.tsx?$/.test(file))
const packages = [
  'examples/page',
  'examples/terminal',
  'packages/core',
  'packages/mock-server',
  'packages/model-tests',
  'packages/web',
]

/** What must hold, each with the command that checks it. */
const claims: readonly (readonly [claim: string, args: readonly string[]])[] = [
  ['is written', script('new/main.ts', 'flow', flow.name, '--th', flow.titles.th)],
  ['has types', ['scripts/types.mjs']],
  [
    'passes the linter',
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...code],
  ],
  ['has a page of its chart that is up to date', script('statecharts/main.ts', '--check')],
  ['is on the page of routes', script('routes/main.ts', '--check')],
  [
    'passes its tests, and those of all charts, flows, pages and words',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...[
        flow.name,
        'testing/charts',
        'app/flows',
        'doors',
        'kernel/routing',
        'catalogue',
        'structure',
      ],
    ],
  ],
]

try {
  const { values } = readArguments('node scripts/new/proof.ts', { options: { help } })
  if (values.help) console.log('Makes a flow in a copy of the repository and tests it there.')
  else process.exitCode = (await prove()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function prove(): Promise<boolean> {
  const copy = mkdtempSync(path.join(tmpdir(), 'croupier-flow-'))
  try {
    copyRepository(copy)
    for (const [claim, args] of claims) {
      const startedAt = performance.now()
      const { code, output } = await run(process.execPath, args, { cwd: copy, isQuiet: true })
      console.log(
        `${code === 0 ? 'ok    ' : 'failed'} a new flow ${claim}  ${secondsSince(startedAt)}`,
      )
      if (code === 0) continue
      console.log(output)
      return false
    }
    return true
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Copies the packages with their links to each other. Links to what is installed, without its caches. */
function copyRepository(copy: string): void {
  for (const file of filesOf([{ place: '.' }])) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(copy, file))
  }
  mkdirSync(path.join(copy, 'node_modules'))
  for (const installed of readdirSync(path.join(root, 'node_modules'))) {
    if (installed === '.cache') continue
    const place = path.join('node_modules', installed)
    symlinkSync(path.join(root, place), path.join(copy, place))
  }
  for (const one of packages) {
    const folder = path.join(one, 'node_modules')
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.includes('.cache') && !file.includes('.vite'),
    })
  }
}

function script(file: string, ...args: readonly string[]): readonly string[] {
  return ['--import', 'tsx', `scripts/${file}`, ...args]
}
