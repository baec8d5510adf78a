import path from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import site from '../vite.config.ts'

// The site's days are those of Bangkok: where a machine stands must not matter.
process.env.TZ = 'America/Los_Angeles'

/** Runs the stories on drawn screens and writes what they show; `npm run gallery` starts it. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    root: path.dirname(import.meta.dirname),
    oxc: { jsx: { development: false } },
    test: {
      name: 'gallery',
      environment: 'happy-dom',
      env: { NODE_ENV: 'production' },
      include: ['stories/**/*.story.ts'],
      setupFiles: ['gallery/gallery.setup.ts'],
      // The style sheets of the build name the classes in the same way.
      css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
      isolate: false,
      maxWorkers: '100%',
      pool: 'threads',
      testTimeout: 180_000,
    },
  }),
)
