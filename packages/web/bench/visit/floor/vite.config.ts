import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import siteConfig from '../../../vite.config.ts'

const folder = path.join(import.meta.dirname, '../../../.vite/bench-visit')

/** The floor page, built for the same browsers and served as the site is; and beside it the probe. */
export default defineConfig((environment) => {
  const { build, resolve } = siteConfig(environment)
  const isProbe = environment.mode === 'probe'
  return {
    root: import.meta.dirname,
    publicDir: isProbe ? false : path.join(import.meta.dirname, '../../../public'),
    plugins: [react()],
    resolve: { ...resolve },
    build: {
      ...build,
      rolldownOptions: {
        input: path.join(import.meta.dirname, isProbe ? '../probe.ts' : 'index.html'),
        output: isProbe
          ? { format: 'iife' as const, entryFileNames: 'probe.js' }
          : { entryFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' },
      },
      outDir: path.join(folder, isProbe ? 'probe' : 'floor'),
      emptyOutDir: true,
    },
  }
})
