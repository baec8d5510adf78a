import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './build/catalogue.plugin.ts'
import { moduleReport } from './build/module-report.plugin.ts'

/** The oldest browsers that members use: Android 7, LINE's in-app browser, iOS 16.4. */
const oldestBrowsers = ['chrome119', 'safari16.4', 'firefox128']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [catalogues(), react({ compiler: true }), moduleReport()],
  resolve: {
    alias: [
      {
        // Messages are compiled when the site is built; the parser would be 7 KiB for nothing.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    // Nothing inline: the content security policy of the pages allows no data or inline sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
