import { defineConfig } from 'vitest/config'

// Days are those of Bangkok: where a machine stands must not matter.
process.env.TZ = 'America/Los_Angeles'

/** The tests of other engines than Chromium; `npm run engines` provides what they need. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'engines',
    include: ['**/*.engine.ts'],
    exclude: ['*.engine.ts'],
    // A window that lies under another one may be drawn no more, and each keeps a core busy.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 300_000,
  },
})
