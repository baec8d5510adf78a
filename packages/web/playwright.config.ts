import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env.CROUPIER_E2E_PORT ?? 4273)
const browser = process.env.CROUPIER_BROWSER
const isRoot = process.getuid?.() === 0

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
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      },
    },
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
