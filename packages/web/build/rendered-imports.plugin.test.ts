import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { renderedImports } from './rendered-imports.plugin.ts'

const sources: Readonly<Record<string, string>> = {
  entry:
    "export const load = () => import('virtual:part')\nexport const other = (name) => import(name)",
  'virtual:part': "export const part = 'loaded'",
}

it('names each module that is imported on demand, from the root of the repository', async () => {
  const built = await build({
    root: path.join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, write: false, rolldownOptions: { input: ['entry'] } },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? `\0${id}` : null),
        load: (id) => sources[id.slice(1)] ?? null,
      },
      renderedImports(),
    ],
  })
  const code = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const text = code.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  expect(text).toContain('globalThis.importedModules?.add("packages/web/virtual:part")')
  expect(text).toContain('import(name)')
})
