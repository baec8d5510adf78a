import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchOptions, ports, sizes } from './e2e/support/browser.options.ts'
import { leftToOthers } from './e2e/support/matrix.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * `npm run test:full` looks at everything on both sizes in both languages, where a title does not name one
 * of them; `npm test` at each in one.
 */
const isWhole = process.env.CROUPIER_MATRIX === 'all'

/**
 * The site is what members get: the built one, served by the mock server. `npm run e2e` builds it. Only
 * the inspector is tested on the site that `npm start` builds and serves.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The site that `npm run coverage -- --browser` builds has no rendered pages.
  testIgnore: process.env.CROUPIER_COVERAGE ? '**/rendered-pages.e2e.ts' : [],
  // Texts, which no system draws differently.
  snapshotPathTemplate: '{testDir}/announced/{arg}{ext}',
  outputDir: path.join(repository, 'test-results'),
  // Pages wait for each other's answers, and two cores are busy with three of them.
  workers: 3,
  fullyParallel: true,
  // No test waits for time to pass, but a machine that is busy with ten other things may be slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: path.join(repository, 'reports/browser.json') }]],
  use: {
    baseURL: `http://localhost:${ports.members}`,
    // A trace would make every test an eighth slower: `npm run e2e -- --trace on` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(process.env.CROUPIER_SHELL ?? process.env.CROUPIER_BROWSER),
  },
  projects: [
    {
      name: 'desktop',
      use: sizes.desktop,
      grepInvert: leftToOthers('desktop', isWhole),
    },
    {
      name: 'phone',
      use: sizes.phone,
      grepInvert: leftToOthers('phone', isWhole),
    },
  ],
  webServer: [
    serve('packages/mock-server/src/main.ts', ports.members),
    serve('scripts/start.mjs', ports.developers),
  ],
})

function serve(program: string, at: number) {
  return {
    command: `node --import tsx ${program}`,
    cwd: repository,
    env: { PORT: String(at) },
    url: `http://localhost:${at}/site.json`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  }
}
