import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** The name of the first script of rendered pages, without the hash. */
export const renderedStartName = 'rendered.start.js'

/**
 * Adds the first script of rendered pages to the build. As a second entry it would change how the bundler divides the
 * others.
 */
export function renderedStart(): Plugin {
  let source = ''
  return {
    name: 'croupier:rendered-start',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root }) => {
      source = path.join(root, 'src/rendered.start.ts')
    },
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      const compact = await minify(renderedStartName, code, { module: true })
      this.emitFile({ type: 'asset', name: renderedStartName, source: compact.code })
    },
  }
}
