import path from 'node:path'
import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'

const configFile = path.resolve(import.meta.dirname, '../vite.config.ts')

/** Those of our own plugins that a build in a mode would use. */
async function pluginsOf(mode: string) {
  const { plugins } = await resolveConfig({ configFile, mode, logLevel: 'silent' }, 'build', mode)
  const names = plugins.map(({ name }) => name)
  return names.filter((name) => name === 'chart-coverage' || name === 'croupier:module-report')
}

describe('the hook that tells what charts do', () => {
  it('is in no build but that of the coverage, which is not weighed', async () => {
    expect([await pluginsOf('production'), await pluginsOf('chart-coverage')]).toEqual([
      ['croupier:module-report'],
      ['chart-coverage'],
    ])
  })
})
