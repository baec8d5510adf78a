import path from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'

const configFile = path.resolve(import.meta.dirname, '../vite.config.ts')

// The main entry of the shim's package logs a warning when the site runs from its sources.
it('libraries that import the shim of a hook get React’s own hook', async () => {
  const { resolve } = await resolveConfig({ configFile, logLevel: 'silent' }, 'serve')
  const replacementOf = (wanted: string) =>
    resolve.alias.find(({ find }) => find instanceof RegExp && find.test(wanted))?.replacement
  const entries = ['shim', 'shim/index.js', 'shim/with-selector']
  expect(entries.map((entry) => replacementOf(`use-sync-external-store/${entry}`))).toEqual([
    'react',
    'react',
    'use-sync-external-store/with-selector.js',
  ])
})
