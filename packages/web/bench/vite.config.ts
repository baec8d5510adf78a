import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from '../build/catalogue.plugin.ts'
import { withoutChartProse } from '../build/chart-prose.plugin.ts'
import siteConfig from '../vite.config.ts'

/** The folder of the page, beside the built site. */
const folder = 'bench-grid'

/** The page on which grids are compared: built like the site, but not part of it. */
export default defineConfig((environment) => {
  const { build, css, define, resolve } = siteConfig(environment)
  return {
    root: import.meta.dirname,
    base: `/${folder}/`,
    publicDir: false,
    plugins: [catalogues(), react(), withoutChartProse()],
    define: { ...define },
    resolve: { ...resolve },
    css: { ...css },
    build: {
      ...build,
      rolldownOptions: {
        input: ['index.html', 'probe.ts'].map((file) => path.join(import.meta.dirname, file)),
        output: {
          entryFileNames: ({ name }) => (name === 'probe' ? 'probe.js' : 'assets/[name]-[hash].js'),
        },
      },
      outDir: path.join(import.meta.dirname, '../.vite/bench-grid', folder),
      emptyOutDir: true,
    },
  }
})
