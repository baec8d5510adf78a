import path from 'node:path'
import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'

const configFile = path.resolve(import.meta.dirname, '../vite.config.ts')

/** Our own plugins that a build in this mode would use. */
async function pluginsOf(mode: string) {
  const { plugins } = await resolveConfig({ configFile, mode, logLevel: 'silent' }, 'build', mode)
  const names = plugins.map(({ name }) => name)
  return names.filter((name) => name === 'chart-coverage' || name === 'croupier:module-report')
}

describe('the hook that reports what charts do', () => {
  it('is only in the coverage build, which is not measured', async () => {
    expect([await pluginsOf('production'), await pluginsOf('chart-coverage')]).toEqual([
      ['croupier:module-report'],
      ['chart-coverage'],
    ])
  })
})
