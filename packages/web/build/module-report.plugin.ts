import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What each built file is made of: its modules, by path from the repository's root. */
export type ModuleReport = Record<string, { modules: string[]; imports: string[] }>

/**
 * Writes beside the build, not into it, which modules every chunk holds, so that the size check can
 * name what should not have been loaded.
 */
export function moduleReport(): Plugin {
  let root = ''
  return {
    name: 'croupier:module-report',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async writeBundle(_options, bundle) {
      const repository = path.resolve(root, '../..')
      const report: ModuleReport = {}
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue
        const modules = output.moduleIds.map((id) =>
          path.relative(repository, id.replace('\0', '')),
        )
        report[file] = { modules, imports: output.imports }
      }
      await mkdir(path.join(root, '.vite'), { recursive: true })
      await writeFile(path.join(root, '.vite/modules.json'), `${JSON.stringify(report, null, 2)}\n`)
    },
  }
}
