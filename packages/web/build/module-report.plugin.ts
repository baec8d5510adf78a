import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { chartCoverageMode } from './chart-coverage.plugin.ts'

/** One built script. Files are named as in the build, modules from the repository's root. */
export interface ChunkReport {
  /** Its name without the hash. */
  readonly name: string
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

export type ModuleReport = Readonly<Record<string, ChunkReport>>

/**
 * Writes a report beside the build that lists what every script contains and loads, so that the size check can
 * name unwanted modules.
 */
export function moduleReport(): Plugin {
  let root = ''
  return {
    name: 'croupier:module-report',
    apply: (_, { command, mode }) => command === 'build' && mode !== chartCoverageMode,
    configResolved: (config) => {
      root = config.root
    },
    async writeBundle(_options, bundle) {
      const repository = path.dirname(path.dirname(root))
      const named = (id: string) => path.relative(repository, path.resolve(root, plain(id)))
      const report: Record<string, ChunkReport> = {}
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue
        report[file] = {
          name: output.name,
          modules: output.moduleIds.map(named),
          styles: [...(output.viteMetadata?.importedCss ?? [])],
        }
      }
      await mkdir(path.join(root, '.vite'), { recursive: true })
      await writeFile(path.join(root, '.vite/modules.json'), `${JSON.stringify(report, null, 2)}\n`)
    },
  }
}

/** The ids of virtual modules start with a null character. */
function plain(id: string): string {
  return id.replace('\0', '')
}
