import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { renderedStart, renderedStartName } from './rendered-start.plugin.ts'

it('the first script of rendered pages is a small file of its own, named by its content', async () => {
  const made = await build({
    root: path.join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [renderedStart()],
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'class-names.ts'),
        output: { assetFileNames: 'assets/[hash:7][extname]' },
      },
    },
  })
  const [{ output = [] } = {}] = [made].flat().filter((one) => 'output' in one)
  const [start] = output.filter(
    (file) => file.type === 'asset' && file.names.includes(renderedStartName),
  )
  expect(start?.fileName).toMatch(/^assets\/[\w-]{7}\.js$/)
  expect(start?.type === 'asset' && String(start.source)).toMatch(/^const .*await import\(/)
})
