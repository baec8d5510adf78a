// The configuration of browser tests that look for a fault: only the members' site, each test once.
import { fileURLToPath } from 'node:url'
import members from '../../packages/web/playwright.config.ts'

const servers = [members.webServer ?? []].flat()

export default {
  ...members,
  testDir: fileURLToPath(new URL('../../packages/web/e2e', import.meta.url)),
  retries: 0,
  reporter: 'json' as const,
  webServer: servers.filter(({ command }) => command.includes('packages/mock-server/')),
}
