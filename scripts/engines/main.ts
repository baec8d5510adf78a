// Tests the site on an engine other than Chromium: `npm run engines -- firefox`.
import path from 'node:path'
import { startVitest } from 'vitest/node'
import type { EngineRun } from '../../packages/web/engines/engine.run.ts'
import { engineNames } from '../../packages/web/engines/engine.ts'
import { findEngine } from '../../packages/web/engines/find.engine.ts'
import { buildPageScript } from '../../packages/web/engines/page.script.ts'
import { help, readArguments } from '../arguments.mjs'
import { root } from '../run.mjs'
import { buildDemoSite } from '../site-page/demo.pages.ts'

const command = 'npm run engines'
const usage = `${command} -- ${engineNames.join('|')} [filter …] [options]

  Builds the site and tests it on Firefox or WebKit: the smoke walks on both sizes, one walk of every
  other journey, and what differs between engines. A filter is part of a test file's name.

  --steps a,b,c   walks these steps only, to repeat a failure
  --help          shows this`

try {
  const options = { steps: { type: 'string' }, help } as const
  const { positionals, values } = readArguments(command, { allowPositionals: true, options })
  const [wanted, ...filters] = positionals
  if (values.help || wanted === undefined) console.log(usage)
  else await testOn(wanted, filters, values.steps?.split(',') ?? null)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function testOn(
  wanted: string,
  filters: string[],
  steps: readonly string[] | null,
): Promise<void> {
  const engine = engineNames.find((name) => name === wanted)
  if (!engine) throw new Error(`There is no engine "${wanted}", only ${engineNames.join(' and ')}.`)
  findEngine(engine)
  if (!(await buildDemoSite())) throw new Error('The site could not be built.')
  const engineRun: EngineRun = { engine, pageScript: await buildPageScript(), steps }
  const vitest = await startVitest('test', filters, {
    config: path.join(root, 'packages/web/engines/vitest.config.ts'),
    watch: false,
    provide: { engineRun },
  })
  await vitest.close()
}
