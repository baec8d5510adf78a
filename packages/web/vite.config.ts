import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './build/catalogue.plugin.ts'
import { moduleReport } from './build/module-report.plugin.ts'

/** The oldest browsers that members use: Android 7, LINE's in-app browser, iOS 16.4. */
const oldestBrowsers = ['chrome119', 'safari16.4', 'firefox128']

/** Where `npm run dev` has the services and the control room. */
const backend = process.env.CROUPIER_BACKEND

export default defineConfig({
  root: import.meta.dirname,
  plugins: [catalogues(), react(), moduleReport()],
  resolve: {
    alias: [
      {
        // Messages are compiled when the site is built; the parser would be 7 KiB for nothing.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: { proxy: backend ? proxied(backend) : {} },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    // Nothing inline: the content security policy of the pages allows no data or inline sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})

/** What the site's own server answers besides pages; the last is the link that opens a world. */
function proxied(target: string) {
  const paths = ['/_/', '/__mock', '/site.json', '^/\\?(.*&)?world=']
  return Object.fromEntries(paths.map((path) => [path, { target }]))
}
