import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { plantedFault } from './scripts/faults/fault.plugin.ts'

// The site's days are those of Bangkok: where a machine stands must not matter.
process.env.TZ = 'America/Los_Angeles'

/** Nothing, unless `npm run test:faults` or `npm run test:constants` runs the tests on changed code. */
const { plugins, settings } = plantedFault(process.env)

/** Notes what these tests do to the charts; `npm run coverage` says what none of them does. */
const chartCoverage = ['packages/core/testing/charts/coverage.setup.ts']

/** Where `npm test` keeps transformed files while it runs: most projects need the same files of core. */
const transformedFiles = process.env.CROUPIER_TRANSFORMED

/** What the plugins of the site make of a file is nothing that other projects could use. */
const keepsNothing = { fsModuleCache: false }

/** Walks of thousands of steps take minutes where the machine is busy with something else. */
const testTimeout = 180_000

/** React's development build takes twice as long, and the web project's tests have it. */
const productionJsx: Plugin = {
  name: 'croupier:production-jsx',
  config: () => ({ oxc: { jsx: { development: false } } }),
}

/** One project a kind of code; `npx vitest run --project core` runs one alone. */
export default defineConfig({
  test: {
    ...(transformedFiles
      ? { experimental: { fsModuleCache: true, fsModuleCachePath: transformedFiles } }
      : {}),
    // Planted faults turn this off.
    ...settings,
    // By itself Vitest leaves one core to the watcher that a single run does not have.
    maxWorkers: '100%',
    projects: [
      nodeProject('core', ['packages/core/{src,testing}/**/*.test.ts'], chartCoverage),
      nodeProject('mock-server', ['packages/mock-server/**/*.test.ts']),
      nodeProject('model-tests', ['packages/model-tests/**/*.test.ts'], chartCoverage),
      nodeProject('tooling', [
        'scripts/**/*.test.ts',
        'packages/web/build/**/*.test.ts',
        'examples/**/*.test.ts',
      ]),
      {
        extends: './packages/web/vite.config.ts',
        root: 'packages/web',
        plugins,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          experimental: keepsNothing,
          setupFiles: ['test/setup.ts'],
          isolate: false,
          testTimeout,
          pool: 'threads',
          restoreMocks: true,
          unstubGlobals: true,
          // Its contexts must go with ours when tests that render as a server does have ended.
          server: { deps: { inline: ['wouter'] } },
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: 'packages/web',
        plugins: [...plugins, productionJsx],
        test: {
          name: 'drawn',
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          include: ['{drawn,gallery}/**/*.test.{ts,tsx}', 'stories/**/*.story.ts'],
          experimental: keepsNothing,
          setupFiles: ['drawn/drawn.setup.ts'],
          isolate: false,
          testTimeout,
          pool: 'threads',
          restoreMocks: true,
        },
      },
    ],
  },
})

function nodeProject(name: string, include: string[], setupFiles: string[] = []) {
  // Nothing here keeps state in its modules, and fresh modules for every file take three times as long.
  const isolate = false
  const test = {
    name,
    environment: 'node',
    include,
    setupFiles,
    isolate,
    testTimeout,
    restoreMocks: true,
  }
  return { plugins, test }
}
