import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../run.mjs'
import { plantInto } from './fault.planting.ts'
import { faultPlugin, plantedFault } from './fault.plugin.ts'
import { faultOf } from './faults.ts'

const fault = faultOf('rest-ten-times-as-long')
const file = path.join(root, fault.file)
const source = readFileSync(file, 'utf8')
const { transform } = faultPlugin(() => [fault])

describe('a fault is planted', () => {
  it('into its own file, in whatever form the file is requested', () => {
    const planted = { code: plantInto(source, fault), map: null }
    expect([transform(source, file), transform(source, `${file}?v=1`)]).toEqual([planted, planted])
  })

  it('together with others into the same file', () => {
    const file = path.join(root, 'packages/lamp.ts')
    const changes = [
      { id: 'red', file: 'packages/lamp.ts', code: 'a = 1', replacement: 'a = 2' },
      { id: 'green', file: 'packages/lamp.ts', code: 'b = 1', replacement: 'b = 3' },
      { id: 'other', file: 'packages/other.ts', code: 'a = 1', replacement: 'a = 4' },
    ]
    expect(faultPlugin(() => changes).transform('a = 1; b = 1', file)?.code).toBe('a = 2; b = 3')
  })

  it('into no other file', () => {
    expect(transform(source, `${file}.map`)).toBeNull()
    expect(transform(source, path.join(root, 'qr-payment.rules.ts'))).toBeNull()
  })

  it('never if its code is gone', () => {
    expect(() => transform('', file)).toThrow("stale change 'rest-ten-times-as-long'")
  })

  it('before any other plugin has changed the file', async () => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      plugins: [faultPlugin(() => [fault])],
      server: { middlewareMode: true, watch: null, ws: false },
    })
    try {
      const { restAfter } = await server.ssrLoadModule(file)
      expect(restAfter(0, null)).toBe(20_000)
    } finally {
      await server.close()
    }
  })
})

describe('the environment of a run', () => {
  it('plants nothing if it names no faults', () => {
    expect(plantedFault({})).toEqual({ plugins: [], settings: {} })
  })

  it('decides at each load of a file which fault is planted', () => {
    const environment = { CROUPIER_FAULT: '[]' }
    const { plugins, settings } = plantedFault(environment)
    const load = () => plugins.map((plugin) => plugin.transform(source, file)?.code)
    const without = load()
    environment.CROUPIER_FAULT = JSON.stringify([fault])
    expect([without, load(), settings]).toEqual([
      [undefined],
      [plantInto(source, fault)],
      { cache: false, experimental: { fsModuleCache: false } },
    ])
  })
})
