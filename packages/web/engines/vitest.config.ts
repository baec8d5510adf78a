import { defineConfig } from 'vitest/config'

// Fixes the time zone, because the machine's location must not matter.
process.env.TZ = 'America/Los_Angeles'

/** The tests of engines other than Chromium. `npm run engines` provides what they need. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'engines',
    include: ['**/*.engine.ts'],
    exclude: ['*.engine.ts'],
    // A covered window may not be drawn, and each browser keeps a core busy.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 300_000,
  },
})
