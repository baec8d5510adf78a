import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { waitForBackend } from './build/backend-restart.plugin.ts'
import { catalogues } from './build/catalogue.plugin.ts'
import { chartCoverage } from './build/chart-coverage.plugin.ts'
import { withoutChartProse } from './build/chart-prose.plugin.ts'
import { classNames } from './build/class-names.ts'
import { exchangeFlows } from './build/flow-exchange.plugin.ts'
import { moduleReport } from './build/module-report.plugin.ts'
import { renderedImports } from './build/rendered-imports.plugin.ts'
import { renderedStart } from './build/rendered-start.plugin.ts'
import { groupOf } from './build/script-groups.ts'

/** The oldest browsers that members use: Android 7, LINE's in-app browser, iOS 16.4. */
const oldestBrowsers = ['chrome119', 'safari16.4', 'firefox128']

/** Where `npm run dev` has the services and the control room. */
const backend = process.env.CROUPIER_BACKEND

/** What the site's own server answers besides pages; the last is the link that opens a world. */
const serverPaths = [
  '/_/',
  '/__mock',
  '/adapters/',
  '/manifest.webmanifest',
  '/pictures/',
  '/site.json',
  '/speed-reports',
  '^/\\?(.*&)?world=',
]

/**
 * Members' files are named by their marks alone: the entry names every file that may follow it, and names
 * with marks do not compress.
 */
const shortNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
}

const membersOutput = {
  ...shortNames,
  // A page asks for few files, and for all of them at once. The groups know one entry: the build with the
  // inspector has two.
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: groupOf, debugName: 'groups' }],
  },
}

/** The mode of the build for developers, with the inspector and its page. */
const inspectorMode = 'inspector'

export default defineConfig(({ command, isSsrBuild = false, mode }) => ({
  root: import.meta.dirname,
  define: { __HAS_INSPECTOR__: command === 'serve' || mode === inspectorMode },
  plugins: [
    backend ? waitForBackend(backend, serverPaths) : [],
    catalogues(),
    exchangeFlows(),
    react(),
    chartCoverage(),
    // The inspector shows the prose, and what developers load is not weighed.
    mode === inspectorMode ? [] : [withoutChartProse(), renderedStart(), moduleReport()],
    isSsrBuild ? renderedImports() : [],
  ],
  resolve: {
    alias: [
      {
        // Messages are compiled when the site is built; the parser would be 7 KiB for nothing.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // Documents are sent as they are written: nothing needs a parser of GraphQL.
      { find: /^graphql$/, replacement: '@croupier/core/graphql-package' },
      // React 19 has the hook that the shim stands in for.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'react',
      },
    ],
  },
  css: { modules: { generateScopedName: classNames(path.join(import.meta.dirname, 'src')) } },
  server: { proxy: backend ? proxied(backend) : {} },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    // Nothing inline: the content security policy of the pages allows no data or inline sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: inputOf(mode, isSsrBuild),
      output: outputOf(mode, isSsrBuild),
    },
    copyPublicDir: !isSsrBuild,
  },
  // The renderer of pages runs beside the build, with the same aliases.
  ssr: isSsrBuild ? { noExternal: true } : {},
}))

function outputOf(mode: string, isSsrBuild: boolean) {
  // Rendered pages name the pictures of the members' build.
  if (isSsrBuild) return { assetFileNames: shortNames.assetFileNames }
  return mode === inspectorMode ? {} : membersOutput
}

function inputOf(mode: string, isSsrBuild: boolean): string[] {
  if (isSsrBuild) return ['src/asked.games.ts', 'src/prerender.tsx']
  return mode === inspectorMode ? ['index.html', 'inspector.html'] : ['index.html']
}

function proxied(target: string) {
  return Object.fromEntries(serverPaths.map((path) => [path, { target }]))
}
