import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { chartCoverageMode } from './chart-coverage.plugin.ts'
import { renderedStartName } from './rendered-start.plugin.ts'

/** One built script. Files are named as in the build, modules from the repository's root. */
export interface ChunkReport {
  /** Its name without the hash. */
  readonly name: string
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** The scripts that it imports at once. */
  readonly imports: readonly string[]
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
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'build' && mode !== chartCoverageMode && !isSsrBuild,
    configResolved: (config) => {
      root = config.root
    },
    async writeBundle(_options, bundle) {
      const report: Record<string, ChunkReport> = {}
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'asset') {
          if (!output.names.includes(renderedStartName)) continue
          report[file] = { name: 'rendered.start', modules: [], styles: [], imports: [] }
          continue
        }
        report[file] = {
          name: chunkName(output),
          modules: output.moduleIds.map((id) => moduleName(root, id)),
          styles: [...(output.viteMetadata?.importedCss ?? [])],
          imports: output.imports,
        }
      }
      await mkdir(path.join(root, '.vite'), { recursive: true })
      await writeFile(path.join(root, '.vite/modules.json'), `${JSON.stringify(report, null, 2)}\n`)
    },
  }
}

function chunkName({
  facadeModuleId,
  name,
}: {
  facadeModuleId: string | null
  name: string
}): string {
  const [, locale, file] = /^\0catalogue:(\w+)\/(\w+)$/.exec(facadeModuleId ?? '') ?? []
  return locale === undefined ? name : `words-${file}-${locale}`
}

/**
 * A module's name, from the repository's root.
 * @param root the folder of the package that is built
 */
export function moduleName(root: string, id: string): string {
  const repository = path.dirname(path.dirname(root))
  // Modules that a plugin makes up begin with a null character.
  return path.relative(repository, path.resolve(root, id.replace('\0', '')))
}
