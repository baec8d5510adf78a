import type { Plugin } from 'vite'
import { moduleName } from './module-report.plugin.ts'

const dynamicImport = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g

/**
 * Records each dynamically imported module in `globalThis.importedModules`. The renderer of pages reads it to know which
 * files the browser will need.
 */
export function renderedImports(): Plugin {
  let root = ''
  return {
    name: 'croupier:rendered-imports',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    async transform(code, importer) {
      const matches = [...code.matchAll(dynamicImport)]
      if (matches.length === 0 || importer.includes('/node_modules/')) return null
      let noted = ''
      let end = 0
      for (const match of matches) {
        const [text, , request = ''] = match
        const resolved = await this.resolve(request, importer)
        const name = resolved && JSON.stringify(moduleName(root, resolved.id))
        noted += code.slice(end, match.index)
        noted += name ? `(globalThis.importedModules?.add(${name}), ${text})` : text
        end = match.index + text.length
      }
      return { code: noted + code.slice(end), map: null }
    },
  }
}
