import path from 'node:path'
import { defineConfig, type Plugin, type PluginOption } from 'vite'
import siteConfig from '../../vite.config.ts'

/** What changes in the release, as a part of the module's name; and where the build goes. */
const { CROUPIER_RELEASE_CHANGES: changed = '', CROUPIER_RELEASE_FOLDER: folder = '' } = process.env

/** The members' build of a release in which one module does one thing more. */
export default defineConfig(async (environment) => {
  const config = siteConfig(environment)
  return {
    ...config,
    // The report beside the build is that of the members' build, which is weighed.
    plugins: [await withoutReport(config.plugins ?? []), oneChange()],
    build: { ...config.build, outDir: path.resolve(folder), emptyOutDir: true },
  }
})

async function withoutReport(plugins: PluginOption[]): Promise<PluginOption[]> {
  const kept: PluginOption[] = []
  for (const option of plugins) {
    const plugin = await option
    if (Array.isArray(plugin)) kept.push(await withoutReport(plugin))
    else if (plugin && plugin.name !== 'croupier:module-report') kept.push(plugin)
  }
  return kept
}

function oneChange(): Plugin {
  let count = 0
  return {
    name: 'croupier:one-change',
    enforce: 'post',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(changed)) return null
      count += 1
      return `${code}\nglobalThis.release = 2\n`
    },
    buildEnd() {
      if (count === 0) this.error(`no module ends with ${changed}`)
    },
  }
}
