import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchOptions, sizes } from './e2e/support/browser.options.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env.CROUPIER_E2E_PORT ?? 4273)

/** The site is what members get: the built one, served by the mock server. `npm run e2e` builds it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(repository, 'test-results'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: path.join(repository, 'reports/browser.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: launchOptions(process.env.CROUPIER_BROWSER),
  },
  projects: [
    { name: 'desktop', use: sizes.desktop },
    { name: 'phone', use: sizes.phone },
  ],
  webServer: {
    command: 'node --import tsx packages/mock-server/src/main.ts',
    cwd: repository,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/site.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
